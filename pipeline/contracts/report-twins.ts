import { type Report, WHOLE_FILE } from '../diagnostics/diagnostic.ts';

/** What is made of two files bears their one name: `a.yaml` and `a.yml`. */
export function reportTwins(sourcePaths: Iterable<string>, report: Report): void {
  const named = new Map<string, string>();
  for (const sourcePath of sourcePaths) {
    const name = sourcePath.replace(/\.ya?ml$/, '');
    const twin = named.get(name);
    named.set(name, twin ?? sourcePath);
    if (twin === undefined) continue;
    report({
      rule: 'output-collision',
      message: `"${sourcePath}" would be published as "data/${name}.json", which is taken by "${twin}".`,
      sourcePath,
      range: WHOLE_FILE,
      hint: 'Rename it.',
    });
  }
}
