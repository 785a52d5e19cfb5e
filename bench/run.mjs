// How long a build takes and what it needs: cold, with nothing edited, with one page edited, at several sizes; beside Hugo
// where that is installed, in turn in the same run, because machines drift.
// usage: npm run bench [-- --pages 100,1000,10000 --runs 3 --out results.json]
import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeCorpus } from './corpus.mjs';

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string', default: '100,1000,10000' },
    runs: { type: 'string', default: '3' },
    out: { type: 'string' },
  },
});
const SIZES = options.pages.split(',').map(Number);
const RUNS = Number(options.runs);
const BINARY = fileURLToPath(new URL('../build/pipeline/cli/main.js', import.meta.url));

const TOOLS = [
  {
    name: 'docs-build',
    command: [process.execPath, BINARY, 'build'],
    leftovers: ['dist', '.docs-build'],
    output: 'dist',
  },
  ...(isInstalled('hugo')
    ? [{ name: 'hugo', command: ['hugo', '--quiet'], leftovers: ['public', 'resources'], output: 'public' }]
    : []),
];

function isInstalled(program) {
  try {
    execFileSync(program, ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** What a process and all its children hold and have used: memory in MiB, processor time in seconds; zeros without /proc. */
function treeUse(root) {
  const children = new Map();
  const use = new Map();
  for (const name of processes()) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'latin1');
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      children.set(fields[1], [...(children.get(fields[1]) ?? []), Number(name)]);
      // Fields 14 to 17 of proc(5) in hundredths of a second: its own time and that of children that ended; 24 in pages.
      const seconds = (fields[11] + fields[12] + fields[13] + fields[14]) / 100;
      use.set(Number(name), { memory: (fields[21] * 4096) / 2 ** 20, seconds });
    } catch {
      // It ended while it was looked at.
    }
  }
  const sum = (id) =>
    (children.get(id) ?? [])
      .map(sum)
      .reduce(
        (total, child) => ({ memory: total.memory + child.memory, seconds: total.seconds + child.seconds }),
        use.get(id) ?? { memory: 0, seconds: 0 },
      );
  return sum(root);
}

function processes() {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** Runs a command to its end: wall and processor seconds, peak memory of the process tree. */
function measure([program, ...args], cwd) {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
    let memory = 0;
    let processor = 0;
    const timer = setInterval(() => {
      const use = treeUse(child.pid);
      memory = Math.max(memory, use.memory);
      processor = Math.max(processor, use.seconds);
    }, 25);
    child.on('error', reject).on('exit', (code) => {
      clearInterval(timer);
      const wall = (performance.now() - start) / 1000;
      if (code !== 0) reject(new Error(`${program} ended with ${code}.`));
      else resolve({ wall, processor, memory: Math.round(memory) });
    });
  });
}

const median = (list) => list.toSorted((a, b) => a - b)[list.length >> 1];

function sizeOf(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return {
    files: files.length,
    bytes: files.reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0),
  };
}

const rows = [];
const root = mkdtempSync(path.join(tmpdir(), 'docs-build-bench-'));
try {
  for (const pages of SIZES) {
    const sites = TOOLS.map((tool) => {
      const folder = path.join(root, `${tool.name}-${pages}`);
      return { tool, folder, edited: writeCorpus(folder, pages, tool.name) };
    });
    const results = new Map();
    for (let run = 1; run <= RUNS; run++) {
      for (const { tool, folder, edited } of sites) {
        for (const name of tool.leftovers) rmSync(path.join(folder, name), { recursive: true, force: true });
        for (const mode of ['cold', 'nothing edited', 'one page edited']) {
          if (mode === 'one page edited') appendFileSync(edited, `\nParágrafo ${run}.\n`);
          const key = `${tool.name}\n${mode}`;
          results.set(key, [...(results.get(key) ?? []), await measure(tool.command, folder)]);
        }
      }
    }
    for (const { tool, folder } of sites) {
      for (const mode of ['cold', 'nothing edited', 'one page edited']) {
        const measured = results.get(`${tool.name}\n${mode}`);
        const wall = median(measured.map((each) => each.wall));
        rows.push({
          pages,
          tool: tool.name,
          mode,
          wall: Number(wall.toFixed(2)),
          processor: median(measured.map((each) => each.processor)),
          memory: median(measured.map((each) => each.memory)),
          ...sizeOf(path.join(folder, tool.output)),
        });
      }
      rmSync(folder, { recursive: true });
    }
  }
} finally {
  rmSync(root, { recursive: true, force: true });
}

const reference = (row) =>
  rows.find((other) => other.tool === 'hugo' && other.pages === row.pages && other.mode === row.mode);
console.log(
  `\n${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}; medians of ${RUNS}.\n`,
);
console.log('| pages | tool | build | wall (s) | to Hugo | processor (s) | peak memory (MiB) | files | output (MB) |');
console.log('|---|---|---|---|---|---|---|---|---|');
for (const row of rows) {
  const hugo = reference(row);
  const ratio = hugo && row.tool !== 'hugo' ? (row.wall / hugo.wall).toFixed(2) : '';
  console.log(
    `| ${row.pages} | ${row.tool} | ${row.mode} | ${row.wall.toFixed(2)} | ${ratio} | ${row.processor.toFixed(2)} | ${row.memory} | ${row.files} | ${(row.bytes / 1e6).toFixed(1)} |`,
  );
}
if (options.out)
  writeFileSync(
    options.out,
    `${JSON.stringify({ date: new Date().toISOString().slice(0, 10), node: process.version, cores: cpus().length, runs: RUNS, rows }, null, 2)}\n`,
  );
