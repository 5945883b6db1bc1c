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

/** Nanoseconds that a process's main thread was ready to run while others had the processor. */
const waited = (pid: string): number => {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[1]);
  } catch {
    return 0; // it has ended, or this kernel does not tell
  }
};
const waitedNow = () => (waited(serverPid) + waited(String(process.pid))) / 1e6;

let longest: HealthGap = { ms: 0, ownMs: 0 };
let marks = 0;
process.on('message', () => {
  marks += 1;
});
process.on('disconnect', () => process.exit());

let [at, others] = [performance.now(), waitedNow()];
for (;;) {
  const markedBefore = marks;
  const isWell = await ask();
  if (isWell) {
    const [now, othersNow] = [performance.now(), waitedNow()];
    const ms = Math.max(0, now - at - EVERY_MS);
    const ownMs = Math.max(0, ms - (othersNow - others));
    longest = { ms: Math.max(longest.ms, ms), ownMs: Math.max(longest.ownMs, ownMs) };
    [at, others] = [now, othersNow];
    // A question that was asked before the mark tells of what went before it.
    if (markedBefore > 0) {
      marks -= 1;
      process.send?.(longest);
      longest = { ms: 0, ownMs: 0 };
    }
  }
  await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
}
