import type { ServerResponse } from 'node:http';
import type { Context, Middleware } from 'koa';
import { checkSession, isOpen, type KnownSession } from '#application/access/sign-in/sessions.ts';
import type { Changes } from '#application/engine/changes.ts';
import { networkOf } from '#application/engine/networks.ts';
import { operatorOf } from '#application/operators/operator-role.ts';
import { SESSION_COOKIE } from '../cookies.ts';
import { notSignedIn, tooMany, unavailableNow } from '../errors.ts';
import type { ApiParts } from '../route.ts';
import { changedSince } from '../start/seen.ts';
import { OpenStreams, type StreamLimits } from './open-streams.ts';

const HEARTBEAT_MS = 25_000;
const MOST_UNSENT_BYTES = 64 * 1024;
/** A browser whose stream gave its place to a newer one comes again after this, so that many tabs do not take turns. */
const COME_AGAIN_MS = 60_000;

/**
 * `GET /api/changes`: server-sent events with nothing but the names of changed lists, until the server closes or the
 * session has ended, which is looked at before each line. `seen`, of `GET /api/start`, has those told first that changed
 * between that answer and this stream.
 */
export const streamChanges = (
  parts: ApiParts,
  changes: Changes,
  closing: AbortSignal,
  limits: StreamLimits,
): Middleware => {
  const streams = new OpenStreams(limits);
  return async (context) => {
    const session = await checkSession(parts, context.cookies.get(SESSION_COOKIE) ?? '');
    if (!session && !parts.sandbox) throw notSignedIn();
    if (context.res.closed) return; // whoever asked has gone meanwhile, and would never give back what is taken now
    if (context.method === 'HEAD') {
      context.status = 200;
      return;
    }
    const user = session && { id: session.userId, sessionId: session.sessionId };
    const { res } = context;
    const release = streams.open({ network: networkOf(context.ip), user }, () => {
      res.end(`retry: ${COME_AGAIN_MS}\n\n`);
    });
    if (release === 'network-full') throw tooMany(({ everywhere }) => everywhere.tooManyPages);
    if (release === 'all-taken') throw unavailableNow();
    res.on('close', release);
    const isOperator = session !== null && (await operatorOf(parts, session.userId)) !== null;
    const { seen } = context.query;
    const told = { session, isOperator, seen: typeof seen === 'string' ? seen : null };
    await tell(begin(context), parts, told, changes, closing);
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
  { session, isOperator, seen }: Readonly<{ session: KnownSession | null; isOperator: boolean; seen: string | null }>,
  changes: Changes,
  closing: AbortSignal,
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
    const together = inOneLine((lists) => void announce(lists).catch(fail));
    const stop = changes.listen(
      session?.userId ?? null,
      isOperator ? together.add : (lists) => void announce(lists).catch(fail),
      isOperator,
    );
    // Once it listens: what changes from here on is told by itself.
    if (session && seen !== null)
      changedSince(parts, session.userId, seen)
        .then((lists) => (lists.length > 0 ? announce(lists) : undefined))
        .catch(fail);
    const heartbeat = setInterval(() => void send(': still here').catch(fail), HEARTBEAT_MS);
    closing.addEventListener('abort', end);
    response.on('close', () => {
      clearInterval(heartbeat);
      together.end();
      closing.removeEventListener('abort', end);
      stop();
      resolve();
    });
  });

/** Operators hear of what anybody does: once a second is enough to read it again by. */
const OPERATORS_EVERY_MS = 1000;

const inOneLine = (say: (lists: readonly string[]) => void) => {
  const lists = new Set<string>();
  let timer: NodeJS.Timeout | null = null;
  const flush = () => {
    timer = null;
    const told = [...lists];
    lists.clear();
    say(told);
  };
  return {
    add(some: readonly string[]) {
      for (const list of some) lists.add(list);
      timer ??= setTimeout(flush, OPERATORS_EVERY_MS);
    },
    end() {
      if (timer) clearTimeout(timer);
    },
  };
};
