import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtSite } from '../built-site/built-site.ts';
import { checkFile as checkFileBy } from '../contracts/fields/check-file.ts';
import type { Finding } from '../diagnostics/diagnostic.ts';
import { settle } from '../diagnostics/settle.ts';
import { UsageError } from '../read/usage-error.ts';
import type { Format } from './formats.ts';
import { printReport } from './print-report.ts';
import { publishedContract } from './published-contract.ts';

export interface CheckFileOptions {
  readonly contract: string;
  /** A folder that build wrote, or the address of a published site. */
  readonly site: string;
  readonly format: Format;
}

/** Holds a file to a contract, as build holds examples. Returns the exit code. */
export async function checkFile(file: string, { contract, site, format }: CheckFileOptions): Promise<number> {
  const bytes = bytesOf(file);
  const list = await publishedContract(contract, builtSite(site));
  const [folder, name] = [path.dirname(file), path.basename(file)];
  const findings: Finding[] = [];
  checkFileBy({ list, name, bytes, sourcePath: name }, (finding) => void findings.push(finding));
  const diagnostics = settle(findings, []);
  const faults = diagnostics.length === 1 ? '1 fault' : `${diagnostics.length} faults`;
  printReport(format, folder, {
    diagnostics,
    pages: 0,
    elapsed: 0,
    summary: `"${name}" as "${list.title}": ${faults}.`,
  });
  return diagnostics.length > 0 ? 1 : 0;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be read',
};

function bytesOf(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''];
    if (reason === undefined) throw error;
    throw new UsageError(`"${file}" cannot be read: ${reason}.`);
  }
}
