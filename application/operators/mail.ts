import { SENT_MAILS, type SentMailDocument, type SentState } from '#application/delivery/public.ts';
import { filteredPage } from '#application/engine/filtered-page.ts';
import type { Found, Page, PageWanted } from '#application/engine/ports/read-models.ts';
import {
  answerRoleMail,
  listMails,
  MAILS,
  type MailDocument,
  type MailEnd,
  mailForOperators,
} from '#application/inbox/public.ts';
import type { Services } from '#application/services.ts';
import { refuse } from '#domain/decider.ts';
import { actAsOperator, type OperatorName } from './operator-action.ts';
import type { OperatorParts } from './parts.ts';

/** A mail that came, without a word of it. `id` is '' for one that was refused: nothing of it is kept. */
export type MailIn = Readonly<{
  id: string;
  at: string;
  userId: number;
  end: MailEnd | 'refused';
  reason: string;
  size: number;
  wins: number;
  requests: number;
  files: number;
}>;

export type MailsInWanted = Readonly<{ end?: MailEnd | 'refused' | undefined; userId?: number | undefined }>;

const NEWEST_FIRST = [['receivedAt', 'descending']] as const;
const NEWEST_SENT_FIRST = [['at', 'descending']] as const;
const MOST_REFUSALS = 500;

type Stores = Pick<Services, 'readModels'>;
type MailsIn = Readonly<{ mails: readonly MailIn[]; nextCursor: string | null }>;

/** Newest first. Refused ones stand among all others, or alone where they are asked for. */
export const listMailsIn = async (
  services: Stores,
  { refusals }: Pick<OperatorParts, 'refusals'>,
  { end, userId, limit, cursor = null }: MailsInWanted & PageWanted,
): Promise<MailsIn> => {
  if (end === 'refused') return { mails: (await refusals.latest(MOST_REFUSALS)).map(refused), nextCursor: null };
  if (end === undefined && userId === undefined) {
    const { mails, nextCursor } = await listMails(services, refusals, { limit, cursor });
    return { mails: mails.map(({ answered: _, ...mail }) => mail), nextCursor };
  }
  const { found, nextCursor } = await filteredPage((most, from) => mailPage(services, { end, userId }, most, from), {
    limit,
    cursor,
    matches: (mail) => end === undefined || mail.end === end,
  });
  return { mails: found.map(taken), nextCursor };
};

const mailPage = (
  { readModels }: Stores,
  { end = 'reading', userId }: Readonly<{ end: MailEnd | undefined; userId: number | undefined }>,
  limit: number,
  cursor: string | null,
): Promise<Page<MailDocument>> =>
  userId === undefined
    ? readModels.page(MAILS, { filter: { equals: { end } }, sort: NEWEST_FIRST, limit, cursor })
    : readModels.page(MAILS, { filter: { equals: { userId } }, sort: NEWEST_FIRST, limit, cursor });

const taken = ({ id, document }: Found<MailDocument>): MailIn => {
  const { receivedAt: at, userId, end, reason, size, winCount, requestCount, fileCount } = document;
  return { id, at, userId, end, reason, size, wins: winCount, requests: requestCount, files: fileCount };
};

const refused = ({ at, reason, size }: Readonly<{ at: string; reason: string; size: number }>): MailIn => ({
  ...{ id: '', at, userId: 0, end: 'refused', reason, size, wins: 0, requests: 0, files: 0 },
});

/** A mail of ours, without a word of it. `code` is what the relay or a report said. */
export type MailOut = Readonly<{ id: string }> & Pick<SentMailDocument, 'at' | 'userId' | 'kind' | 'state' | 'code'>;

export type MailsOutWanted = Readonly<{
  state?: SentState | undefined;
  kind?: string | undefined;
  userId?: number | undefined;
}>;

/** Newest first. */
export const listMailsOut = async (
  services: Stores,
  { limit, cursor = null, ...wanted }: MailsOutWanted & PageWanted,
): Promise<Readonly<{ mails: readonly MailOut[]; nextCursor: string | null }>> => {
  const { found, nextCursor } = await filteredPage((most, from) => sentPage(services, wanted, most, from), {
    limit,
    cursor,
    matches: ({ state, kind }) =>
      (wanted.state === undefined || state === wanted.state) && (wanted.kind === undefined || kind === wanted.kind),
  });
  const mails = found.map(({ id, document: { at, userId, kind, state, code } }) => ({
    ...{ id, at, userId, kind, state, code },
  }));
  return { mails, nextCursor };
};

const sentPage = (
  { readModels }: Stores,
  { state, userId }: MailsOutWanted,
  limit: number,
  cursor: string | null,
): Promise<Page<SentMailDocument>> => {
  const page = { sort: NEWEST_SENT_FIRST, limit, cursor };
  if (userId !== undefined) return readModels.page(SENT_MAILS, { filter: { equals: { userId } }, ...page });
  if (state !== undefined) return readModels.page(SENT_MAILS, { filter: { equals: { state } }, ...page });
  return readModels.page(SENT_MAILS, { filter: {}, ...page });
};

type Doing = Readonly<{ by: OperatorName; reason: string; id: string }>;

/** Answers a mail to a role, from the role's own address. */
export const answerAsRole = (
  services: Pick<Services, 'log' | 'clock'>,
  { id, by, reason, text }: Doing & Readonly<{ text: string }>,
) =>
  actAsOperator(services, { by, reason, action: 'role-mail.answer', targets: [id] }, () =>
    answerRoleMail(services, { id, text, by }),
  );

/** A mail that its owner was asked about and released: who reads it stands in the audit. */
export const readReleasedMail = async (
  services: Pick<Services, 'log' | 'archive' | 'clock' | 'readModels'>,
  { id, by, reason }: Doing,
) => {
  const known = await services.readModels.get(MAILS, id);
  if (!known) return refuse('no-such-mail');
  return actAsOperator(
    services,
    { by, reason, action: 'mail.read', accountId: known.userId, targets: [id] },
    async () => {
      const raw = await mailForOperators(services, id, 'released');
      return raw ? { raw, changed: 0 } : refuse('not-released');
    },
  );
};
