import { type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { from, type Target } from './bomb.ts';

type Call = Readonly<{
  session?: string;
  headers?: Readonly<Record<string, string>>;
  /** JSON unless it is bytes or text already. */
  body?: unknown;
  localAddress?: string;
}>;

export type Reply = Readonly<{ status: number; text: string }>;

const LONGEST_MS = 90_000;

/** One request over a connection of its own. Throws when nothing comes, or a fault does. */
export const ask = ({ server }: Target, method: string, path: string, call: Call = {}): Promise<Reply> => {
  const { session, headers = {}, body, localAddress = from.stranger } = call;
  const bytes = bytesOf(body);
  const type = body instanceof Uint8Array ? 'application/octet-stream' : 'application/json';
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port: server.web.port,
        localAddress,
        method,
        path,
        agent: false,
        timeout: LONGEST_MS,
        headers: {
          ...(bytes && { 'Content-Type': type, 'Content-Length': bytes.length }),
          ...(session && { Authorization: `Bearer ${session}` }),
          ...headers,
        },
      },
      (response) => void settle(response).then(resolve, reject),
    );
    asked.on('timeout', () => asked.destroy(new Error(`${method} ${shortOf(path)} was not answered`)));
    asked.on('error', reject);
    asked.end(bytes ?? undefined);
  });
};

const bytesOf = (body: unknown): Buffer | null => {
  if (body === undefined) return null;
  if (body instanceof Uint8Array) return Buffer.from(body);
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
};

const settle = async (response: IncomingMessage): Promise<Reply> => {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const [status, text] = [response.statusCode ?? 0, Buffer.concat(chunks).toString()];
  if (status >= 500 && status !== 503) throw new Error(`answered ${status}: ${text.slice(0, 80)}`);
  return { status, text };
};

const shortOf = (path: string): string => (path.length > 60 ? `${path.slice(0, 60)}…` : path);

/** Many requests one after the other; answers their statuses, counted. */
export const askAll = async (calls: readonly (() => Promise<Reply>)[]): Promise<string> => {
  const statuses: number[] = [];
  for (const call of calls) statuses.push((await call()).status);
  return counted(statuses);
};

export const counted = (statuses: readonly (number | string)[]): string => {
  const counts = new Map<number | string, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => (count === 1 ? `${status}` : `${status} × ${count}`)).join(', ');
};

/** A socket that says what it is told to. Errors end it; `closed` resolves then. */
export type Line = Readonly<{ socket: Socket; closed: Promise<void>; heard(): string }>;

export const line = (port: number, localAddress: string): Promise<Line> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress, noDelay: true });
    let heard = '';
    const closed = new Promise<void>((done) => socket.once('close', () => done()));
    socket.on('data', (chunk) => {
      if (heard.length < 4_096) heard += chunk.toString('latin1');
    });
    socket.once('connect', () => resolve({ socket, closed, heard: () => heard }));
    socket.on('error', reject);
  });

/** So many of them; those that are turned away are left out. */
export const lines = async (port: number, count: number, localAddress: string): Promise<readonly Line[]> => {
  const opened = await Promise.allSettled(Array.from({ length: count }, () => line(port, localAddress)));
  return opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
};

/** The first line of what is answered to these bytes; '' where the connection is closed without a word. */
export const askRaw = async ({ server }: Target, bytes: string | Buffer, forMs = 5_000): Promise<string> => {
  const { socket, closed, heard } = await line(server.web.port, from.stranger);
  const said = new Promise<void>((resolve) => socket.once('data', () => resolve()));
  socket.write(bytes);
  await Promise.race([closed, said, new Promise((resolve) => setTimeout(resolve, forMs))]);
  socket.destroy();
  return heard().split('\r\n')[0]?.slice(0, 40) || 'closed';
};
