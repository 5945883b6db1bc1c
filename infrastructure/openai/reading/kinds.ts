import type { RequestKind } from '#domain/inbox/request/mail-request.ts';

/** The requests that a model may name. Facts of a career are for the local reader. */
export const kinds = [
  'cv',
  'cover-letter',
  'growth-log',
  'linkedin-post',
  'twitter-post',
  'social-thread',
  'custom-content',
  'how-am-i-doing',
  'list-wins',
  'change-schedule',
  'pause',
  'resume',
  'stop',
  'billing',
  'correct-wins',
  'restore-wins',
  'change-profile',
  'login',
  'export',
  'delete-account',
  'ask-about-us',
  'unknown-wish',
] as const satisfies readonly RequestKind[];
