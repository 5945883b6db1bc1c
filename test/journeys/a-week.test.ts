import test, { type ExecutionContext } from 'ava';
import type { DocumentSource } from '#application/documents/document-source.ts';
import type { Achievement } from '#web/contract/achievements.ts';
import type { SandboxMail } from '#web/contract/outbox.ts';
import { type RunningApp, runningApp } from '../support/app.ts';
import { checkInsCome } from '../support/check-ins-come.ts';
import { movableClock } from '../support/clock.ts';
import { eventually } from '../support/eventually.ts';
import { replyTo, sendRaw } from '../support/send-mail.ts';
import { asksForToken, payFor, signUp } from '../support/sign-up.ts';
import { call, mailTo, outboxOf } from '../support/user.ts';

/** A CV that is the same every time. */
const cvs: DocumentSource = {
  find: async () => ({
    title: 'Curriculum vitae',
    text: 'Sub Scriber\n\nCut the nightly build from 40 to 9 minutes.',
    lacks: [],
    files: [
      { name: 'cv.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7 a CV') },
      { name: 'cv.docx', type: DOCX, bytes: Buffer.from('PK a CV') },
    ],
  }),
};
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const HOUR = 3_600_000;

/** Berlin in the week in which its clocks go back: on Sunday, October 25, 2026, at 03:00. */
const aWeek = async (t: ExecutionContext) => {
  const clock = movableClock(Date.parse('2026-10-19T08:00:00Z'));
  const app = await runningApp(t, { clock, documents: cvs });
  /** On to this moment, as time goes: the scheduler looks every so often. */
  const until = async (moment: string) => {
    const end = Date.parse(moment);
    while (clock.now() < end) {
      clock.move(Math.min(HOUR / 2, end - clock.now()));
      await checkInsCome(app);
    }
  };
  return { app, until };
};

type Subscriber = Readonly<{
  email: string;
  ask: <Body>(method: string, path: string, body?: unknown) => Promise<Body>;
}>;

/** Signs up in the browser's way, and sets up: every day at seven, in Berlin. */
const subscribes = async (app: RunningApp): Promise<Subscriber> => {
  const signedUp = await signUp(app, { email: `week-${crypto.randomUUID()}@example.com` });
  await payFor(app, signedUp);
  const { token = '' } = (
    await eventually('the token', async () => {
      const asked = await asksForToken(app, signedUp);
      return asked.body.success && asked;
    })
  ).body;
  const ask = async <Body>(method: string, path: string, body?: unknown) =>
    (await call<Body>(app, method, path, body, token)).body;
  await ask('PUT', '/api/user/profile', {
    messageFrequency: 'daily',
    messageTimePreference: 'morning',
    timezone: 'Europe/Berlin',
    setupDone: true,
  });
  return { email: signedUp.email, ask };
};

/** When each check-in came, the first one first. */
const checkIns = async (app: RunningApp, email: string): Promise<readonly SandboxMail[]> =>
  (await outboxOf(app, email)).filter(isCheckIn).reverse();

/** It expects an answer and answers nothing. */
const isCheckIn = ({ headers, subject }: SandboxMail): boolean =>
  headers['reply-to'] !== undefined && headers['in-reply-to'] === undefined && !subject.startsWith('Welcome');

const answers = async (app: RunningApp, mail: SandboxMail, email: string, text: string) => {
  const { code } = await sendRaw(app, { from: email, to: replyAddress(mail) }, replyTo(mail, email, text));
  return code;
};
const replyAddress = ({ headers }: SandboxMail) => (headers['reply-to'] ?? '').replace(/^.*<|>.*$/g, '');

test('a week of a user’s life', async (t) => {
  const { app, until } = await aWeek(t);
  const { email, ask } = await subscribes(app);
  const wins = () => ask<Achievement[]>('GET', '/api/achievements');
  const keeps = (words: RegExp) =>
    eventually(`the win ${words}`, async () =>
      (await wins()).find(({ originalMessage }) => words.test(originalMessage)),
    );
  const asked = (count: number) =>
    eventually(`check-in ${count}`, async () => {
      const all = await checkIns(app, email);
      return all.length === count && all[count - 1];
    });

  // Monday: whoever has just signed up answers the welcome mail.
  const welcome = await mailTo(app, email, /^Welcome to/);
  t.is(await answers(app, welcome, email, 'Finished the quarterly report early.'), 250);
  t.is((await keeps(/quarterly report/)).date, '2026-10-19');

  // Tuesday: asked at seven, answered at once.
  await until('2026-10-20T05:01:00Z');
  const tuesday = await asked(1);
  t.is(await answers(app, tuesday, email, 'Cut our nightly build from 40 to 9 minutes.'), 250);
  t.is((await keeps(/nightly build/)).date, '2026-10-20');

  // Wednesday: missed. Thursday: answered a good day later, which still counts as Thursday's.
  await until('2026-10-21T05:01:00Z');
  const wednesday = await asked(2);
  await until('2026-10-22T05:01:00Z');
  const thursday = await asked(3);
  await until('2026-10-23T04:30:00Z');
  t.is(await answers(app, thursday, email, 'Trained two new colleagues on the ward.'), 250);
  t.is((await keeps(/two new colleagues/)).date, '2026-10-22');

  // Friday: Wednesday's is answered, two days late: a win of Wednesday. And a CV is asked for.
  await until('2026-10-23T05:01:00Z');
  const friday = await asked(4);
  t.is(await answers(app, wednesday, email, 'Closed the audit with no findings.'), 250);
  t.is((await keeps(/no findings/)).date, '2026-10-21');
  t.is(await answers(app, friday, email, 'Could you please send me my CV?'), 250);
  const cv = await eventually('the CV', async () =>
    (await outboxOf(app, email)).find(({ attachments }) => attachments.length === 2),
  );
  t.deepEqual(cv.attachments.map(({ filename }) => filename).sort(), ['cv.docx', 'cv.pdf']);
  t.regex(cv.text, /Cut the nightly build from 40 to 9 minutes/);

  // A holiday on Saturday.
  t.is(await answers(app, friday, email, 'Please pause until Sunday, I am away.'), 250);
  await eventually('the pause', async () => {
    const { pause } = await ask<{ pause: { until: string } | null }>('GET', '/api/check-ins');
    return pause?.until === '2026-10-25';
  });
  await until('2026-10-24T18:00:00Z');
  t.is((await checkIns(app, email)).length, 4);

  // Sunday: the clocks have gone back, and seven is an hour later for everyone else.
  await until('2026-10-25T05:59:00Z');
  t.is((await checkIns(app, email)).length, 4);
  await until('2026-10-25T06:01:00Z');
  await asked(5);
  await until('2026-10-26T06:01:00Z');
  const monday = await asked(6);
  t.is(await answers(app, monday, email, 'Nothing today, sorry.'), 250);
  await until('2026-10-26T07:00:00Z');

  const questions = (await checkIns(app, email)).map(({ subject }) => subject);
  t.is(new Set(questions).size, questions.length, 'a different question each day');
  t.is((await wins()).length, 4);
});
