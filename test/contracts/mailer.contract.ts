import test, { type ExecutionContext } from 'ava';
import { isOutcomeUnknown } from '#application/delivery/carrier.ts';
import type { ComposedMail } from '#application/delivery/mail-composer.ts';
import type { Mailer } from '#application/delivery/mailer.ts';
import { isDeferred, isUnavailable } from '#application/engine/ports/fault.ts';

export type Taken = Readonly<{ from: string; to: readonly string[]; raw: string }>;
/** What a mailer may meet on its way. */
export type Trouble =
  | Readonly<{ at: 'greeting' | 'sender' | 'recipient' | 'mail'; says: 'no' | 'later' | 'break' }>
  | Readonly<{ at: 'nowhere' }>
  | Readonly<{ at: 'encryption'; says: 'none' | 'unknown-certificate' | 'refused' }>;
export type Place = Readonly<{
  mailer: Mailer;
  /** What has arrived where mails go, in order, as it was handed over. */
  taken(): Promise<readonly Taken[]>;
}>;
type Setting = Readonly<{
  open(t: ExecutionContext): Promise<Place>;
  /** One that meets this trouble, for those that leave this machine; `clear` is what went out unencrypted. */
  meeting?: (t: ExecutionContext, trouble: Trouble) => Promise<Readonly<{ mailer: Mailer; clear(): string }>>;
}>;

export const USER = 7;
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

/** Whoever wants to be called a Mailer passes this unchanged. */
export const mailerContract = (adapter: string, { open, meeting }: Setting) => {
  const promise = (title: string, check: (t: ExecutionContext) => Promise<void>) =>
    test.serial(`${adapter} ${title}`, check);

  promise('hands a mail over byte for byte, to its one recipient, with its return path', async (t) => {
    const { mailer, taken } = await open(t);
    const mail = aMail();
    t.like(await mailer.send(USER, mail), { sent: true });
    t.deepEqual(await taken(), [{ from: mail.returnPath, to: [mail.to], raw: Buffer.from(mail.raw).toString() }]);
  });

  promise('says truly whether twice is the same as once', async (t) => {
    const { mailer, taken } = await open(t);
    const mail = aMail();
    t.deepEqual(await mailer.send(USER, mail), await mailer.send(USER, mail));
    t.is((await taken()).length, mailer.repeatable ? 1 : 2);
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

  promise('can be closed', async (t) => {
    const { mailer } = await open(t);
    await t.notThrowsAsync(mailer.close());
  });

  if (!meeting) return;

  for (const at of ['sender', 'recipient', 'mail'] as const) {
    promise(`answers a permanent "no" to the ${at} with its code`, async (t) => {
      const { mailer } = await meeting(t, { at, says: 'no' });
      t.deepEqual(await mailer.send(USER, aMail()), { sent: false, code: '550 5.0.0' });
    });

    promise(`leaves a mail to be tried again when "later" is said to the ${at}`, async (t) => {
      const { mailer } = await meeting(t, { at, says: 'later' });
      t.true(isDeferred(await t.throwsAsync(mailer.send(USER, aMail()))));
    });
  }

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
  for (const trouble of noWay) {
    const name = 'says' in trouble ? `${trouble.at} ${trouble.says}` : trouble.at;
    promise(
      `is unavailable without a way to hand a mail over (${name}), and says nothing of it in clear`,
      async (t) => {
        const { mailer, clear } = await meeting(t, trouble);
        const mail = aMail();
        t.true(isUnavailable(await t.throwsAsync(mailer.send(USER, mail))));
        if (trouble.at === 'encryption') t.notRegex(clear(), /MAIL|RCPT|sub@example/);
        t.false(clear().includes('hidden'));
      },
    );
  }

  promise('knows that it does not know whether a mail went out when nothing is said after its end', async (t) => {
    const { mailer } = await meeting(t, { at: 'mail', says: 'break' });
    t.true(isOutcomeUnknown(await t.throwsAsync(mailer.send(USER, aMail()))));
  });
};
