import { once } from 'node:events';
import type { Server } from 'node:net';
import { hasCode } from '#application/engine/ports/fault.ts';

const ATTEMPTS = 200;
const EVERY_MS = 25;

/**
 * Listens on a port that was ours a moment ago: meanwhile a connection of another test may have been given it as its own
 * end, and gives it back soon.
 */
export const listenAgain = async (server: Server, port: number): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      return;
    } catch (error) {
      if (!hasCode(error, 'EADDRINUSE') || attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
  }
};
