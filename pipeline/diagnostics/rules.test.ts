import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { NETWORK_RULES, RULES, type RuleId } from './rules.ts';

const fixtures = fileURLToPath(new URL('../fixtures/', import.meta.url));
const docs = fileURLToPath(new URL('../../docs/pages/rules/', import.meta.url));
const ids = Object.keys(RULES) as RuleId[];

describe('each rule that content can break has a fixture of its name', () => {
  test.each(ids.filter((id) => !NETWORK_RULES.includes(id)))('%s', (id) => {
    const { severity } = RULES[id];
    const diagnostics = readFileSync(`${fixtures}${id}/diagnostics.txt`, 'utf8');
    expect(diagnostics).toMatch(new RegExp(`^\\S.*:\\d+:\\d+ {2}${severity} {2}.* {2}${id}$`, 'm'));
  });
});

describe('each rule has a page of documentation that agrees with the table', () => {
  test.each(ids)('%s', (id) => {
    const { severity, summary } = RULES[id];
    const page = readFileSync(`${docs}${id}.md`, 'utf8');
    expect(page.split('\n')[0]).toBe(`# ${id}`);
    expect(page).toContain(`\n${summary}\n`);
    expect(page).toContain(`Default: **${severity}**.`);
    for (const heading of ['Why', 'Wrong', 'Right', 'Severity']) expect(page).toContain(`\n## ${heading}\n`);
    const [, wrong = '', right = ''] = page.split(/\n## (?:Wrong|Right)\n/);
    expect(wrong).toMatch(/^(?:```|~~~)/m);
    expect(right.split('\n## Severity')[0]).toMatch(/^(?:```|~~~)/m);
    expect(page).toContain(`  ${id}: ${severity === 'error' ? 'warning' : 'error'}\n`);
  });

  test('there is no page of a rule that is gone', () => {
    expect(readdirSync(docs).sort()).toEqual([...ids.map((id) => `${id}.md`), 'index.md'].sort());
  });
});

test('the table is in order, and each sentence is one', () => {
  for (const { summary } of Object.values(RULES)) expect(summary).toMatch(/^[A-Za-z].*\.$/);
  expect(existsSync(docs)).toBe(true);
});
