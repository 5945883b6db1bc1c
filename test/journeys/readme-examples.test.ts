import { readFileSync } from 'node:fs';
import test from 'ava';
import type { Reading } from '#application/inbox/mail-reader.ts';
import { readText } from '#language/reader/read-words.ts';
import { readMail } from '#mail-gateway/reading/read-mail.ts';
import { runningApp } from '../support/app.ts';
import { corresponding, flat, sayOnTheWeb } from '../support/conversing.ts';
import { written } from '../support/send-mail.ts';
import { aUser } from '../support/user.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

/** What stands between quotes in the left column of the table of what may be said, in its order. */
const examples = (/\| say \| and \|\n\|[-|]+\|\n((?:\|.*\n)+)/.exec(readme)?.[1] ?? '')
  .split('\n')
  .flatMap((row) => [...(row.split(' | ')[0] ?? '').matchAll(/["“]([^"”]+)["”]/g)].map(([, said = '']) => said));

/** What each is heard as: of requests their kinds, and `?` behind one that is asked back. */
const HEARD: readonly (readonly [RegExp, string])[] = [
  [/^Cut the nightly build/, 'win win'],
  [/^about 3 hours/, 'answer'],
  [/^(?:\d (?:was|is|are) |drop|merge|split|join)/, 'correct-wins'],
  [/works better/, 'change-schedule?'],
  [/^pause/, 'pause'],
  [/^resume/, 'resume'],
  [/^stop/, 'stop'],
  [/^undo|^restore/, 'restore-wins'],
  [/\bi'?m now\b/i, 'change-profile'],
  [/^I got promoted/, 'win change-profile?'],
  [/sign in$/, 'login'],
  [/^export/, 'export'],
  [/^delete my account/, 'delete-account'],
  [/^how much|^does somebody/, 'ask-about-us'],
  [/^what are my|^which win|^what went wrong/, 'ask-about-me'],
  [/^list|^what did I do/, 'list-wins'],
  [/^how (?:am I|was|were|did)/, 'how-am-i-doing'],
  [/subscription|money back|yearly|monthly/, 'billing'],
  [/cover letter/, 'cover-letter'],
  [/weekly|Mon\b|Monday|week|moved to|time\b|earlier|later/, 'change-schedule'],
];
const heardAs = (example: string): string => HEARD.find(([words]) => words.test(example))?.[1] ?? 'nobody knows';

const today = '2026-11-20';
const askedBefore = (example: string): string | null =>
  heardAs(example) === 'answer' ? 'About how much time does it save, and how often?' : null;

const hearing = (reading: Reading): string => {
  if (reading.kind !== 'understood') return reading.kind;
  const { wins, requests, answer } = reading;
  const kinds = requests.map(({ kind, certain }) => `${kind}${certain ? '' : '?'}`);
  return [...wins.map(() => 'win'), ...kinds, ...(answer === '' ? [] : ['answer'])].join(' ');
};

test('the README says what may be said', (t) => {
  t.true(examples.length >= 20, String(examples.length));
});

for (const example of examples) {
  test(`“${example}” of the README is understood as it says, in the box and by text`, (t) => {
    t.is(hearing(readText(example, { asked: askedBefore(example), today })), heardAs(example));
  });

  test(`“${example}” of the README is understood as it says by mail`, async (t) => {
    const raw = Buffer.from(written({ from: 'ana@example.org', to: 'checkin@cairn.localhost', text: example }));
    t.is(hearing(await readMail(raw, { sent: [], asked: askedBefore(example), today }, readText)), heardAs(example));
  });
}

const LOST = /found no win and no request|not sure (?:how to take|what you would)|could not (?:be )?read/i;

test('said one after another, in the box and by mail, none of the README’s examples is turned away', async (t) => {
  const app = await runningApp(t);
  const user = await aUser(app);
  const { first, say } = await corresponding(app, user);
  for (const example of examples) t.notRegex((await sayOnTheWeb(user, example)).text, LOST, example);
  let answered = first;
  for (const example of examples.slice(0, 9)) {
    answered = await say(answered, example);
    t.notRegex(flat(answered).split(/ On .* wrote:| -- /)[0] ?? '', LOST, example);
  }
});
