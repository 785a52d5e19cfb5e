import path from 'node:path';
import { siteUrlOf } from '../config/site-url.ts';
import { UsageError } from '../read/usage-error.ts';

/** `fundos`, `/fundos` and `/fundos/` are one base. Throws a UsageError for what is no path. */
export function parseBase(value: string): string {
  const trimmed = value.replace(/^\/+|\/+$/g, '');
  if (/[?#\s\\\p{C}]|^[a-z]+:/iu.test(trimmed))
    throw new UsageError(`${JSON.stringify(value)} is not a path. Write --base /docs/.`);
  return trimmed === '' ? '/' : `/${trimmed}/`;
}

/** Throws a UsageError for what is no address of a host. */
export function parseSiteUrl(value: string): string {
  const url = siteUrlOf(value);
  if (url === undefined) {
    throw new UsageError(
      `${JSON.stringify(value)} is not the address of a host. Write --site-url https://docs.example.com; the path goes to --base.`,
    );
  }
  return url;
}

export function parsePort(value: string): number {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new UsageError(`"${value}" is not a port.`);
  return port;
}

export function parseJobs(value: string): number {
  const jobs = Number(value);
  if (!Number.isInteger(jobs) || jobs < 1) throw new UsageError(`"${value}" is not a number of jobs. Write --jobs 2.`);
  return jobs;
}

/** A name that is a file's on every system. */
export function parseReleaseName(value: string): string {
  if (/^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(value)) return value;
  throw new UsageError(`"${value}" is no name of a release. Write letters, digits, dots, _ and -, such as 2.1.0.`);
}

export function parseDay(value: string): string {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : undefined;
  if (day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)) return value;
  throw new UsageError(`"${value}" is no day. Write --date 2026-11-22.`);
}

/** A source path as seen from the working directory, with forward slashes. */
export const displayPathIn =
  (contentFolder: string) =>
  (sourcePath: string): string =>
    path.relative(process.cwd(), path.join(contentFolder, sourcePath)).split(path.sep).join('/');
