// Preloaded into the server that is measured: how long its event loop stood still, and a DNS of a few records.
import { Resolver } from 'node:dns/promises';
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const { STALLS_FILE: file, STALLS_DNS: dns = '{}' } = process.env;
  const records = new Map(Object.entries(JSON.parse(dns)));
  Resolver.prototype.resolve = async (name, type) => {
    const text = records.get(`${type} ${name}`);
    if (text === undefined) throw Object.assign(new Error('no record'), { code: 'ENOTFOUND' });
    return [[text]];
  };
  /** Between two turns of a timer that wants one each millisecond: by the clock, and at work (others may have the processor). */
  let [longestMs, workMs] = [0, 0];
  let [at, worked] = [performance.now(), process.threadCpuUsage()];
  const look = () => {
    const [now, work] = [performance.now(), process.threadCpuUsage()];
    longestMs = Math.max(longestMs, now - at);
    workMs = Math.max(workMs, (work.user + work.system - worked.user - worked.system) / 1000);
    [at, worked] = [now, work];
  };
  setInterval(look, 1).unref();
  // Asked by a signal; since the time before.
  process.on('SIGUSR2', () => {
    look();
    if (file) writeFileSync(file, JSON.stringify({ longestMs, workMs }));
    [longestMs, workMs] = [0, 0];
    [at, worked] = [performance.now(), process.threadCpuUsage()];
  });
}
