import test from 'ava';
import type { RequestOutcome } from '#domain/inbox/request/outcome.ts';
import { checkInBlocks } from '#mail-gateway/sending/mails/outcomes/check-ins.ts';
import { runningApp } from '#test/support/app.ts';
import { aUser } from '#test/support/user.ts';
import { asking } from './asking.ts';

const said = (outcome: RequestOutcome): string => {
  if (outcome.result !== 'done' || outcome.request !== 'change-schedule') return outcome.result;
  const [first] = checkInBlocks(outcome, { language: 'en' });
  return first?.kind === 'paragraph' ? first.text : '';
};

test.serial(
  'a wish for the check-ins that there are is neither confirmed nor done again: it is said to be so',
  async (t) => {
    const app = await runningApp(t);
    const ask = asking(app, await aUser(app));
    const fridays = { frequency: 'weekly', weekday: 5, clockTime: '08:30' } as const;
    t.regex(said(await ask('change-schedule', { details: fridays })), /^Done: your check-ins come .*Fridays/);
    for (const certain of [true, false])
      for (const details of [{ withoutWeekdays: [1] }, { weekday: 5 }, fridays])
        t.regex(
          said(await ask('change-schedule', { details, certain })),
          /^That is so already: your check-ins come .*Fridays/,
        );
    t.is(said(await ask('change-schedule', { details: { weekday: 4 }, certain: false })), 'to-confirm');
  },
);
