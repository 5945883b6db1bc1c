import { domainToASCII } from 'node:url';
import type { SMTPServerAddress, SMTPServerDataStream, SMTPServerOptions, SMTPServerSession } from 'smtp-server';
import type { Metrics } from '#application/engine/ports/metrics.ts';
import type { SharedMemory } from '#application/engine/shared-memory.ts';
import { secondsSince } from '#application/engine/telemetry.ts';
import type { KnownRecipient, MailIntake, MailJudge, Origin } from '#application/inbox/mail-intake.ts';
import { collect } from './collect.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import { receive } from './receive.ts';
import { asError, diskFull, noCapacity, refusalOf, type SmtpReply, tooManyUnknown, tryLater } from './replies.ts';

type Parts = Readonly<{
  intake: MailIntake;
  judge: MailJudge;
  domain: string;
  largest: number;
  connections: ConnectionLimits;
  memory: SharedMemory;
  hasDiskSpace: () => Promise<boolean>;
  metrics: Metrics;
  log: (message: string, error: unknown) => void;
  /** Called once a mail is answered. */
  answered: (session: SMTPServerSession) => void;
}>;

type Handlers = Required<Pick<SMTPServerOptions, 'onMailFrom' | 'onRcptTo' | 'onData'>>;

const originOf = ({ remoteAddress, hostNameAppearsAs, envelope }: SMTPServerSession): Origin => ({
  remoteAddress,
  helo: hostNameAppearsAs || '',
  returnPath: envelope.mailFrom ? envelope.mailFrom.address : '',
});

const senderOf = ({ envelope: { mailFrom } }: SMTPServerSession) => ({
  returnPath: mailFrom ? mailFrom.address : '',
  size: declaredSize(mailFrom ? mailFrom.args : false),
});

/** 0 where a sender declares none. */
const declaredSize = (args: SMTPServerAddress['args']): number => (args ? Number(args.SIZE ?? 0) : 0);

/** What happens at each step of an SMTP conversation. `underWay` are the mails between DATA and their answer. */
export const createHandlers = (parts: Parts): Handlers & Readonly<{ underWay: ReadonlyMap<string, Promise<void>> }> => {
  const { connections, memory, metrics, answered } = parts;
  const recipients = new Recipients();
  const underWay = new Map<string, Promise<void>>();
  const told = (reply: SmtpReply): SmtpReply => {
    metrics.count('cairn_smtp_replies_total', { reply: reply.name });
    return reply;
  };
  const refusing = (reply: SmtpReply | null) => reply && asError(told(reply));
  return {
    underWay,
    onMailFrom({ args }, _session, done) {
      if (Math.max(declaredSize(args), 1) > memory.available) done(refusing(noCapacity));
      else checkDiskSpace(parts).then((refused) => done(refusing(refused)));
    },
    onRcptTo({ address }, session, done) {
      findRecipient(parts, recipients, address, session).then((refused) => done(refusing(refused)));
    },
    onData(stream, session, done) {
      const started = performance.now();
      const work = takeMail(parts, recipients, stream, session).then((answer) => {
        told(answer);
        metrics.observe('cairn_smtp_mail_duration_seconds', {}, secondsSince(started));
        underWay.delete(session.id);
        connections.startTimer(session);
        if (answer.code === 250) done(null, answer.text);
        else done(asError(answer));
        answered(session);
      });
      underWay.set(session.id, work);
    },
  };
};

const checkDiskSpace = async ({ hasDiskSpace, log }: Parts): Promise<SmtpReply | null> => {
  try {
    return (await hasDiskSpace()) ? null : diskFull;
  } catch (error) {
    log('nobody could tell what space the disk has', error);
    return tryLater;
  }
};

const findRecipient = async (
  { intake, domain, connections, log }: Parts,
  recipients: Recipients,
  address: string,
  session: SMTPServerSession,
): Promise<SmtpReply | null> => {
  try {
    const ours = recipientAddress(address, domain);
    const known = ours === null ? null : await intake.find(ours);
    if (known) {
      if (!(await intake.hasRoom(known, senderOf(session)))) {
        await intake.noteRefusal('over-budget', 0);
        return refusalOf('over-budget');
      }
      recipients.add(session, known);
      return null;
    }
    await intake.noteRefusal('unknown-recipient', 0);
    return connections.countUnknownRecipient(session) ? refusalOf('unknown-recipient') : tooManyUnknown;
  } catch (error) {
    log('a recipient could not be looked up', error);
    return tryLater;
  }
};

const takeMail = async (
  { intake, judge, largest, connections, memory, metrics, log }: Parts,
  recipients: Recipients,
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
): Promise<SmtpReply> => {
  const [to, origin] = [recipients.of(session), originOf(session)];
  const startedAt = Date.now();
  const collected = await collect(stream, memory, largest);
  connections.stopTimer(session);
  try {
    if ('raw' in collected) return await receive({ intake, judge, metrics }, collected.raw, to, origin, startedAt);
    if (collected.failed === 'no-capacity') return noCapacity;
    await intake.noteRefusal(collected.failed, collected.size);
    return refusalOf(collected.failed);
  } catch (error) {
    log('a mail could not be kept', error);
    return tryLater;
  } finally {
    if ('raw' in collected) collected.release();
  }
};

/** Whom the mail that a client is about to send is for: each recipient once, however often and however it was spelled. */
class Recipients {
  readonly #byEnvelope = new WeakMap<object, Map<string, KnownRecipient>>();

  add({ envelope }: SMTPServerSession, known: KnownRecipient): void {
    const recipients = this.#byEnvelope.get(envelope) ?? new Map<string, KnownRecipient>();
    this.#byEnvelope.set(envelope, recipients.set(JSON.stringify(known.recipient), known));
  }

  of({ envelope }: SMTPServerSession): readonly KnownRecipient[] {
    return [...(this.#byEnvelope.get(envelope)?.values() ?? [])];
  }
}

/**
 * The address as the rest of the house knows it, or null when it is not at our domain: a bare `postmaster` is ours,
 * another domain, `[192.0.2.1]` and a route by `%` are not. Letter case of the local part is left to whoever compares.
 */
const recipientAddress = (address: string, domain: string): string | null => {
  if (address.toLowerCase() === 'postmaster') return `postmaster@${domain}`;
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  if (at < 1 || local.length > 64 || local.includes('%') || local.includes('!')) return null;
  return domainToASCII(address.slice(at + 1)) === domainToASCII(domain) ? `${local}@${domain}` : null;
};
