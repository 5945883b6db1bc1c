import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { listenAgain } from './listen-again.ts';

/** A port of ours that leads to a server, and that can be cut (nobody answers there any more) and mended. */
export const breakableLine = async (to: Pick<URL, 'hostname' | 'port'>) => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const onward = connect(Number(to.port), to.hostname);
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy()).on('close', () => sockets.delete(one) && other.destroy());
    }
  });
  const cut = async (): Promise<void> => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await listenAgain(server, 0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    cut,
    mend: () => listenAgain(server, port),
    close: async () => (server.listening ? cut() : undefined),
  };
};
