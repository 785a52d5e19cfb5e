// The page of commands, made of what `--help` is made of.
import type { Command } from 'commander';
import { code, either, page, prose, table } from './markdown.ts';

const optionRows = (command: Command): string[][] =>
  command.options.map(({ flags, description, defaultValue, defaultValueDescription, argChoices, mandatory }) => {
    // A default that is no value, but worked out, is told in the description.
    const [, meaning = description, workedOut] = /^(.*) \(default: (.*)\)$/.exec(description) ?? [];
    return [
      code(flags),
      prose(meaning) + choicesText(argChoices),
      mandatory ? '**required**' : prose(workedOut ?? '') || defaultText(defaultValue, defaultValueDescription),
    ];
  });

const choicesText = (choices: readonly string[] | undefined): string =>
  choices ? `: ${either(choices.map(code))}` : '';

/** A switch is off unless given, which goes without saying. */
function defaultText(value: unknown, description: string | undefined): string {
  if (description !== undefined) return prose(description);
  if (value === undefined || typeof value === 'boolean' || (Array.isArray(value) && value.length === 0)) return '';
  return code(String(value));
}

const argumentRows = (command: Command): string[][] =>
  command.registeredArguments.map((argument) => [
    code(argument.required ? `<${argument.name()}>` : `[${argument.name()}]`),
    prose(argument.description) + choicesText(argument.argChoices),
    argument.required ? '**required**' : defaultText(argument.defaultValue, argument.defaultValueDescription),
  ]);

/** What stands below the options in the help of a command. */
function exampleOf(command: Command): string {
  let help = '';
  command.configureOutput({
    writeOut: (text) => {
      help += text;
    },
  });
  command.outputHelp();
  const [, example] = /\nExamples?:\n((?: {2}.*\n)+)/.exec(help) ?? [];
  if (example === undefined) throw new Error(`The help of ${command.name()} has no example.`);
  return example.replace(/^ {2}/gm, '').trimEnd();
}

function sectionOf(command: Command): string {
  const rows = [...argumentRows(command), ...optionRows(command)];
  const description = command.description();
  return page(
    `## ${command.name()}`,
    `${description[0]?.toUpperCase()}${prose(description.slice(1))}.`,
    `\`\`\`sh\n${exampleOf(command)}\n\`\`\``,
    rows.length === 0 ? undefined : table(['Argument', 'Description', 'Default'], rows),
  ).trimEnd();
}

/** Returns the Markdown of the page. */
export const commandPage = (program: Command): string =>
  page(
    '# Commands',
    prose(program.description()),
    'Every command takes `--help`. `docs-build --version` prints the version.',
    table(
      ['Exit code', 'Meaning'],
      [
        ['0', 'done'],
        ['1', 'the content has problems; with `--strict` warnings are problems, too. Of `diff`: something breaks'],
        ['2', 'wrong usage, no content, or a failure of docs-build or the system, such as a full disk'],
        ['130, 143', 'interrupted while it wrote: by Ctrl+C, or by the system'],
      ],
    ),
    ...program.commands.map(sectionOf),
  );
