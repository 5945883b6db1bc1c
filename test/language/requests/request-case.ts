import type { MailRequest } from '#domain/inbox/request/mail-request.ts';

/** The local date on which every mail of the corpus was written: a Wednesday. */
export const TODAY = '2026-03-11';

export type Asked = Pick<MailRequest, 'kind' | 'details'>;

/** What a person wrote, and what is asked in it: each request with what its words say about it. */
export type RequestCase = Readonly<{ text: string; asked: readonly Asked[] }>;

type Phrasing = readonly [text: string, details?: MailRequest['details']];

/** Phrasings of one kind, each with its details; none where the words say no more than the kind. */
export const asks = (kind: Asked['kind'], ...phrasings: readonly Phrasing[]): readonly RequestCase[] =>
  phrasings.map(([text, details = {}]) => ({ text, asked: [{ kind, details }] }));

export const asksAll = (
  text: string,
  ...asked: readonly (readonly [Asked['kind'], MailRequest['details']?])[]
): RequestCase => ({
  text,
  asked: asked.map(([kind, details = {}]) => ({ kind, details })),
});
