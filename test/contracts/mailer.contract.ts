import test, { type ExecutionContext } from 'ava';
import type { Mailer } from '#application/delivery/carrier.ts';
import type { ComposedMail } from '#application/delivery/mail-composer.ts';
import { isUnavailable } from '#application/engine/ports/fault.ts';
import { carrierContract, type Meeting, USER } from './carrier.contract.ts';

export type Taken = Readonly<{ from: string; to: readonly string[]; raw: string }>;
/** What a mailer may meet on its way. */
export type Trouble =
  | Readonly<{ at: 'greeting' | 'sender' | 'recipient' | 'mail'; says: 'no' | 'later' | 'break' }>
  | Readonly<{ at: 'nowhere' }>
  | Readonly<{ at: 'encryption'; says: 'none' | 'unknown-certificate' | 'refused' }>;
type Place = Readonly<{
  mailer: Mailer;
  /** What has arrived where mails go, in order, as it was handed over. */
  taken(): Promise<readonly Taken[]>;
}>;
type Setting = Readonly<{
  open(t: ExecutionContext): Promise<Place>;
  /** One that meets this trouble, for those that leave this machine; `clear` is what went out unencrypted. */
  meeting?: (t: ExecutionContext, trouble: Trouble) => Promise<Readonly<{ mailer: Mailer; clear(): string }>>;
}>;

/** Bytes that only a careful way leaves as they are: dots at the start, a long line, letters beyond ASCII. */
const ODD = ['.', '..', '.hidden', `long ${'x'.repeat(990)}`, 'Grüße, 夜勤', '', 'last'].join('\r\n');
export const aMail = (more: Partial<ComposedMail> = {}): ComposedMail => ({
  messageId: `<${crypto.randomUUID()}@cairn.localhost>`,
  from: 'checkin@cairn.localhost',
  to: 'sub@example.com',
  returnPath: 'return1-abc@cairn.localhost',
  replyTo: null,
  subject: '',
  text: '',
  html: '',
  raw: Buffer.from(`From: checkin@cairn.localhost\r\nTo: sub@example.com\r\n\r\n${ODD}\r\n`),
  ...more,
});

const noWay: readonly Trouble[] = [
  { at: 'nowhere' },
  { at: 'greeting', says: 'no' },
  { at: 'greeting', says: 'later' },
  { at: 'greeting', says: 'break' },
  { at: 'sender', says: 'break' },
  { at: 'recipient', says: 'break' },
  { at: 'encryption', says: 'none' },
  { at: 'encryption', says: 'refused' },
  { at: 'encryption', says: 'unknown-certificate' },
];
const nameOf = (trouble: Trouble): string => ('says' in trouble ? `${trouble.at} ${trouble.says}` : trouble.at);

/** Whoever wants to be called a Mailer passes this unchanged. */
export const mailerContract = (adapter: string, { open, meeting }: Setting) => {
  const meetings = (...troubles: readonly Trouble[]): readonly Meeting<ComposedMail>[] =>
    meeting
      ? troubles.map((trouble) => ({
          name: nameOf(trouble),
          open: async (t) => (await meeting(t, trouble)).mailer,
        }))
      : [];
  const saying = (says: 'no' | 'later') =>
    meetings({ at: 'sender', says }, { at: 'recipient', says }, { at: 'mail', says });
  carrierContract<ComposedMail>(adapter, {
    open: async (t) => {
      const { mailer, taken } = await open(t);
      return { carrier: mailer, taken };
    },
    aMessage: aMail,
    refuses: saying('no').map((met) => ({ ...met, code: '550 5.0.0' })),
    defers: saying('later'),
    isAway: meetings(...noWay),
    isSilent: meetings({ at: 'mail', says: 'break' }),
  });

  const promise = (title: string, check: (t: ExecutionContext) => Promise<void>) =>
    test.serial(`${adapter} ${title}`, check);

  promise('hands a mail over byte for byte, to its one recipient, with its return path', async (t) => {
    const { mailer, taken } = await open(t);
    const mail = aMail();
    t.like(await mailer.send(USER, mail), { sent: true });
    t.deepEqual(await taken(), [{ from: mail.returnPath, to: [mail.to], raw: Buffer.from(mail.raw).toString() }]);
  });

  promise('hands many over at once, each whole', async (t) => {
    const { mailer, taken } = await open(t);
    const mails = Array.from({ length: 30 }, (_, at) =>
      aMail({ to: `sub${at}@example.com`, raw: Buffer.from(`Subject: ${at}\r\n\r\n${at}\r\n`) }),
    );
    await Promise.all(mails.map((mail) => mailer.send(USER, mail)));
    const found = (await taken()).map(({ raw }) => raw);
    t.deepEqual(found.toSorted(), mails.map(({ raw }) => Buffer.from(raw).toString()).toSorted());
  });

  promise('never reads one address as two, or as a command', async (t) => {
    const { mailer, taken } = await open(t);
    const addresses = [
      'sub@example.com, other@example.com',
      'sub@example.com;other@example.com',
      'Us: sub@example.com, other@example.com;',
      'sub@example.com>\r\nRCPT TO:<other@example.com',
      '"sub@example.com other"@example.com',
      'other@example.com (sub@example.com)',
      '',
      'nobody',
    ];
    for (const to of addresses) await t.throwsAsync(mailer.send(USER, aMail({ to })), { code: 'not-one-address' }, to);
    t.deepEqual(await taken(), []);
  });

  if (!meeting) return;

  for (const trouble of noWay)
    promise(`says nothing of a mail in clear without a way to hand it over (${nameOf(trouble)})`, async (t) => {
      const { mailer, clear } = await meeting(t, trouble);
      t.true(isUnavailable(await t.throwsAsync(mailer.send(USER, aMail()))));
      if (trouble.at === 'encryption') t.notRegex(clear(), /MAIL|RCPT|sub@example/);
      t.false(clear().includes('hidden'));
    });
};
