import { accountWithSchedule } from '#application/accounts/public.ts';
import { newId } from '#application/engine/ids.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Services } from '#application/services.ts';
import { type Refusal, refuse } from '#domain/decider.ts';
import { plusDays } from '#domain/time/dates.ts';
import { localDate, localMoment } from '#domain/time/local-time.ts';
import { ownDocumentHistory } from '../document-history.ts';
import { type KeptPassword, keptPassword } from './passwords.ts';

type Parts = Pick<Services, 'log' | 'registers' | 'clock' | 'tokens' | 'publicUrl'>;

/**
 * A link by which anybody who has it reads a document as it stands: until the end of a local date, unless it is taken back.
 * Its address is made of its id and a MAC, and kept nowhere. `views` counts readers, each once in ten minutes.
 */
export type Share = Readonly<{
  id: string;
  until: string;
  hasPassword: boolean;
  withContact: boolean;
  views: number;
  createdAt: string;
  url: string;
}>;

/** What is kept of one: under its id, and by name alone in the list of its document's. */
export type KeptShare = Readonly<{
  userId: number;
  documentId: string;
  until: string;
  endsAt: number;
  withContact: boolean;
  password: KeptPassword | null;
  views: number;
  createdAt: string;
}>;

export const SHARE = 'share';
const SHARES_OF = 'shares-of';
const MOST_SHARES = 20;
const USUAL_DAYS = 30;
const MOST_DAYS = 366;

const listOf = (userId: number, documentId = ''): string => `${userId}/${documentId === '' ? '' : `${documentId}/`}`;

/** `until` is the last local date (`yyyy-MM-dd`) on which it works; thirty days from now where nothing is said. */
export type ShareWish = Readonly<{ until: string | null; password: string | null; withContact: boolean }>;
export type ShareRefused = 'no-such-document' | 'date-past' | 'date-too-far' | 'too-many-shares';

export const shareDocument = async (
  parts: Parts,
  userId: number,
  documentId: string,
  { until: wished, password, withContact }: ShareWish,
): Promise<Share | Refusal<ShareRefused>> => {
  const { registers, clock } = parts;
  const account = await accountWithSchedule(parts, userId);
  if (!account || !(await ownDocumentHistory(parts, userId, documentId))) return refuse('no-such-document');
  const { timezone } = account.schedule;
  const today = localDate(timestamp(clock), timezone);
  const until = wished ?? plusDays(today, USUAL_DAYS);
  if (until < today) return refuse('date-past');
  if (until > plusDays(today, MOST_DAYS)) return refuse('date-too-far');
  const list = listOf(userId, documentId);
  if ((await registers.list(SHARES_OF, MOST_SHARES, list)).length === MOST_SHARES) return refuse('too-many-shares');
  const endsAt = Date.parse(endOf(until, timezone));
  const share: KeptShare = {
    ...{ userId, documentId, until, endsAt, withContact, views: 0, createdAt: timestamp(clock) },
    password: password === null ? null : await keptPassword(password),
  };
  const id = newId(clock.now());
  await registers.write(SHARES_OF, `${list}${id}`, {}, { expected: 'absent', endsAt }); // before it: none is ever without
  await registers.write(SHARE, id, share, { expected: 'absent', endsAt });
  return shown(parts, id, share);
};

/** The first moment of the day after; of a day that a zone leaves out, of the one after that. */
const endOf = (date: string, timezone: string): string =>
  localMoment(plusDays(date, 1), '00:00', timezone) ?? `${plusDays(date, 2)}T00:00:00Z`;

const shown = (
  { tokens, publicUrl }: Parts,
  id: string,
  { until, withContact, views, createdAt, password }: KeptShare,
): Share => ({
  ...{ id, until, withContact, views, createdAt },
  hasPassword: password !== null,
  url: `${publicUrl}/shared/${tokens.linkToken('share', id)}`,
});

/** Those that still work, the newest first. */
export const sharesOf = async (
  parts: Parts,
  userId: number,
  documentId: string,
): Promise<readonly Share[] | Refusal<'no-such-document'>> => {
  if (!(await ownDocumentHistory(parts, userId, documentId))) return refuse('no-such-document');
  return (await keptSharesOf(parts, userId, documentId)).map(({ id, share }) => shown(parts, id, share));
};

/** The same without their addresses. */
export const keptSharesOf = async (
  { registers }: Pick<Services, 'registers'>,
  userId: number,
  documentId: string,
): Promise<readonly Readonly<{ id: string; share: KeptShare }>[]> => {
  const list = listOf(userId, documentId);
  const found = await registers.list(SHARES_OF, MOST_SHARES, list);
  const shares = await Promise.all(
    found.map(async ({ key }) => {
      const id = key.slice(list.length);
      const kept = await registers.read(SHARE, id);
      return kept && { id, share: kept.value as KeptShare };
    }),
  );
  return shares.filter((share) => share !== null).reverse();
};

/** Takes it back: whoever has the link reads nothing any more. One that has ended, or was taken back before, stays so. */
export const endShare = async (
  parts: Parts,
  userId: number,
  documentId: string,
  shareId: string,
): Promise<Refusal<'no-such-document'> | null> => {
  const kept = (await parts.registers.read(SHARE, shareId))?.value as KeptShare | undefined;
  if (!(await ownDocumentHistory(parts, userId, documentId))) return refuse('no-such-document');
  if (kept && (kept.userId !== userId || kept.documentId !== documentId)) return refuse('no-such-document');
  await parts.registers.remove(SHARE, shareId);
  await parts.registers.remove(SHARES_OF, `${listOf(userId, documentId)}${shareId}`);
  return null;
};

/** All of a document that is gone, or of an account. Their pages show nothing from that moment on, whatever is kept. */
export const forgetShares = async (
  { registers }: Pick<Services, 'registers'>,
  userId: number,
  documentId = '',
): Promise<void> => {
  const list = listOf(userId, documentId);
  for (;;) {
    const found = await registers.list(SHARES_OF, MOST_SHARES, list);
    if (found.length === 0) return;
    for (const { key } of found) {
      await registers.remove(SHARE, key.slice(key.lastIndexOf('/') + 1));
      await registers.remove(SHARES_OF, key);
    }
  }
};
