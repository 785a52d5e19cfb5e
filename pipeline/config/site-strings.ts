// `lang:` and `strings:` of site.yaml: the words of a language, and the author's in place of some of them.
import { placeholdersIn } from '../../schemas/fill-in.ts';
import type { Strings } from '../../schemas/types.ts';
import { didYouMean } from '../diagnostics/nearest.ts';
import { languageTag, wordsOf } from '../languages/language.ts';
import type { Words } from '../languages/words.ts';
import type { YamlPath } from './parse-yaml.ts';

/** Of words and groups of them, as many as their author gives. */
type Some<Group> = { readonly [Key in keyof Group]?: Group[Key] extends string ? string : Some<Group[Key]> };

/** Says what is wrong at a key of site.yaml. */
type Problem = (message: string, path: YamlPath, hint: string | undefined) => void;

/** The language of a site. What is no language is reported, and the default stands in its place. */
export function siteLanguage(written: string, problem: Problem): string {
  const tag = languageTag(written);
  if (tag !== undefined) return tag;
  const meant = languageTag(written.trim().replace(/_/g, '-'));
  const hint = meant === undefined ? 'Write a tag of BCP 47, as "pt-BR", "en" or "de-AT".' : `Did you mean "${meant}"?`;
  problem(`"${written}" is not the tag of a language.`, ['lang'], hint);
  return 'pt-BR';
}

/** The words of a language, with those of the author in their place, each held to what it is filled in with. */
export function siteWords(lang: string, written: Some<Strings>, problem: Problem): Words {
  const merge = <Group extends object>(own: Group, given: Some<Group>, path: YamlPath): Group => {
    const merged = Object.entries(own).map(([key, word]) => {
      const instead: unknown = given[key as keyof Group];
      if (instead === undefined) return [key, word];
      if (typeof word !== 'string') return [key, merge(word, instead as object, [...path, key])];
      checkPlaceholders(String(instead), word, [...path, key], problem);
      return [key, instead];
    });
    return Object.fromEntries(merged) as Group;
  };
  return merge(wordsOf(lang), written as Some<Words>, ['strings']);
}

function checkPlaceholders(written: string, own: string, path: YamlPath, problem: Problem): void {
  const name = path.join('.');
  const known = placeholdersIn(own);
  const has = new Set(placeholdersIn(written));
  const unknown = [...has].filter((each) => !known.includes(each));
  for (const each of unknown) {
    const all = known.length === 0 ? 'nothing' : known.map((one) => `{${one}}`).join(', ');
    problem(`"${name}" has nothing for {${each}}.`, path, didYouMean(each, known) ?? `It is filled in with ${all}.`);
  }
  // One that is there in another spelling is not missing besides.
  if (unknown.length > 0) return;
  for (const each of known)
    if (!has.has(each)) problem(`"${name}" leaves {${each}} out.`, path, `Write it as in "${own}".`);
}
