import type { NeedList } from '#web/contract/needs-you.ts';
import type { RunningApp } from '../support/app.ts';
import { eventually } from '../support/eventually.ts';
import { replyAddressOf, replyTo, sendRaw } from '../support/send-mail.ts';
import { checkInFor, type User } from '../support/user.ts';

export const ELSEWHERE = 'me@elsewhere.example';

/** Somebody writes to the user's reply address from elsewhere; the id of that mail, which is held. */
export const heldMail = async (
  app: RunningApp,
  user: User,
  text = 'Trained two new nurses on the triage protocol.',
) => {
  const checkIn = await checkInFor(app, user);
  await sendRaw(app, { from: ELSEWHERE, to: replyAddressOf(checkIn) }, replyTo(checkIn, ELSEWHERE, text));
  return eventually('the mail that is held', async () => {
    const { body } = await user.call<NeedList>('GET', '/api/needs-you');
    return body.needs[0]?.id;
  });
};
