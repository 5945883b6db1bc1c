import type { ExecutionContext } from 'ava';
import type { NeedList } from '#web/contract/needs-you.ts';
import type { RunningApp } from './app.ts';
import { eventually } from './eventually.ts';
import { replyAddressOf, replyTo, sendRaw } from './send-mail.ts';
import { aUser, checkInFor, mailTo, type User } from './user.ts';

export const ELSEWHERE = 'me@elsewhere.example';
export const WORDS = 'Trained two new nurses on the triage protocol.';

export const needsOf = async (user: User) => (await user.call<NeedList>('GET', '/api/needs-you')).body.needs;

/** A user to whose reply address somebody wrote from elsewhere; the mail is held. */
export const heldMail = async (app: RunningApp, words = WORDS) => {
  const user = await aUser(app);
  const checkIn = await checkInFor(app, user);
  const send = (raw = replyTo(checkIn, ELSEWHERE, words)) =>
    sendRaw(app, { from: ELSEWHERE, to: replyAddressOf(checkIn) }, raw);
  await send();
  const need = await eventually('the mail that is held', async () => (await needsOf(user))[0]);
  return { app, user, checkIn, send, need };
};

/** What the mail that asks carries. */
export const linkIn = async ({ app, user }: Pick<Awaited<ReturnType<typeof heldMail>>, 'app' | 'user'>) => {
  const asked = await mailTo(app, user.email, /^Is this you/);
  const link = new URL(/http\S+\/held\/\S+/.exec(asked.text)?.[0] ?? '');
  return { asked, id: link.pathname.split('/').at(-1) ?? '', token: link.searchParams.get('token') ?? '' };
};

export const endOf = async (t: ExecutionContext, app: RunningApp, id: string) => {
  const { mails } = await app.commands['mail list']({ limit: 1000 });
  const mail = mails.find((one) => one.id === id);
  t.truthy(mail);
  return `${mail?.end} ${mail?.reason}`.trim();
};
