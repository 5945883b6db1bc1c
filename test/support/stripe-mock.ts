import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createServer } from 'node:http';
import { delimiter, join } from 'node:path';
import { eventually } from './eventually.ts';
import { freePort } from './free-port.ts';
import { notRun } from './not-run.ts';

/**
 * Where Stripe's own mock stands: `STRIPE_MOCK`, or somewhere on the PATH. Null, and its suite counted as skipped, when it
 * does not.
 */
export const stripeMockBinary = (): string | null => {
  const places = [process.env.STRIPE_MOCK, ...(process.env.PATH ?? '').split(delimiter).map(mockIn)];
  const found = places.find((place) => place && isProgram(place));
  if (found) return found;
  notRun('the calls to Stripe against stripe-mock', 'set STRIPE_MOCK to run them');
  return null;
};

const mockIn = (folder: string): string => join(folder, 'stripe-mock');
const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * Starts the mock, which checks every parameter against Stripe's OpenAPI and answers always the same. What it answers is
 * nothing of ours, so `metadata` is put on it on the way.
 */
export const startStripeMock = async (binary: string, metadata: Readonly<Record<string, string>>) => {
  const port = await freePort();
  const mock = spawn(binary, ['-http-addr', `127.0.0.1:${port}`], { stdio: 'ignore' });
  const headers = { authorization: 'Bearer sk_test_1' };
  await eventually('stripe-mock', () =>
    fetch(`http://127.0.0.1:${port}/v1/prices/price_1`, { headers }).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const refused: string[] = [];
  const between = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
    const sent = { authorization: 'Bearer sk_test_1', 'content-type': String(request.headers['content-type'] ?? '') };
    const url = `http://127.0.0.1:${port}${request.url}`;
    const answer = await fetch(url, { method: request.method ?? 'GET', headers: sent, ...body });
    const text = await answer.text();
    if (!answer.ok) refused.push(`${request.method} ${request.url}: ${text}`);
    const ours = JSON.stringify({ ...JSON.parse(text), metadata });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(ours);
  });
  const portBetween = await freePort();
  await new Promise<void>((resolve) => between.listen(portBetween, '127.0.0.1', resolve));
  return {
    apiBase: `http://127.0.0.1:${portBetween}`,
    /** What the mock would not take. */
    refused,
    stop: () => {
      between.closeAllConnections();
      between.close();
      mock.kill();
    },
  };
};
