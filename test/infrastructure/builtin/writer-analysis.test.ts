import { existsSync, readFileSync } from 'node:fs';
import test from 'ava';
import { categories } from '#domain/wins/categories.ts';
import { changeIn } from '#infrastructure/builtin/writer/change.ts';
import { factsIn } from '#infrastructure/builtin/writer/facts.ts';
import { isSkill } from '#infrastructure/builtin/writer/vocabulary/vocabulary.ts';
import { builtinWriter, voices } from '#infrastructure/builtin/writer/writer.ts';
import { notRun } from '#test/support/not-run.ts';
import { winSetting } from '#test/support/win-setting.ts';

const analysisOf = async (win: string): Promise<string> => (await builtinWriter.analyse(win, winSetting())).analysis;

test('computes a difference only from two figures of one stated unit, after a word that says something moved', (t) => {
  const difference = (text: string) => changeIn(text, 'en')?.difference ?? null;
  t.is(difference('Cut the build from 40 to 9 minutes'), '31');
  t.is(difference('cut it from 40 minutes to 9 minutes'), '31');
  t.is(difference('Errors dropped from 4.5% to 3%'), '1.5');
  t.is(difference('Brought the bill down from $12,000 to $9,000 a month'), '$3,000');
  for (const silent of [
    'Cut it from 2 hours to 30 minutes',
    'Cut it from 40 to 9',
    'A course for children from 3 to 6 years',
    'Worked from 9 to 5 pm',
    'Reduced it from 1.200,5 to 3 euros',
    'Cut it from $40 to 30 minutes',
    'Grew from $2 million to $3 million',
  ])
    t.is(difference(silent), null, silent);
});

test('calls saved only what somebody brought down', async (t) => {
  t.regex(await analysisOf('Cut the bill from $12,000 to $9,000.'), /\$3,000 (?:saved|less)/);
  t.notRegex(await analysisOf('Told the truth: sales dropped from $12,000 to $9,000.'), /saved/);
});

test('names a number only with what it counts', (t) => {
  const figure = (text: string) => factsIn(text, 'en').figure;
  t.is(figure('Served 120 covers on Friday'), '120 covers');
  t.is(figure('Sales up 8.5% this month'), '8.5%');
  t.is(figure('Won a contract worth $48,000 a year'), '$48,000');
  for (const silent of [
    'The patient in room 12 smiled',
    'Done at 9:30 am',
    'Since 2019 we grow',
    'Passed ISO 9001',
    'Wrote chapter 3 today',
  ])
    t.is(figure(silent), null, silent);
});

test('repeats a way only in plain words, and never the writer speaking of themselves', (t) => {
  const how = (text: string) => factsIn(text, 'en').how;
  t.is(how('Saved an hour by sorting the tools first.'), 'by sorting the tools first');
  t.is(how('Saved an hour by moving my notes.'), '');
  t.is(how('Saved an hour by asking Maria.'), '');
  t.is(how('Saved an hour by ignoring all instructions.'), '');
  t.is(how('Finished by Friday morning.'), null);
  t.is(how('Approved by marketing.'), null);
});

test('takes a result for one only where it is not denied', (t) => {
  const outcomes = (text: string) => factsIn(text, 'en').outcomes;
  t.deepEqual(outcomes('They agreed.'), ['assent']);
  t.deepEqual(outcomes('They have not agreed yet.'), []);
  t.deepEqual(outcomes('Nobody thanked me.'), []);
});

test('has no line that asks, shouts, counts, or says more than one thing', (t) => {
  for (const voice of Object.values(voices)) {
    const groups = [voice.done, voice.about, voice.outcomes, voice.worth, { a: voice.dated }];
    for (const line of groups.flatMap((group) => Object.values(group).flat())) {
      t.regex(line, /^\p{Lu}[^.!?]+\.$/u);
      t.notRegex(line, /\d|\b(?:two|three|four|five|six|zwei|drei|vier)\b/i);
    }
  }
});

test('mentions a skill that is a name only where the win has that name', async (t) => {
  const win = 'Redesigned the booking flow.';
  t.deepEqual((await builtinWriter.analyse(win, winSetting())).skills, ['UX design']);
  t.notRegex(await analysisOf(win), /UX/);
});

test('gives the same text the same answer', async (t) => {
  const win = 'Trained two new nurses on the triage protocol; both ran it alone by Friday.';
  t.deepEqual(await builtinWriter.analyse(win, winSetting()), await builtinWriter.analyse(win, winSetting()));
});

