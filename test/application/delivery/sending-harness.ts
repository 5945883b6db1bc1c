import type { Mailer } from '#application/delivery/carrier.ts';
import { sendMail } from '#application/delivery/send-mail.ts';
import { createLeases, type Leases } from '#application/engine/work/leases.ts';
import { streams } from '#application/streams.ts';
import { type MailKind, mailClaimed, mailRequested } from '#domain/delivery/mail/events.ts';
import type { JsonObject } from '#domain/json.ts';
import { createMailComposer } from '#mail-gateway/sending/composer.ts';
import { eventually } from '#test/support/eventually.ts';
import { mailFacts } from '#test/support/mail-facts.ts';
import { silentLogger } from '#test/support/silent-logger.ts';
import type { ReactorBench } from '../engine/reactor-harness.ts';

export const USER = 7;
export const PAST_A_LEASE = 31_000;
export const END = ['MailSent', 'MailRejected', 'MailMarkedAmbiguous', 'MailExpired'];

export const composerOf = ({
  tokens,
  publicUrl,
  mail,
  archive,
}: Pick<ReactorBench, 'tokens' | 'publicUrl' | 'mail' | 'archive'>) =>
  createMailComposer({
    brandName: 'Cairn',
    domain: mail.domain,
    mailFrom: mail.from,
    publicUrl,
    supportEmail: mail.support,
    tokens,
    dkim: null,
    blobOf: archive.get,
  });

/** A mailer that counts what it hands over; `send` may do something else first. */
export const aMailer = (repeatable: boolean, first: (mailId: string) => Promise<void> = async () => {}) => {
  const sends: string[] = [];
  const mailer: Mailer = {
    repeatable,
    async send(_, { messageId }) {
      const mailId = messageId.slice(1, messageId.indexOf('@'));
      await first(mailId);
      sends.push(mailId);
      return { sent: true, blob: null };
    },
    close: async () => {},
  };
  return { mailer, sends };
};

const words: { readonly [Kind in MailKind]?: JsonObject } = {
  'address-changed': { after: 'other@example.com' },
};

/** A mail that is asked for, and claimed under this epoch if one is given. */
export const requested = async (
  bench: ReactorBench,
  kind: MailKind,
  { epoch, expiresAt = null, userId = USER }: { epoch?: string; expiresAt?: string | null; userId?: number } = {},
) => {
  const mailId = crypto.randomUUID();
  const id = { mailId, userId, at: new Date(bench.clock.now()).toISOString() };
  await bench.vault.make(userId);
  const request = mailRequested({
    ...id,
    kind,
    template: 1,
    language: 'en',
    completedJob: null,
    conversationId: kind === 'login-link' ? null : crypto.randomUUID(),
    linkId: kind === 'login-link' ? crypto.randomUUID() : null,
    expiresAt,
    personal: {
      to: 'sub@example.com',
      name: 'Sub',
      facts: mailFacts(kind, words[kind]),
      thread: null,
    },
  });
  const claims = epoch ? [mailClaimed({ ...id, leaseEpoch: epoch })] : [];
  await bench.log.append(streams.outgoingMail(mailId), [request, ...claims], 'no-stream');
  return mailId;
};

export const typesOf = async ({ log }: ReactorBench, mailId: string) =>
  (await log.read(streams.outgoingMail(mailId))).map(({ type }) => type);

/** All that happened to a mail once it has met its end. */
export const endOf = async (bench: ReactorBench, mailId: string): Promise<readonly string[] | false> => {
  const types = await typesOf(bench, mailId);
  return END.includes(types.at(-1) ?? '') && types;
};

export const ended = (bench: ReactorBench, mailId: string) =>
  eventually('the end of the mail', () => endOf(bench, mailId));

export const sending = (
  bench: ReactorBench,
  mailer: Mailer,
  leases: Leases = createLeases(bench.services, 'one', false),
) => sendMail({ ...bench.services, composer: composerOf(bench), mailer, leases, logger: silentLogger });
