import { eventOf } from '#application/engine/event-of.ts';
import { handle, stateOf } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { Refusal } from '#domain/decider.ts';
import { refuse } from '#domain/decider.ts';
import { incomingMail } from '#domain/inbox/mail/decider.ts';
import type { MailReceived } from '#domain/inbox/mail/events.ts';
import { linkless } from '#domain/text.ts';
import type { MailReader } from './mail-reader.ts';

type Parts = Pick<Services, 'log' | 'clock' | 'tokens'>;

/** Who asks: a session's user, or whoever has the token of the mail that asked. */
export type Asker = Readonly<{ userId: number } | { token: string }>;
/** `preview` is how it begins, without a link. `decided` once its user has said whose it is, or it ended otherwise. */
type HeldMail = Readonly<{
  id: string;
  from: string;
  subject: string;
  receivedAt: string;
  size: number;
  preview: string;
  state: 'held' | 'decided';
}>;
type HeldRefused = 'no-such-mail' | 'not-held';
type Showing = Pick<Services, 'log' | 'archive' | 'tokens'> & Readonly<{ reader: Pick<MailReader, 'readPlain'> }>;
type Done = Readonly<{ position: Position | null }>;

/** A mail that waits for its user's word; changes nothing. Null for anyone else's, as for one that is not there. */
export const showHeldMail = async (parts: Showing, id: string, asker: Asker): Promise<HeldMail | null> => {
  const received = await mailOf(parts, id, asker);
  if (!received) return null;
  const { status } = await stateOf(parts.log, incomingMail, streams.incomingMail(id));
  const { at, size, personal } = received;
  const { from, subject } = personal;
  const shown = { id, from, subject, receivedAt: at, size };
  if (status !== 'held') return { ...shown, preview: '', state: 'decided' };
  return { ...shown, preview: await previewOf(parts, received), state: 'held' };
};

/** As much as it takes to know one's own words again. */
const PREVIEW = 500;

const previewOf = async ({ archive, reader }: Showing, { userId, blob }: MailReceived['data']): Promise<string> => {
  const raw = await archive.get(userId, blob);
  if (raw === 'destroyed') return '';
  const plain = await reader.readPlain(raw);
  const body = linkless(plain.slice(plain.indexOf('\n\n') + 2).slice(0, 2 * PREVIEW)).trim();
  return body.length <= PREVIEW ? body : `${body.slice(0, PREVIEW).toWellFormed()} …`;
};

/** "That was me": it takes the usual path from here. It proves nothing about the address it came from. */
export const releaseMail = (services: Parts, id: string, asker: Asker) => decide(services, 'ReleaseMail', id, asker);

/** "That was not me": nothing of it is kept as a win or answered. */
export const disownMail = (services: Parts, id: string, asker: Asker) => decide(services, 'DisownMail', id, asker);

/** "None of these was me", of those that are held still, and theirs; the others stay as they are. */
export const disownMails = async (services: Parts, ids: readonly string[], userId: number): Promise<Done> => {
  let position: Position | null = null;
  for (const id of ids) {
    const handled = await disownMail(services, id, { userId });
    if (!('refused' in handled)) position = handled.position;
  }
  return { position };
};

/** Its user has seen that it, or a part of it, could not be read. */
export const dismissMail = async (
  services: Pick<Services, 'log' | 'clock'>,
  id: string,
  userId: number,
): Promise<Done | Refusal<'no-such-mail'>> => {
  if (!(await isTheirs(services, id, userId))) return refuse('no-such-mail');
  const handled = await handle(services.log, incomingMail, streams.incomingMail(id), {
    type: 'DismissMail',
    data: { mailId: id, userId, at: timestamp(services.clock) },
  });
  return 'refused' in handled ? refuse('no-such-mail') : { position: handled.position };
};

/** The mail as it came, for its user alone; null once it is closed, and for anyone else's. */
export const originalOf = async (
  services: Pick<Services, 'log' | 'archive' | 'tokens'>,
  id: string,
  userId: number,
): Promise<Uint8Array | null> => {
  const { status } = await stateOf(services.log, incomingMail, streams.incomingMail(id));
  const received = status === 'unreadable' || status === 'left-out' ? await mailOf(services, id, { userId }) : null;
  const raw = received && (await services.archive.get(userId, received.blob));
  return raw === 'destroyed' ? null : raw;
};

const decide = async (
  services: Parts,
  type: 'ReleaseMail' | 'DisownMail',
  id: string,
  asker: Asker,
): Promise<Done | Refusal<HeldRefused>> => {
  const received = await mailOf(services, id, asker);
  if (!received) return refuse('no-such-mail');
  const data = { mailId: id, userId: received.userId, at: timestamp(services.clock) };
  const handled = await handle(services.log, incomingMail, streams.incomingMail(id), { type, data });
  return 'refused' in handled ? refuse('not-held') : { position: handled.position };
};

const mailOf = async (
  services: Pick<Services, 'log' | 'tokens'>,
  id: string,
  asker: Asker,
): Promise<MailReceived['data'] | null> => {
  if ('token' in asker && services.tokens.readLinkToken('held', asker.token) !== id) return null;
  const received = await eventOf<MailReceived>(services.log, streams.incomingMail(id), 'MailReceived');
  if (!received || received.recipient.kind === 'role' || received.nature !== 'personal') return null;
  return 'token' in asker || received.userId === asker.userId ? received : null;
};

const isTheirs = async ({ log }: Pick<Services, 'log'>, id: string, userId: number): Promise<boolean> => {
  const [first] = await log.readSealed(streams.incomingMail(id));
  return first?.data.userId === userId;
};
