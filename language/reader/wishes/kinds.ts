import type { RequestKind } from '#domain/inbox/request/mail-request.ts';

/** What each kind of the corpus is called here. */
const KINDS: ReadonlyMap<string, RequestKind> = new Map<string, RequestKind>([
  ['cv', 'cv'],
  ['cover-letter', 'cover-letter'],
  ['linkedin-post', 'linkedin-post'],
  ['article', 'custom-content'],
  ['document', 'custom-content'],
  ['thread', 'social-thread'],
  ['growth-log', 'growth-log'],
  ['schedule', 'change-schedule'],
  ['time-zone', 'change-schedule'],
  ['pause', 'pause'],
  ['resume', 'resume'],
  ['stop', 'stop'],
  ['lookback', 'how-am-i-doing'],
  ['list', 'list-wins'],
  ['drop', 'correct-wins'],
  ['merge', 'correct-wins'],
  ['split', 'correct-wins'],
  ['restore', 'restore-wins'],
  ['profile', 'change-profile'],
  ['billing', 'billing'],
  ['delete-account', 'delete-account'],
  ['export', 'export'],
  ['login', 'login'],
]);

/** Null where it asks for nothing that has a name. */
export const kindMeant = ({ is, kind }: Readonly<{ is: string; kind: string | null }>): RequestKind | null =>
  is === 'correction' ? 'correct-wins' : (KINDS.get(kind ?? '') ?? null);
