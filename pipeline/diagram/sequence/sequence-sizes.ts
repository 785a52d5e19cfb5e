import { type MeasuredText, measureText, SMALL } from '../measured-text.ts';

/** How far the loop of a message to oneself goes out. */
export const SELF_WIDTH = 34;
const MESSAGE_WIDTH = 190;
const NOTE_WIDTH = 200;
const NOTE_PAD = 24;

/**
 * Texts are broken so that a few of them do not make the drawing too wide to be read on a page. Once the actors have
 * their places, a text takes all of the room (`available`) between them.
 */
export function messageText(text: readonly string[], span: number, available = 0): MeasuredText {
  return measureText(text, SMALL, Math.max(MESSAGE_WIDTH * Math.max(1, span), available));
}

export function noteSize(
  text: readonly string[],
  span: number,
  available = 0,
): { text: MeasuredText; width: number; height: number } {
  const measured = measureText(text, SMALL, Math.max(NOTE_WIDTH * Math.max(1, span), available - NOTE_PAD));
  return { text: measured, width: measured.width + NOTE_PAD, height: measured.height + 14 };
}
