import { expect, test } from 'vitest';
import { formatOverview } from './format-overview.ts';
import { settle } from './settle.ts';

const missing = (target: string, line: number) => ({
  rule: 'link-page-missing' as const,
  message: `There is no page at "${target}".`,
  sourcePath: 'pages/a.md',
  range: { start: { line, column: 1 }, end: { line, column: 2 } },
});

test('the rules and the causes that come most often, the most first, and no cause that comes once', () => {
  const found = [
    ...Array.from({ length: 11 }, (_, i) => missing('/old', i + 1)),
    missing('/other', 20),
    { ...missing('', 30), rule: 'image-alt-missing' as const, message: 'The image "![](a)" has no text alternative.' },
  ];
  expect(formatOverview(settle(found, []))).toBe(
    [
      'By rule:',
      '  12  error    link-page-missing',
      '   1  warning  image-alt-missing',
      '',
      'Most often:',
      '  11  There is no page at "/old".  link-page-missing',
      '',
    ].join('\n'),
  );
});
