import type { Middleware } from 'koa';
import { hasBody, type WebLimits } from './connections.ts';
import { ApiError } from './errors.ts';

/**
 * Refuses a request whose body comes too slowly, and closes its connection: what is sent a byte at a time would hold for
 * ever what is held for it. Time in which we do not read does not count against a client.
 */
export const refuseSlowBodies =
  ({ bytes, every }: WebLimits['body']): Middleware =>
  async ({ req, res }, next) => {
    if (req.complete || !hasBody(req)) return next();
    const tooSlow = Promise.withResolvers<never>();
    let before = req.socket.bytesRead;
    const look = () => {
      const { bytesRead } = req.socket;
      const isSlow = bytesRead - before < bytes && req.readableLength === 0;
      before = bytesRead;
      if (req.complete || !isSlow) return;
      if (res.headersSent) req.socket.destroy();
      else {
        res.shouldKeepAlive = false;
        tooSlow.reject(new ApiError(408, ({ everywhere }) => everywhere.tooSlow));
      }
    };
    // After what has come meanwhile was read: we may have been the slow ones.
    const timer = setInterval(() => setImmediate(look), every).unref();
    req.once('close', () => clearInterval(timer));
    await Promise.race([next(), tooSlow.promise]);
  };
