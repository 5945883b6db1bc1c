import type { ServerResponse } from 'node:http';
import type { Context, Middleware } from 'koa';
import { checkSession, isOpen, type KnownSession } from '#application/access/sign-in/sessions.ts';
import type { Changes } from '#application/engine/changes.ts';
import { networkOf } from '#application/engine/networks.ts';
import { SESSION_COOKIE } from '../cookies.ts';
import { notSignedIn, tooMany } from '../errors.ts';
import type { ApiParts } from '../route.ts';
import { changedSince } from '../start/seen.ts';

const HEARTBEAT_MS = 25_000;
const MOST_UNSENT_BYTES = 64 * 1024;
/** A browser opens one a tab; an office has many browsers. */
const MOST_OF_A_SESSION = 12;
const MOST_OF_A_NETWORK = 100;

/**
 * `GET /api/changes`: server-sent events with nothing but the names of changed lists, until the server closes or the
 * session has ended, which is looked at before each line. `seen`, of `GET /api/start`, has those told first that changed
 * between that answer and this stream.
 */
export const streamChanges = (parts: ApiParts, changes: Changes, closing: AbortSignal): Middleware => {
  const open = countOpen();
  return async (context) => {
    const session = await checkSession(parts, context.cookies.get(SESSION_COOKIE) ?? '');
    if (!session && !parts.sandbox) throw notSignedIn();
    if (context.res.closed) return; // whoever asked has gone meanwhile, and would never give back what is taken now
    if (context.method === 'HEAD') {
      context.status = 200;
      return;
    }
    const release = open.take([
      [`network ${networkOf(context.ip)}`, MOST_OF_A_NETWORK],
      ...(session ? [[`session ${session.sessionId}`, MOST_OF_A_SESSION] as const] : []),
    ]);
    if (!release) throw tooMany(({ everywhere }) => everywhere.tooManyPages);
    context.res.on('close', release);
    const { seen } = context.query;
    await tell(begin(context), parts, session, changes, closing, typeof seen === 'string' ? seen : null);
  };
};

const countOpen = () => {
  const counts = new Map<string, number>();
  const add = (name: string, by: number) => {
    const count = (counts.get(name) ?? 0) + by;
    if (count === 0) counts.delete(name);
    else counts.set(name, count);
  };
  return {
    /** One of each, or none at all: answers how to give them back, null when one of them is used up. */
    take(limits: readonly (readonly [name: string, most: number])[]): (() => void) | null {
      if (limits.some(([name, most]) => (counts.get(name) ?? 0) >= most)) return null;
      for (const [name] of limits) add(name, 1);
      return () => {
        for (const [name] of limits) add(name, -1);
      };
    },
  };
};

const begin = (context: Context): ServerResponse => {
  context.respond = false;
  context.res.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  });
  return context.res;
};

/** Resolves when the stream has ended, and rejects when a session could not be looked at: the browser comes again. */
const tell = (
  response: ServerResponse,
  parts: ApiParts,
  session: KnownSession | null,
  changes: Changes,
  closing: AbortSignal,
  seen: string | null,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = () => response.end();
    const fail = (error: unknown) => {
      response.destroy();
      reject(error);
    };
    const write = (line: string) => {
      if (response.writableEnded) return;
      if (response.writableLength > MOST_UNSENT_BYTES)
        response.destroy(); // it reads no more; it will come again
      else response.write(`${line}\n\n`);
    };
    const send = async (line: string) => (session === null || (await isOpen(parts, session)) ? write(line) : end());
    write(': listening');
    const announce = (lists: readonly string[]) => send(`data: ${JSON.stringify(lists)}`);
    const stop = changes.listen(session?.userId ?? null, (lists) => {
      announce(lists).catch(fail);
    });
    // Once it listens: what changes from here on is told by itself.
    if (session && seen !== null)
      changedSince(parts, session.userId, seen)
        .then((lists) => (lists.length > 0 ? announce(lists) : undefined))
        .catch(fail);
    const heartbeat = setInterval(() => void send(': still here').catch(fail), HEARTBEAT_MS);
    closing.addEventListener('abort', end);
    response.on('close', () => {
      clearInterval(heartbeat);
      closing.removeEventListener('abort', end);
      stop();
      resolve();
    });
  });