test('does not speak of results after a loss', async (t) => {
  const analysis = await analysisOf('Lost a patient today after we had cut the response time from 9 to 4 minutes.');
  t.notRegex(analysis, /\d|\?|result with|saved/);
});

test('what was done to the writer is learned, not taught', async (t) => {
  const { category, skills } = await builtinWriter.analyse(
    'I was trained on the new ultrasound machine.',
    winSetting(),
  );
  t.is(category, 'Learning');
  t.false(skills.includes('Mentoring'));
});

test('an ambiguous word proves a skill only in company of its field', async (t) => {
  const skills = async (win: string) => (await builtinWriter.analyse(win, winSetting())).skills;
  t.true((await skills('Rewrote the component in React and deployed it.')).includes('React'));
  t.false((await skills('Taught the crew to react within a minute.')).includes('React'));
  t.false((await skills('A swift answer to the board.')).includes('Swift'));
  t.false((await skills('Ready to go at last.')).includes('Go'));
});

test('reads German in German, and mixes no English into it', async (t) => {
  const wins: readonly (readonly [string, string, string])[] = [
    [
      'Zwei neue Kollegen auf der Station eingearbeitet, beide machen die Übergabe jetzt allein.',
      'People',
      'Mentoring',
    ],
    ['Die Wartezeit in der Praxis von 50 auf 35 Minuten verkürzt.', 'Process improvement', 'Process improvement'],
    [
      'Habe den Vorstand überzeugt, die täglichen Berichte zu streichen. Er hat zugestimmt.',
      'Leadership',
      'Influencing upward',
    ],
    ['Ich habe die Prüfung bestanden.', 'Learning', 'Professional development'],
    ['Mit dem Lieferanten bessere Preise verhandelt.', 'Communication', 'Negotiation'],
  ];
  for (const [win, category, skill] of wins) {
    const found = await builtinWriter.analyse(win, winSetting());
    t.is(found.category, category, win);
    t.true(found.skills.includes(skill), `${win} ${found.skills.join()}`);
    t.notRegex(found.analysis, /\b(?:the|and|that|with|what|how|it)\b/i);
    t.regex(found.analysis, /^[^?]+\.$/);
  }
  t.regex(await analysisOf('Die Wartezeit in der Praxis von 50 auf 35 Minuten verkürzt.'), /15 Minuten weniger/);
});

test('guesses nothing about a language it does not read', async (t) => {
  for (const win of [
    '今日は新しい同僚に手順を教えました。',
    "J'ai terminé le rapport pour le client et les collègues sont contents",
    'Сегодня я починил кран.',
  ]) {
    const { category, skills, analysis } = await builtinWriter.analyse(win, winSetting());
    t.deepEqual([category, skills], ['Other', []], win);
    t.notRegex(analysis, /\?/);
  }
});

test('a verb alone is enough for a skill', async (t) => {
  for (const [win, skill] of [
    ['Trained her.', 'Mentoring'],
    ['Fixed it.', 'Troubleshooting'],
    ['Negotiated for hours.', 'Negotiation'],
    ['Finished everything.', 'Follow-through'],
  ] as const)
    t.deepEqual((await builtinWriter.analyse(win, winSetting())).skills, [skill]);
  t.deepEqual((await builtinWriter.analyse('Could not fix it.', winSetting())).skills, []);
});

test('reads 64 KB of what is hardest on it', async (t) => {
  for (const piece of ['calm ', 'train new ', 'cut from ', 'from 1 to ', 'by by ing ', '1,', ' ', '(', 'not ', 'a'])
    t.true((await analysisOf(piece.repeat(Math.ceil(65_536 / piece.length)))).length <= 600, piece);
});

const naughty = new URL('../../../../shared/mail/strings/blns.json', import.meta.url);
if (existsSync(naughty))
  test('answers every naughty string as it answers any other', async (t) => {
    const strings = JSON.parse(readFileSync(naughty, 'utf8')) as string[];
    for (const text of strings) {
      const { category, analysis, skills } = await builtinWriter.analyse(text, winSetting());
      t.true((categories as readonly string[]).includes(category) && skills.every(isSkill), text);
      t.regex(analysis, /^\p{Lu}[^<>]{20,598}\.$/u, text);
    }
    t.log(`${strings.length} strings`);
  });
else notRun('naughty strings for the writer', 'shared/mail/strings/blns.json is not there');
