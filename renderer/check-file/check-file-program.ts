// Checks files beside the page, in a worker; or in the frame of the page that made it, where the host's policy forbids that
// worker. Each question comes with a port for what there is to say of it.
import { checkOwnFile } from 'check-own-file';
import type { FileQuestion, FileReply } from '../../schemas/own-file.ts';

addEventListener('message', ({ data, ports: [port] }: MessageEvent<FileQuestion | 'begin'>) => {
  const reply = (said: FileReply): void => port?.postMessage(said);
  if (data === 'begin') {
    reply({ kind: 'ready' });
    return;
  }
  checkOwnFile(data, (bytes) => reply({ kind: 'read', bytes })).then(
    (answer) => reply({ kind: 'answer', answer }),
    () => reply({ kind: 'failed' }),
  );
});
