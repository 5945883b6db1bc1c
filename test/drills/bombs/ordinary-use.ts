import type { Achievement } from '#web/contract/achievements.ts';
import { eventually } from '../../support/eventually.ts';
import { from, type Target } from './bomb.ts';
import { ask } from './http.ts';
import { headOf, outbox } from './mail.ts';
import { handOver } from './smtp.ts';

/**
 * What a subscriber does on any day: mails a win, is answered, and writes one on the web. Answers the milliseconds until both
 * were kept and analysed; throws when they are not.
 */
export const ordinaryUse = async (target: Target): Promise<number> => {
  const begun = performance.now();
  const { server } = target;
  const writer = await target.subscriber();
  const words = 'Cut the nightly build from 40 to 9 minutes by caching the toolchain.';
  const envelope = { port: server.smtp.port, localAddress: from.trustedRelay, from: writer.email };
  const raw = Buffer.from(`${headOf(writer)}Content-Type: text/plain; charset=utf-8\r\n\r\n${words}\r\n`);
  await eventually('the mail is taken', async () => {
    const { code } = await handOver({ ...envelope, to: writer.replyAddress }, raw);
    return code === 250;
  });
  const web = await ask(target, 'POST', '/api/achievements', {
    session: writer.session,
    body: { originalMessage: 'Trained two new colleagues on the press.' },
    localAddress: from.ordinary,
  });
  if (web.status !== 201) throw new Error(`an ordinary win was answered ${web.status}`);
  await eventually('both wins are analysed', async () => {
    const wins = await winsOf(target, writer.session);
    return wins.length === 2 && wins.every(({ analysisResult }) => analysisResult !== null);
  });
  await eventually('the mail is answered', async () =>
    (await outbox(target, writer.email)).some(({ headers }) => headers['in-reply-to']),
  );
  return performance.now() - begun;
};

const winsOf = async (target: Target, session: string): Promise<readonly Achievement[]> => {
  const { text } = await ask(target, 'GET', '/api/achievements', { session, localAddress: from.ordinary });
  return JSON.parse(text) as readonly Achievement[];
};
