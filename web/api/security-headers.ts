import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { Middleware } from 'koa';

/** Names and values of headers that answers carry. */
export type AnswerHeaders = readonly (readonly [name: string, value: string])[];

export const setHeaders =
  (headers: AnswerHeaders): Middleware =>
  async (context, next) => {
    for (const [name, value] of headers) context.res.setHeader(name, value);
    await next();
  };

/**
 * Styles may be inline, because antd writes them; scripts may not, and no text becomes an element (Trusted Types: one
 * policy stands in the client's start.js, one in the outbox for the frame that shows a mail, and one in the editor of
 * documents, which reads what is pasted in a page of its own where nothing runs or loads).
 */
export const securityHeaders = (publicUrl: string): AnswerHeaders => {
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
        trustedTypes: ['default', 'mail-frame', 'ProseMirrorClipboard'],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });
  return headersOf(protect);
};

/** They are the same for every answer, so they are asked for once. */
const headersOf = (protect: ReturnType<typeof helmet>): AnswerHeaders => {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  protect(request, response, (error) => {
    if (error) throw error;
  });
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
};
