// Certificates for calls on this machine.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';

/** A certificate for this machine, which its clients show too; undefined where there is no openssl to make one. */
export function makeIdentity(folder: string): { readonly cert: string; readonly key: string } | undefined {
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const args = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    ...names,
    '-keyout',
    'key.pem',
    '-out',
    'cert.pem',
  ];
  if (spawnSync('openssl', args, { cwd: folder, stdio: 'ignore' }).status !== 0) return undefined;
  const textOf = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
  return { cert: textOf('cert.pem'), key: textOf('key.pem') };
}

/** Options with which Java shows it: there, certificates are in stores, its own and those that it trusts. */
export function javaStores(folder: string): string[] {
  const password = 'certificado';
  const run = (program: string, ...args: string[]): void => {
    expect([program, spawnSync(program, args, { cwd: folder, stdio: 'ignore' }).status]).toEqual([program, 0]);
  };
  run(
    'openssl',
    'pkcs12',
    '-export',
    '-in',
    'cert.pem',
    '-inkey',
    'key.pem',
    '-out',
    'own.p12',
    '-passout',
    `pass:${password}`,
  );
  run('keytool', '-importcert', '-noprompt', '-file', 'cert.pem', '-keystore', 'trusted.p12', '-storepass', password);
  return [
    ['keyStore', 'own.p12'],
    ['trustStore', 'trusted.p12'],
  ].flatMap(([store, file]) => [`-Djavax.net.ssl.${store}=${file}`, `-Djavax.net.ssl.${store}Password=${password}`]);
}
