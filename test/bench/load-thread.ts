import { connect, type Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

/** Requests asked in turn over so many connections, each as soon as the one before is answered (or `apartMs` later). */
export type Load = Readonly<{
  port: number;
  connections: number;
  forMs: number;
  apartMs: number;
  paths: readonly string[];
  headers: Readonly<Record<string, string>>;
}>;
/** `waits` in milliseconds, sorted; `bytes` of the last body. */
export type Loaded = Readonly<{
  answers: number;
  seconds: number;
  statuses: readonly number[];
  bytes: number;
  waits: readonly number[];
}>;

const { port, connections, forMs, apartMs, paths, headers } = workerData as Load;
const lines = Object.entries(headers)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');
const requests = paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n${lines}\r\n`));
const waits: number[] = [];
const statuses = new Set<number>();
let asked = 0;
let bytes = 0;

const END_OF_HEAD = Buffer.from('\r\n\r\n');
const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n');

/** Whether the answer is whole, told by no more than its length: reading it must cost the machine next to nothing. */
const isWhole = (head: string, whole: Buffer, bodyAt: number): boolean => {
  if (/^HTTP\/1\.1 (204|304)/.test(head)) return true;
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) return whole.length - bodyAt >= Number(length);
  return whole.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK);
};

const answerOn = (socket: Socket): Promise<void> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let head = '';
    let bodyAt = 0;
    const done = (error?: Error) => {
      socket.off('data', take).off('error', done).off('close', closed);
      if (error) reject(error);
      else resolve();
    };
    const closed = () => done(new Error('the server hung up'));
    const take = (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (head === '') {
        const all = Buffer.concat(chunks);
        const at = all.indexOf(END_OF_HEAD);
        if (at < 0) return;
        head = all.toString('latin1', 0, at);
        bodyAt = at + END_OF_HEAD.length;
        statuses.add(Number(head.slice(9, 12)));
      }
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
      const mayBeWhole = length === undefined || size - bodyAt >= Number(length);
      if (!mayBeWhole || !isWhole(head, Buffer.concat(chunks.length > 1 ? chunks : [chunk]), bodyAt)) return;
      bytes = size - bodyAt;
      done();
    };
    socket.on('data', take).once('error', done).once('close', closed);
  });

const askOn = async (until: number): Promise<void> => {
  const socket = connect(port, '127.0.0.1').setNoDelay();
  while (performance.now() < until) {
    const begun = performance.now();
    const request = requests[asked % requests.length];
    asked += 1;
    if (request) socket.write(request);
    await answerOn(socket);
    waits.push(performance.now() - begun);
    if (apartMs > 0) await new Promise((resolve) => setTimeout(resolve, apartMs));
  }
  socket.destroy();
};

const begun = performance.now();
await Promise.all(Array.from({ length: connections }, () => askOn(begun + forMs)));
const seconds = (performance.now() - begun) / 1000;
waits.sort((one, other) => one - other);
parentPort?.postMessage({ answers: waits.length, seconds, statuses: [...statuses], bytes, waits } satisfies Loaded);
