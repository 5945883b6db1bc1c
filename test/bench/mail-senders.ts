import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** From whom to whom. */
export type Route = Readonly<{ from: string; to: string }>;

/** `each`: a connection for every mail; `kept`: one for all mails of a sender. */
export type Connections = 'each' | 'kept';

export const MAIL_BYTES = 4096;

/** Postfix' own load generator where there is one; each mail it sends has a Message-ID of its own. */
export const sendersHere = (): Promise<'smtp-source' | 'our own'> =>
  run('smtp-source', []).then(
    () => 'smtp-source',
    (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? 'our own' : 'smtp-source'),
  );

/** Sends `mails` over all routes at once, one sender a route, and answers mails a second. Rejects unless all got 250. */
export const rateOf = async (
  port: number,
  routes: readonly Route[],
  mails: number,
  connections: Connections,
): Promise<number> => {
  const each = Math.floor(mails / routes.length);
  const source = await sendersHere();
  const begun = performance.now();
  if (source === 'our own') await sendOwn({ port, routes, each, connections });
  else await Promise.all(routes.map((route) => sendBySource(port, route, each, connections)));
  return (each * routes.length) / ((performance.now() - begun) / 1000);
};

const sendBySource = async (port: number, { from, to }: Route, mails: number, connections: Connections) => {
  const keep = connections === 'kept' ? ['-d'] : [];
  const options = ['-s', '1', '-m', mails, '-l', MAIL_BYTES, '-f', from, '-t', to].map(String);
  await run('smtp-source', [...keep, ...options, `127.0.0.1:${port}`]);
};

export type OwnLoad = Readonly<{ port: number; routes: readonly Route[]; each: number; connections: Connections }>;

/** In a process of its own: senders must not take the measuring one's time. */
const sendOwn = async (load: OwnLoad): Promise<void> => {
  const program = fileURLToPath(new URL('./own-senders.ts', import.meta.url));
  await run(process.execPath, [program, JSON.stringify(load)]);
};
