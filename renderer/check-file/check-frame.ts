// Where a reader's file is checked: an empty frame whose own policy lets nothing be fetched, and a worker made in it from a
// Blob, because such a worker has the policy of who makes it, which one that is loaded from a host has not. So no more than a
// page is asked of a host. Where the host's own policy forbids workers of that kind, the frame runs the program itself.
import type { FileAnswer, FileQuestion, FileReply } from '../../schemas/own-file.ts';
import { ownProgram } from '../site/own-program.ts';
import checkProgram from './check-file-program.ts?worker&url';

export interface CheckFrame {
  ask(question: FileQuestion, onRead: (bytes: number) => void): Promise<FileAnswer>;
  /** Ends all that is done in it, wherever that is. */
  close(): void;
}

type Post = (data: FileQuestion | 'begin', port: MessagePort) => void;

export function openFrame(): CheckFrame {
  const element = document.createElement('iframe');
  element.className = 'check-file-frame';
  element.inert = true;
  element.title = 'docs-build';
  document.body.append(element);
  const inside = element.contentDocument;
  const view = inside?.defaultView;
  if (!inside || !view) throw new Error('the frame has no document');
  const { origin } = location;
  const policy = inside.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `default-src 'none'; script-src ${origin}; worker-src ${origin} blob:; connect-src 'none'`;
  inside.head.append(policy);
  const program = workerIn(view).catch(() => programIn(inside, view));
  return {
    ask: async (question, onRead) => answerOf(await program, question, onRead),
    close: () => element.remove(),
  };
}

async function workerIn(view: typeof globalThis): Promise<Post> {
  const { href } = new URL(checkProgram, document.baseURI);
  const source = new view.Blob([`import ${JSON.stringify(href)};`], { type: 'text/javascript' });
  const worker = new view.Worker(view.URL.createObjectURL(source), { type: 'module' });
  const post: Post = (data, port) => worker.postMessage(data, [port]);
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error('the worker could not be started')));
    listen(post, 'begin', () => resolve());
  });
  return post;
}

async function programIn(inside: Document, view: Window): Promise<Post> {
  const script = inside.createElement('script');
  script.type = 'module';
  script.src = ownProgram(checkProgram);
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', () => reject(new Error('the program could not be loaded')));
    inside.head.append(script);
  });
  return (data, port) => view.postMessage(data, location.origin, [port]);
}

function listen(post: Post, data: FileQuestion | 'begin', onReply: (reply: FileReply) => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data: reply }: MessageEvent<FileReply>) => onReply(reply);
  post(data, port2);
}

const answerOf = (post: Post, question: FileQuestion, onRead: (bytes: number) => void): Promise<FileAnswer> =>
  new Promise((resolve, reject) => {
    listen(post, question, (reply) => {
      if (reply.kind === 'read') onRead(reply.bytes);
      else if (reply.kind === 'answer') resolve(reply.answer);
      else reject(new Error('the check failed'));
    });
  });
