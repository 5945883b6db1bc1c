import type { SMTPServerDataStream, SMTPServerOptions, SMTPServerSession } from 'smtp-server';
import type { MailIntake } from '#application/inbox/mail-intake.ts';
import type { MailJudge, Origin } from '#application/inbox/mail-judge.ts';
import { type Answer, asError, diskFull, noRoom, refusals, tooManyUnknown, tryLater } from './answers.ts';
import { collect } from './collect.ts';
import { receive } from './receive.ts';
import { recipientAddress } from './recipient-address.ts';
import { Recipients } from './recipients.ts';
import type { Room } from './room.ts';
import type { Visits } from './visits.ts';

type Parts = Readonly<{
  intake: MailIntake;
  judge: MailJudge;
  domain: string;
  largest: number;
  visits: Visits;
  room: Room;
  hasDiskRoom: () => Promise<boolean>;
  log: (message: string, error: unknown) => void;
  /** Called once a mail is answered. */
  answered: (session: SMTPServerSession) => void;
}>;

type Handlers = Required<Pick<SMTPServerOptions, 'onConnect' | 'onMailFrom' | 'onRcptTo' | 'onData' | 'onClose'>>;

const originOf = ({ remoteAddress, hostNameAppearsAs, envelope }: SMTPServerSession): Origin => ({
  remoteAddress,
  helo: hostNameAppearsAs || '',
  returnPath: envelope.mailFrom ? envelope.mailFrom.address : '',
});

/** What happens at each step of an SMTP conversation. `underWay` are the mails between DATA and their answer. */
export const createHandlers = (parts: Parts): Handlers & Readonly<{ underWay: ReadonlyMap<string, Promise<void>> }> => {
  const { visits, room, answered } = parts;
  const recipients = new Recipients();
  const underWay = new Map<string, Promise<void>>();
  return {
    underWay,
    onConnect(session, done) {
      const refused = visits.begin(session);
      done(refused && asError(refused));
    },
    onMailFrom({ args }, _session, done) {
      const declared = args ? Number(args.SIZE ?? 1) : 1;
      if (declared > room.free) done(asError(noRoom));
      else lookForDiskRoom(parts).then((refused) => done(refused && asError(refused)));
    },
    onRcptTo({ address }, session, done) {
      findRecipient(parts, recipients, address, session).then((refused) => done(refused && asError(refused)));
    },
    onData(stream, session, done) {
      const work = takeMail(parts, recipients, stream, session).then((answer) => {
        underWay.delete(session.id);
        visits.awaitMail(session);
        if (answer.code === 250) done(null, answer.text);
        else done(asError(answer));
        answered(session);
      });
      underWay.set(session.id, work);
    },
    onClose: (session) => visits.end(session),
  };
};

const lookForDiskRoom = async ({ hasDiskRoom, log }: Parts): Promise<Answer | null> => {
  try {
    return (await hasDiskRoom()) ? null : diskFull;
  } catch (error) {
    log('nobody could tell what room the disk has', error);
    return tryLater;
  }
};

const findRecipient = async (
  { intake, domain, visits, log }: Parts,
  recipients: Recipients,
  address: string,
  session: SMTPServerSession,
): Promise<Answer | null> => {
  try {
    const ours = recipientAddress(address, domain);
    const known = ours === null ? null : await intake.find(ours);
    if (known) {
      recipients.add(session, known);
      return null;
    }
    await intake.noteRefusal('unknown-recipient', 0);
    return visits.mayMiss(session) ? refusals['unknown-recipient'] : tooManyUnknown;
  } catch (error) {
    log('a recipient could not be looked up', error);
    return tryLater;
  }
};

const takeMail = async (
  { intake, judge, largest, visits, room, log }: Parts,
  recipients: Recipients,
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
): Promise<Answer> => {
  const [to, origin] = [recipients.of(session), originOf(session)];
  const collected = await collect(stream, room, largest);
  visits.mailIsHere(session);
  try {
    if ('raw' in collected) return await receive({ intake, judge }, collected.raw, to, origin);
    if (collected.failed === 'no-room') return noRoom;
    await intake.noteRefusal(collected.failed, collected.size);
    return refusals[collected.failed];
  } catch (error) {
    log('a mail could not be kept', error);
    return tryLater;
  } finally {
    if ('raw' in collected) collected.release();
  }
};
