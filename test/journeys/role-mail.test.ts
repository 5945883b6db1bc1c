import test, { type ExecutionContext } from 'ava';
import { type RunningApp, runningApp } from '../support/app.ts';
import { movableClock } from '../support/clock.ts';
import { eventually } from '../support/eventually.ts';
import { sendRaw, written } from '../support/send-mail.ts';
import { mailTo, outboxOf } from '../support/user.ts';

const STRANGER = 'jane@example.org';
const OPERATORS = ['ada@example.com', 'bo@example.com'];
const WINDOW_MS = 10 * 60_000;
const ANNOUNCED = /mails? to /;

const wrote = (app: RunningApp, role: string, subject: string, headers: readonly string[] = []) => {
  const to = `${role}@cairn.localhost`;
  const raw = written({ from: STRANGER, to, subject, text: 'The pages are slow today.' });
  return sendRaw(app, { from: STRANGER, to }, [...headers, raw].join('\r\n'));
};
const rolesOf = (app: RunningApp, count: number) =>
  eventually(`${count} mails to roles`, async () => {
    const { mails } = await app.commands['mail roles']({ limit: 10 });
    return mails.length === count && mails;
  });
const withOperators = async (t: ExecutionContext) => {
  const clock = movableClock();
  return { clock, app: await runningApp(t, { clock, env: { OPERATOR_EMAILS: OPERATORS.join(', ') } }) };
};

test.serial(
  'mail to the roles is announced to each operator once, ten minutes of it together and without a word of it',
  async (t) => {
    const { app, clock } = await withOperators(t);
    await wrote(app, 'support', 'Slow pages');
    await wrote(app, 'abuse', 'Spam from you');
    await wrote(app, 'postmaster', 'Out of office', ['Auto-Submitted: auto-replied']);
    const mails = await rolesOf(app, 3);
    clock.move(WINDOW_MS);
    for (const operator of OPERATORS) {
      const { subject, text } = await mailTo(app, operator, ANNOUNCED);
      t.regex(subject, /^2 mails to /);
      for (const { id, isAutomatic } of mails) t.is(text.includes(id), !isAutomatic);
      for (const word of [STRANGER, 'Slow', 'slow', 'Spam']) t.false(`${subject} ${text}`.includes(word), word);
    }
    clock.move(WINDOW_MS);
    await wrote(app, 'support', 'Slow again');
    clock.move(WINDOW_MS);
    await mailTo(app, OPERATORS[0] ?? '', /^A mail to support$/);
    t.is((await outboxOf(app, OPERATORS[1] ?? '')).filter(({ subject }) => /^2 mails/.test(subject)).length, 1);
  },
);

test.serial('an operator answers from the address of the role, in the thread, and the list says so', async (t) => {
  const { app } = await withOperators(t);
  await wrote(app, 'support', 'Slow pages', ['Message-ID: <slow-1@example.org>']);
  const [mail] = await rolesOf(app, 1);
  const id = mail?.id ?? '';
  await app.commands['mail answer']({ id, text: 'Thank you.\n\nIt is mended.', by: 'ada' });
  const answer = await mailTo(app, STRANGER, /^Re: Slow pages$/);
  t.regex(answer.from, /support@cairn\.localhost/);
  t.true(answer.text.includes('It is mended.'));
  t.like(answer.headers, { 'in-reply-to': '<slow-1@example.org>', 'auto-submitted': 'no' });
  t.like((await rolesOf(app, 1))[0], { answers: 1 });
  const events = await app.services.log.readSealed(`mail-${id}`);
  t.like(events.at(-1), { type: 'RoleMailAnswered', data: { operator: 'ada' } });
});

test.serial("neither a machine's mail nor a user's is answered so, nor is an empty answer sent", async (t) => {
  const { app } = await withOperators(t);
  await wrote(app, 'postmaster', 'Out of office', ['Auto-Submitted: auto-replied']);
  const [mail] = await rolesOf(app, 1);
  const answer = (id: string, text: string) => app.commands['mail answer']({ id, text, by: 'ada' });
  await t.throwsAsync(answer(mail?.id ?? '', 'Thank you.'), { message: /machine/ });
  await t.throwsAsync(answer('none', 'Thank you.'), { message: /no mail to/ });
  await t.throwsAsync(answer(mail?.id ?? '', '  \n'), { message: /1 to 6000/ });
  await t.throwsAsync(answer(mail?.id ?? '', 'a'.repeat(6001)), { message: /1 to 6000/ });
  await wrote(app, 'support', 'A question', []);
  const asked = (await rolesOf(app, 2)).find(({ subject }) => subject === 'A question');
  await t.throwsAsync(answer(asked?.id ?? '', 'ж'.repeat(6000)), { message: /8 KB/ });
  t.deepEqual(await outboxOf(app, STRANGER), []);
});
