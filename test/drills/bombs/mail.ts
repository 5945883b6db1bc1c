import { setTimeout as wait } from 'node:timers/promises';
import type { ListedMail } from '#application/inbox/mails.ts';
import type { Outbox, SandboxMail } from '#web/contract/outbox.ts';
import { call } from '../../support/user.ts';
import { type Bomb, from, type Subscriber, type Target } from './bomb.ts';
import { handOver } from './smtp.ts';

/** What follows the headers that every mail has, and the body. */
type Letter = Readonly<{ head: string; body: string | Buffer }>;

/** A text with its type; `more` is further header lines. */
export const typed = (type: string, body: string | Buffer, more = ''): Letter => ({
  head: `Content-Type: ${type}\r\n${more}`,
  body,
});

export const plain = (body: string | Buffer, more = ''): Letter => typed('text/plain; charset=utf-8', body, more);

/** A reply to a check-in, from a sender who is proven, so that it is read. Waits until it has met exactly one end. */
export const reply = (build: () => Letter): Bomb['send'] =>
  rawReply((writer) => {
    const { head, body } = build();
    return Buffer.concat([Buffer.from(`${headOf(writer)}${head}\r\n`), Buffer.from(body)]);
  });

export const headOf = ({ email, replyAddress }: Subscriber): string =>
  [
    `From: ${email}`,
    `To: ${replyAddress}`,
    'Subject: Re: Your day',
    `Message-ID: <${crypto.randomUUID()}@example.com>`,
    `Date: ${new Date().toUTCString()}`,
    'MIME-Version: 1.0',
    '',
  ].join('\r\n');

/** The same with every byte of the mail its own. */
export const rawReply =
  (build: (writer: Subscriber) => string | Buffer): Bomb['send'] =>
  async (target) => {
    const writer = await target.subscriber();
    return sendAndFollow(target, writer, Buffer.from(build(writer)), from.trustedRelay);
  };

/** Hands the mail over and says how it ended; throws where it waits for ever or its sender is not told. */
export const sendAndFollow = async (
  target: Target,
  writer: Pick<Subscriber, 'email' | 'replyAddress'>,
  raw: Buffer,
  localAddress: string,
): Promise<string> => {
  const mail = ofItsOwnSize(raw);
  const before = new Set((await outbox(target, writer.email)).map(({ id }) => id));
  const answer = await untilTaken(target, writer, mail, localAddress);
  if (answer.code !== 250) return `refused ${answer.code}`;
  const { end, reason, wins, requests } = await endOf(target, mail.length);
  if (end === 'unreadable') await untilTold(target, writer.email, before);
  return end === 'understood' ? `understood, ${wins} wins, ${requests} requests` : `${end} ${reason}`.trim();
};

const PATIENCE_MS = 120_000;
const LOOK_EVERY_MS = 250;

/** Tried again as a mail server does, where it is told to come later. */
const untilTaken = async (
  { server }: Target,
  { email, replyAddress }: Pick<Subscriber, 'email' | 'replyAddress'>,
  raw: Buffer,
  localAddress: string,
) => {
  const envelope = { port: server.smtp.port, localAddress, from: email, to: replyAddress };
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await handOver(envelope, raw);
    if (answer.code < 400 || answer.code >= 500) return answer;
    if (performance.now() > end) throw new Error(`told to come later for ever: ${answer.line}`);
    await wait(2_000);
  }
};

const sizes = new Set<number>();

/** `mail list` names no words and no sender: a mail is told by its size, so no two have the same. */
const ofItsOwnSize = (raw: Buffer): Buffer => {
  const whole = raw.subarray(-2).toString('latin1') === '\r\n' ? raw : Buffer.concat([raw, Buffer.from('\r\n')]);
  let padded = whole;
  for (let pad = 0; sizes.has(padded.length); pad += 1)
    padded = Buffer.concat([Buffer.from(`X-Pad: ${'x'.repeat(pad)}\r\n`), whole]);
  sizes.add(padded.length);
  return padded;
};

/** The one end of the mail of this size. */
const endOf = async ({ server }: Target, size: number): Promise<ListedMail> => {
  const until = performance.now() + PATIENCE_MS;
  let last = 'not listed';
  while (performance.now() < until) {
    const { mails } = await server.commands['mail list']({ limit: 100, cursor: null });
    const [mail, ...others] = mails.filter((one) => one.size === size);
    if (others.length > 0) throw new Error(`it met ${others.length + 1} ends`);
    if (mail && mail.end !== 'reading' && mail.end !== 'waiting') return mail;
    last = mail?.end ?? last;
    await wait(LOOK_EVERY_MS);
  }
  throw new Error(`it waits for ever: ${last}`);
};

const untilTold = async (target: Target, email: string, before: ReadonlySet<string>): Promise<void> => {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    if ((await outbox(target, email)).some(({ id }) => !before.has(id))) return;
    await wait(LOOK_EVERY_MS);
  }
  throw new Error('its sender is not told');
};

/** A bomb's account has few mails, and they are the newest. */
export const outbox = async ({ server }: Pick<Target, 'server'>, email: string): Promise<readonly SandboxMail[]> =>
  (await call<Outbox>(server, 'GET', '/api/outbox?limit=80')).body.mails.filter(({ to }) => to === email);
