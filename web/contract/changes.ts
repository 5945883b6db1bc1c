import { z } from './schema.ts';

/**
 * `GET /api/changes`, server-sent events: `data: ["wins"]` names the lists that changed, nothing else; a comment comes
 * at once, so that the client knows it is heard. The cookie proves who asks: an EventSource sends no bearer token.
 * The outbox is told to everyone, as everyone may read it. Names a client does not know it passes over.
 */
export const changedLists = z.array(z.string());

export type ListName =
  | 'wins'
  | 'needs-you'
  | 'removed-wins'
  | 'outbox'
  | 'accounts'
  | 'subscriptions'
  | 'check-ins-due'
  | 'messages';
