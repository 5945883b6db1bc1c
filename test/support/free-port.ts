import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { hasCode } from '#application/engine/ports/fault.ts';

/** Below those that systems give to connections that go out: a server that was killed finds its port free again. */
const [LOWEST, HIGHEST] = [10_240, 32_000];

/** A port that nobody uses right now, and that no connection will take by chance. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isFree(port)) return port;
  }
};

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => (hasCode(error, 'EADDRINUSE') ? resolve(false) : reject(error)));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
