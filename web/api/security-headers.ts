import helmet from 'helmet';
import type { Middleware } from 'koa';

/**
 * Styles may be inline, because antd writes them; scripts may not, and no text becomes an element (Trusted Types: one
 * policy stands in the client's start.js, one in the outbox for the frame that shows a mail).
 */
export const securityHeaders = (publicUrl: string): Middleware => {
  const secure = publicUrl.startsWith('https:');
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['default', 'mail-frame'],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });
  return async (context, next) => {
    await new Promise<void>((resolve, reject) => {
      protect(context.req, context.res, (error) => (error ? reject(error) : resolve()));
    });
    await next();
  };
};
