import { parentPort, workerData } from 'node:worker_threads';

/** One request, and `/healthz` asked all the while: how long each of those waited, in milliseconds. */
export type Asking = Readonly<{
  url: string;
  session: string;
  method: string;
  path: string;
  body: unknown;
  times: number;
}>;
export type Asked = Readonly<{ took: number; bytes: number; status: number; waits: readonly number[] }>;

const APART_MS = 5;

const { url, session, method, path, body, times } = workerData as Asking;
const waits: number[] = [];
let asking = true;

const alive = async (): Promise<number> => {
  const from = performance.now();
  await (await fetch(new URL('/healthz', url))).arrayBuffer();
  return performance.now() - from;
};

const ping = async (): Promise<void> => {
  while (asking) {
    waits.push(await alive());
    await new Promise((resolve) => setTimeout(resolve, APART_MS));
  }
};

for (let time = 0; time < 20; time += 1) await alive(); // the first ones wait for this thread itself
const pinging = ping();
const from = performance.now();
let [bytes, status] = [0, 0];
for (let time = 0; time < times; time += 1) {
  const answer = await fetch(new URL(path, url), {
    method,
    headers: { Authorization: `Bearer ${session}`, ...(body === null ? {} : { 'Content-Type': 'application/json' }) },
    ...(body === null ? {} : { body: JSON.stringify(body) }),
  });
  bytes = (await answer.arrayBuffer()).byteLength;
  status = answer.status;
}
const took = (performance.now() - from) / times;
await new Promise((resolve) => setTimeout(resolve, body === null ? 50 : 3_000)); // what is said is answered later
asking = false;
await pinging;
parentPort?.postMessage({ took, bytes, status, waits } satisfies Asked);
