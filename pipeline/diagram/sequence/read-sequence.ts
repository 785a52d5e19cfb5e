import type { Arrowhead } from '../arrowhead.ts';
import { labelLines } from '../label-lines.ts';
import type { Sequence, Step } from './sequence.ts';

/** What is read of mermaid's SequenceDB. */
interface SequenceDb {
  getActors(): Map<string, { description: string; type: string }>;
  getBoxes(): { name?: string; actorKeys: string[] }[];
  getCreatedActors(): Map<string, number>;
  getDestroyedActors(): Map<string, number>;
  getMessages(): SequenceMessage[];
  readonly LINETYPE: Record<string, number>;
  readonly PLACEMENT: { LEFTOF: number; RIGHTOF: number };
}

interface SequenceMessage {
  readonly type: number;
  readonly from?: string;
  readonly to?: string;
  readonly message?: string | { visible: boolean; start?: number; step?: number };
  readonly placement?: number;
  readonly centralConnection?: number;
}

interface Arrow {
  readonly dotted: boolean;
  readonly head: Arrowhead;
  readonly tail: Arrowhead;
}

const ARROWS: Record<string, Arrow> = {
  SOLID: { dotted: false, head: 'filled', tail: 'none' },
  DOTTED: { dotted: true, head: 'filled', tail: 'none' },
  SOLID_OPEN: { dotted: false, head: 'none', tail: 'none' },
  DOTTED_OPEN: { dotted: true, head: 'none', tail: 'none' },
  SOLID_CROSS: { dotted: false, head: 'cross', tail: 'none' },
  DOTTED_CROSS: { dotted: true, head: 'cross', tail: 'none' },
  SOLID_POINT: { dotted: false, head: 'open', tail: 'none' },
  DOTTED_POINT: { dotted: true, head: 'open', tail: 'none' },
  BIDIRECTIONAL_SOLID: { dotted: false, head: 'filled', tail: 'filled' },
  BIDIRECTIONAL_DOTTED: { dotted: true, head: 'filled', tail: 'filled' },
};

const OPENINGS: Record<string, string> = {
  LOOP_START: 'loop',
  ALT_START: 'alt',
  OPT_START: 'opt',
  PAR_START: 'par',
  PAR_OVER_START: 'par',
  CRITICAL_START: 'critical',
  BREAK_START: 'break',
};

const DIVISIONS: Record<string, string> = { ALT_ELSE: 'else', PAR_AND: 'and', CRITICAL_OPTION: 'option' };

/** Undefined where the diagram uses something that is not drawn here; leaving it out would tell another story. */
export function readSequence(db: object): Sequence | undefined {
  if (!isSequenceDb(db)) return undefined;
  if (db.getCreatedActors().size > 0 || db.getDestroyedActors().size > 0) return undefined;
  const steps = readSteps(db);
  if (!steps) return undefined;
  const actors = [...db.getActors()].map(([id, { description, type }]) => ({
    id,
    kind: type,
    label: labelLines(description),
  }));
  const groups = db.getBoxes().map(({ name, actorKeys }) => ({ label: labelLines(name ?? ''), actors: actorKeys }));
  return actors.length > 0 ? { actors, groups, steps } : undefined;
}

function readSteps(db: SequenceDb): Step[] | undefined {
  const names = new Map(Object.entries(db.LINETYPE).map(([name, value]) => [value, name]));
  const steps: Step[] = [];
  let numbering: { next: number; step: number } | undefined;
  for (const message of db.getMessages()) {
    const name = names.get(message.type) ?? '';
    if (name === 'AUTONUMBER') {
      const { visible, start, step } = typeof message.message === 'object' ? message.message : { visible: false };
      numbering = visible ? { next: start ?? numbering?.next ?? 1, step: step ?? numbering?.step ?? 1 } : undefined;
      continue;
    }
    const step = readStep(db, message, name, numbering?.next);
    if (!step) return undefined;
    if (step.kind === 'message' && numbering) numbering.next += numbering.step;
    steps.push(step);
  }
  return steps;
}

function readStep(db: SequenceDb, message: SequenceMessage, name: string, number?: number): Step | undefined {
  const { from = '', to = '' } = message;
  const text = labelLines(typeof message.message === 'string' ? message.message : '');
  const arrow = ARROWS[name];
  if (arrow) {
    if (message.centralConnection) return undefined;
    return { kind: 'message', from, to, text, ...arrow, ...(number === undefined ? {} : { number }) };
  }
  const opening = OPENINGS[name];
  if (opening) return { kind: 'open', word: opening, text };
  const division = DIVISIONS[name];
  if (division) return { kind: 'divide', word: division, text };
  if (name === 'NOTE') return { kind: 'note', from, to, side: sideOf(db, message.placement), text };
  // The text of a rect is its colour, which the stylesheet decides here.
  if (name === 'RECT_START') return { kind: 'shade' };
  if (name.endsWith('_END') && name !== 'ACTIVE_END') return { kind: 'close' };
  if (name === 'ACTIVE_START') return { kind: 'activate', actor: from };
  if (name === 'ACTIVE_END') return { kind: 'deactivate', actor: from };
  return undefined;
}

function sideOf({ PLACEMENT }: SequenceDb, placement: number | undefined): 'left' | 'right' | 'over' {
  if (placement === PLACEMENT.LEFTOF) return 'left';
  return placement === PLACEMENT.RIGHTOF ? 'right' : 'over';
}

function isSequenceDb(db: object): db is SequenceDb {
  return 'getMessages' in db && 'getActors' in db && 'LINETYPE' in db;
}
