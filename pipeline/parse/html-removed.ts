// What is said of HTML that is taken out. Components of other tools look like HTML: what they hold is shown, and who moves
// pages here has a hundred of them, so they are told apart from what an author meant as text (`<Nome>`).
import type { Span } from '../diagnostics/line-index.ts';
import { isOpaque } from './html-tags.ts';
import { componentsOf } from './other-markup.ts';
import { report, type Source } from './source.ts';

const isPascal = (name: string): boolean => /^[A-Z]/.test(name) && /[a-z]/.test(name);

/** The name of a tag as its author wrote it. */
export const writtenName = (tag: string): string => /^<\/?([A-Za-z][\w-]*)/.exec(tag)?.[1] ?? '';

/** Whether nothing of what an element holds is to be read. `<Title>` and `<Math>` are components, or words. */
export const holdsNoText = (name: string, tag: string): boolean =>
  isOpaque(name) && (name === 'script' || name === 'style' || !isPascal(writtenName(tag)));

/** Reports a tag that is taken out. */
export function reportRemovedTag(name: string, { start, end }: Span, source: Source): void {
  const tag = source.lines.text.slice(start, end);
  if (isComponent(tag, source)) {
    const message = `The component "${tag}" means nothing here.`;
    const hint = DIRECTIVE_OF[name] ?? 'What it holds is shown. Write it in Markdown, or as a directive.';
    report(source, { rule: 'markup-unread', message, start, end, hint });
  } else {
    const message = `HTML element "${tag}" was taken out.`;
    report(source, { rule: 'html-removed', message, start, end, hint: hintFor(name, tag) });
  }
}

/** Whether a closing tag ends what was reported where it began, as text: `<Card style={{…}}>`. */
export const endsReported = (tag: string, source: Source): boolean => componentsOf(source).opened.has(writtenName(tag));

/** One is told by its spelling, and by an attribute, an end of its own or a slash: `<Nome>` alone is a word. */
function isComponent(tag: string, source: Source): boolean {
  const name = writtenName(tag);
  return isPascal(name) && (/[\s/]/.test(tag) || componentsOf(source).closed.has(name));
}

const DIRECTIVE_OF: Readonly<Record<string, string>> = {
  tabs: 'Write "::::tabs" around ":::tab[Label]".',
  tabitem: 'Write ":::tab[Label]" within "::::tabs".',
  tab: 'Write ":::tab[Label]" within "::::tabs".',
  admonition: 'Write ":::note[Title]".',
  details: 'Write ":::details[Title]".',
  card: 'Write ":::card[Title]{href="…"}" within "::::cards".',
};

function hintFor(name: string, text: string): string {
  if (name === 'a')
    return 'Write a Markdown link: [text](address). For an anchor, set the heading’s id: ## Heading {#id}.';
  if (['b', 'strong'].includes(name)) return 'Write **text**.';
  if (['i', 'em'].includes(name)) return 'Write *text*.';
  if (['video', 'iframe'].includes(name)) return 'Use the directive :::video.';
  return `To show it as text, write \`${text}\` between backticks or begin it with "\\<".`;
}
