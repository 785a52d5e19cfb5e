import { expect, test } from 'vitest';
import { type Finding, WHOLE_FILE } from '../diagnostics/diagnostic.ts';
import { oncePerFile } from './once-per-file.ts';

const fault = { rule: 'fields-invalid', message: 'Faulty.', sourcePath: 'a.yaml', range: WHOLE_FILE } as const;

test('a file is read once, and what is wrong with it is told every time', () => {
  const read: string[] = [];
  const lengthOf = oncePerFile(({ path, text }, report) => {
    read.push(path);
    if (text === '') report(fault);
    return text === '' ? undefined : text.length;
  });
  const findings: Finding[] = [];
  const report = (finding: Finding): void => void findings.push(finding);
  const faulty = { path: 'a.yaml', text: '' };
  const good = { path: 'b.yaml', text: 'title' };
  expect([faulty, good, faulty, good].map((file) => lengthOf(file, report))).toEqual([undefined, 5, undefined, 5]);
  expect(findings).toEqual([fault, fault]);
  expect(lengthOf({ ...faulty, text: 'mended' }, report)).toBe(6);
  expect(read).toEqual(['a.yaml', 'b.yaml', 'a.yaml']);
});

test('work that was ended begins anew', () => {
  let isOver = true;
  const read = oncePerFile(() => {
    if (isOver) throw new Error('too long');
    return 1;
  });
  const file = { path: 'a.yaml', text: '' };
  const unreported = ({ message }: Finding): void => expect.unreachable(message);
  expect(() => read(file, unreported)).toThrow('too long');
  isOver = false;
  expect(read(file, unreported)).toBe(1);
});
