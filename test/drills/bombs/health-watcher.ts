import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import type { HealthGap } from './health-watch.ts';

/** Started by `health-watch.ts` as a process of its own, so that the drill's own work does not delay it. */
const [port = '', localAddress = '', serverPid = ''] = process.argv.slice(2);

const EVERY_MS = 20;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const ask = (): Promise<boolean> =>
  new Promise((resolve) => {
    const request = get({ host: '127.0.0.1', port, localAddress, path: '/healthz', agent }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode === 200));
    });
    request.on('error', () => resolve(false));
  });

/** Milliseconds that a process's main thread ran, and that it was ready to run while others had the processor. */
const timesOf = (pid: string): Readonly<{ ran: number; waited: number }> => {
  try {
    const [ran, waited] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
    return { ran: Number(ran) / 1e6, waited: Number(waited) / 1e6 };
  } catch {
    return { ran: 0, waited: 0 }; // it has ended, or this kernel does not tell
  }
};
const look = () => {
  const server = timesOf(serverPid);
  return { at: performance.now(), ran: server.ran, waited: server.waited + timesOf(String(process.pid)).waited };
};

const NONE: HealthGap = { ms: 0, ownMs: 0, workMs: 0 };
let longest = NONE;
let marks = 0;
process.on('message', () => {
  marks += 1;
});
process.on('disconnect', () => process.exit());

let before = look();
for (;;) {
  const markedBefore = marks;
  const isWell = await ask();
  if (isWell) {
    const now = look();
    const ms = Math.max(0, now.at - before.at - EVERY_MS);
    longest = {
      ms: Math.max(longest.ms, ms),
      ownMs: Math.max(longest.ownMs, ms - (now.waited - before.waited)),
      workMs: Math.max(longest.workMs, Math.min(ms, now.ran - before.ran)),
    };
    before = now;
    // A question that was asked before the mark tells of what went before it.
    if (markedBefore > 0) {
      marks -= 1;
      process.send?.(longest);
      longest = NONE;
    }
  }
  await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
}
