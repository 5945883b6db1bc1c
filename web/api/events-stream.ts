import type { ServerResponse } from 'node:http';
import type { Context } from 'koa';
import type { Changes } from '#application/changes.ts';
import { checkSession } from '#application/use-cases/sessions.ts';
import { SESSION_COOKIE } from './cookies.ts';
import { notSignedIn } from './errors.ts';
import type { ApiParts } from './route.ts';

const HEARTBEAT_MS = 25_000;
const MOST_UNSENT_BYTES = 64 * 1024;

/** `GET /api/changes`: server-sent events with nothing but the names of changed lists, until the server closes. */
export const streamChanges = async (
  context: Context,
  parts: ApiParts,
  changes: Changes,
  closing: AbortSignal,
): Promise<void> => {
  const session = await checkSession(parts, context.cookies.get(SESSION_COOKIE) ?? '');
  if (!session && !parts.sandbox) throw notSignedIn();
  if (context.method === 'HEAD') {
    context.status = 200;
    return;
  }
  context.respond = false;
  const response: ServerResponse = context.res;
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  });
  const send = (line: string) => {
    if (response.writableLength > MOST_UNSENT_BYTES)
      response.destroy(); // it reads no more; it will come again
    else response.write(`${line}\n\n`);
  };
  send(': listening');
  const stop = changes.listen(session?.userId ?? null, (lists) => send(`data: ${JSON.stringify(lists)}`));
  const heartbeat = setInterval(() => send(': still here'), HEARTBEAT_MS);
  const end = () => response.end();
  closing.addEventListener('abort', end);
  response.on('close', () => {
    clearInterval(heartbeat);
    closing.removeEventListener('abort', end);
    stop();
  });
};
