// Options of how findings are reported, which several commands have.
import { InvalidArgumentError, Option } from 'commander';
import { didYouMean } from '../diagnostics/nearest.ts';
import { isRuleId, RULES } from '../diagnostics/rules.ts';
import { FORMATS } from './formats.ts';

export const formatOption = (): Option =>
  new Option('--format <format>', 'how problems are printed').choices(FORMATS).default('pretty');

export const strictOption = (): Option =>
  new Option('--strict', 'end with exit code 1 on warnings, too').default(false);

export const maxOption = (): Option =>
  new Option('--max <n>', 'print so many problems at most; pretty and github alone').argParser((value) => {
    const most = Number(value);
    if (!Number.isInteger(most) || most < 0) throw new InvalidArgumentError(`"${value}" is not a number of problems.`);
    return most;
  });

export const summaryOption = (): Option =>
  new Option('--summary', 'print how many problems there are of each rule and cause, and none of them').default(false);

export const baselineOption = (): Option =>
  new Option('--baseline <file>', 'leave out the problems that a file lists; --renew-baseline of check writes it');

export const renewBaselineOption = (): Option =>
  new Option('--renew-baseline', 'write all problems to the file of --baseline: they are known from now on').default(
    false,
  );

export const changedOption = (): Option =>
  new Option('--changed <commit>', 'report problems on lines that git says are changed since, as origin/main');

export const ruleOption = (): Option =>
  new Option('--rule <name...>', 'report the problems of these rules alone')
    .argParser((name: string, before: readonly string[]) => {
      if (!isRuleId(name)) {
        const hint = didYouMean(name, Object.keys(RULES)) ?? 'docs/pages/rules/index.md lists them.';
        throw new InvalidArgumentError(`There is no rule "${name}". ${hint}`);
      }
      return [...before, name];
    })
    .default([]);
