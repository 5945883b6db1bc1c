import type { RequestKind } from '#domain/inbox/request/mail-request.ts';

/** What a person wrote, the wins it holds, word for word, and the kinds of request in it. */
export type UnderstandingCase = Readonly<{ text: string; wins: readonly string[]; requests: readonly RequestKind[] }>;
