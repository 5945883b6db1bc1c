import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { listenAgain } from '../listen-again.ts';

/**
 * A port before another one on loopback, which can be cut as a dying process cuts it: every connection is reset, and
 * nobody listens until it is mended.
 */
export const wireTo = async (
  inner: number,
): Promise<Readonly<{ port: number; cut(): void; mend(): Promise<void> }>> => {
  const open = new Set<Socket>();
  const listener = createServer((outside) => {
    const inside = connect(inner, '127.0.0.1');
    for (const [one, other] of [
      [outside, inside],
      [inside, outside],
    ] as const) {
      open.add(one);
      one.setNoDelay(true).pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await listenAgain(listener, 0);
  const { port } = listener.address() as AddressInfo;
  return {
    port,
    cut() {
      listener.close();
      for (const socket of open) socket.resetAndDestroy();
    },
    mend: () => listenAgain(listener, port),
  };
};
