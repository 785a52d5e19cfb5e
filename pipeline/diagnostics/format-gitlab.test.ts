import { expect, test } from 'vitest';
import { gitlabReport } from './format-gitlab.ts';
import { settle } from './settle.ts';

const found = (line: number, hint?: string) => ({
  rule: 'link-page-missing' as const,
  message: 'There is no page at "/old".',
  sourcePath: 'pages/a.md',
  range: { start: { line, column: 1 }, end: { line, column: 2 } },
  ...(hint !== undefined && { hint }),
});
const report = (...lines: number[]) =>
  gitlabReport(
    settle(
      lines.map((line) => found(line)),
      [],
    ),
    (sourcePath) => `docs/content/${sourcePath}`,
  ) as { fingerprint: string }[];

// The fields that GitLab asks for: description, check_name, fingerprint, location.path, location.lines.begin, severity.
test('is what a Code Quality report is', () => {
  const [made] = gitlabReport(settle([found(3, 'Did you mean "/new"?')], []), (sourcePath) => `docs/${sourcePath}`);
  expect(made).toEqual({
    description: 'There is no page at "/old". Did you mean "/new"?',
    check_name: 'link-page-missing',
    fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
    severity: 'major',
    location: { path: 'docs/pages/a.md', lines: { begin: 3 } },
  });
});

test('a fingerprint stays when lines move, and no two are the same', () => {
  expect(report(13).map(({ fingerprint }) => fingerprint)).toEqual(report(3).map(({ fingerprint }) => fingerprint));
  expect(new Set(report(3, 4, 5).map(({ fingerprint }) => fingerprint)).size).toBe(3);
});
