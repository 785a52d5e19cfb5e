// The hosts of docs/pages/guide/hosting.md, each with the configuration that stands there.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** A host as the documentation says it is set up. */
export interface RealHost {
  readonly name: string;
  /** What is run; not every machine has it. */
  readonly program: string;
  /** What its configuration is called in the documentation. */
  readonly title?: string;
  /** Makes a whole configuration of what the documentation says. */
  configuration?(documented: string, folder: string): string;
  args(options: {
    readonly file: string;
    readonly folder: string;
    readonly root: string;
    readonly port: number;
  }): string[];
}

const MODULES = '/usr/lib/apache2/modules';
const APACHE_MODULES = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'rewrite', 'deflate', 'env', 'filter'];

export const REAL_HOSTS: readonly RealHost[] = [
  {
    name: 'nginx',
    program: 'nginx',
    title: 'nginx.conf',
    configuration: (documented, folder) => {
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      return `daemon off;\nuser root;\npid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${temporary.join('\n')}\n${documented}}\n`;
    },
    args: ({ file, folder }) => ['-p', folder, '-c', file, '-e', 'stderr'],
  },
  {
    name: 'Apache',
    program: 'apache2',
    title: 'httpd.conf',
    configuration: (documented, folder) =>
      [
        ...APACHE_MODULES.map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`),
        `ServerRoot ${folder}\nTypesConfig /dev/null\nServerName localhost\nPidFile ${folder}/pid\nErrorLog ${folder}/errors\n`,
        documented,
      ].join('\n'),
    args: ({ file }) => ['-f', file, '-D', 'FOREGROUND'],
  },
  {
    name: 'Caddy',
    program: 'caddy',
    title: 'Caddyfile',
    configuration: (documented) => `{\n  admin off\n  auto_https off\n}\n${documented}`,
    args: ({ file }) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
  { name: 'lighttpd', program: 'lighttpd', title: 'lighttpd.conf', args: ({ file }) => ['-D', '-f', file] },
  {
    name: 'Python',
    program: 'python3',
    args: ({ root, port }) => ['-m', 'http.server', '--bind', '127.0.0.1', '--directory', root, String(port)],
  },
];

/** Where programs of the system stand that are for its administrator. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };

export const isInstalled = ({ program }: RealHost): boolean =>
  spawnSync(program, [program === 'caddy' ? 'version' : '-V'], { env }).error === undefined;

const PAGE = fileURLToPath(new URL('../../docs/pages/guide/hosting.md', import.meta.url));

function documentedAs(title: string): string {
  const found = new RegExp(`^\`\`\`text title="${title}"\\n(.*?)^\`\`\`$`, 'ms').exec(readFileSync(PAGE, 'utf8'))?.[1];
  if (found === undefined) throw new Error(`${PAGE} has no configuration with the title ${title}.`);
  return found;
}

/** Starts a host for what stands in a folder, and gives its address. */
export async function startHost(
  host: RealHost,
  root: string,
  folder: string,
): Promise<{ readonly origin: string; stop(): Promise<void> }> {
  const port = await freePort();
  const file = path.join(folder, 'configuration');
  mkdirSync(folder, { recursive: true });
  if (host.title !== undefined) {
    const documented = documentedAs(host.title)
      .replaceAll('/srv/www', root)
      .replace(/(listen |Listen |^:|port = )80\b/m, `$1${port}`);
    writeFileSync(file, host.configuration?.(documented, folder) ?? documented);
  }
  const child = spawn(host.program, host.args({ file, folder, root, port }), {
    cwd: folder,
    env: { ...env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await answering(origin, child);
  return {
    origin,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

async function answering(origin: string, child: ChildProcess): Promise<void> {
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said += chunk;
    });
  while (child.exitCode === null) {
    if (await fetch(origin).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The host ended with ${child.exitCode}:\n${said}`);
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
