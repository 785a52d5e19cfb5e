// Lets requests through: so many at once, so few to one host. Nobody's server should notice that we check links.

export interface HostGate {
  /** Runs a task when its host has room. */
  run<T>(host: string, task: () => Promise<T>): Promise<T>;
  /** Sends nothing more to a host until the promise is kept. */
  pause(host: string, until: Promise<void>): Promise<void>;
}

export function hostGate({ perHost, overall }: { readonly perHost: number; readonly overall: number }): HostGate {
  const waiting: { readonly host: string; readonly start: () => void }[] = [];
  const running = new Map<string, number>();
  const pauses = new Map<string, number>();
  let total = 0;

  const add = (counts: Map<string, number>, host: string, by: 1 | -1): void => {
    const count = (counts.get(host) ?? 0) + by;
    if (count > 0) counts.set(host, count);
    else counts.delete(host);
  };
  const letThrough = (): void => {
    for (let i = 0; i < waiting.length && total < overall; ) {
      const next = waiting[i];
      if (!next || pauses.has(next.host) || (running.get(next.host) ?? 0) >= perHost) i++;
      else {
        waiting.splice(i, 1);
        total++;
        add(running, next.host, 1);
        next.start();
      }
    }
  };
  return {
    async run(host, task) {
      await new Promise<void>((start) => {
        waiting.push({ host, start });
        letThrough();
      });
      try {
        return await task();
      } finally {
        total--;
        add(running, host, -1);
        letThrough();
      }
    },
    async pause(host, until) {
      add(pauses, host, 1);
      await until;
      add(pauses, host, -1);
      letThrough();
    },
  };
}
