import test from 'ava';
import { type AnswerFacts, EMPTY_ANSWER } from '#domain/inbox/request/answer-facts.ts';
import { questionAbout } from '#domain/wins/question.ts';
import { readText } from '#language/reader/read-words.ts';
import { wordSigns } from '#language/word-signs.ts';
import { builtinWriter } from '#language/writer/writer.ts';
import { guessBlocks } from '#mail-gateway/sending/mails/answer-guess.ts';
import { winSetting } from '#test/support/win-setting.ts';
import { audit, composer, request } from './composing.ts';

const won = (winId: string, text: string) => ({ ...audit, winId, text });
const compose = async (words: Partial<AnswerFacts>) => {
  const given = { ...EMPTY_ANSWER, ...words };
  const { subject, text, html } = await composer.compose(request('feedback', given));
  return { subject, html, text: text.replace(/\s+/g, ' ') };
};

test('an answer never speaks of programs', async (t) => {
  for (const tone of ['quiet', 'thanks', 'account', 'to-us', 'unclear', null] as const)
    t.notRegex((await compose({ tone })).text, /program/i, String(tone));
});

test('an answer names the wins by number, what they are filed under, and how to correct them', async (t) => {
  const { subject, text } = await compose({
    wins: [won('a', 'Closed the ward audit'), won('b', 'Trained Ana')],
    more: 3,
  });
  t.is(subject, 'Your 5 wins are kept');
  for (const said of ['Closed the ward audit', 'Trained Ana', 'Quality and safety', 'Auditing', '3 more', '“drop 2”'])
    t.true(text.includes(said), said);
  t.false(text.includes('Answer in a few words'));
});

test('a category that is a guess is said to be one, once with the words that put it right, which are understood', async (t) => {
  const guessed = { ...won('a', 'Sat with the night team'), category: 'Care', categoryIsGuess: true };
  const one = await compose({ wins: [guessed] });
  t.true(one.text.includes('Care (a guess)'));
  t.true(one.text.includes('If a guess is wrong, reply with a better category, such as “Teaching”.'));
  const several = await compose({ wins: [won('b', 'Trained Ana'), guessed, { ...guessed, winId: 'c' }] });
  t.is(several.text.split('such as “2 is Teaching”').length, 2);
  t.false((await compose({ wins: [won('b', 'Trained Ana')] })).text.includes('guess'));
  for (const language of ['en', 'de', 'fr', 'es'] as const)
    for (const [number, wins] of [
      [1, [guessed]],
      [2, [won('b', 'Trained Ana'), guessed]],
    ] as const) {
      const [block] = guessBlocks(wins, language);
      const reply = /[“„«]\s?(.+?)\s?[”“»]/u.exec(block?.kind === 'paragraph' ? block.text : '')?.[1] ?? '';
      const reading = readText(reply, { asked: null, today: '2026-11-20', numbered: wins.length });
      const said = reading.kind === 'understood' ? reading.requests[0]?.details.corrections : [];
      t.deepEqual(said, [{ kind: 'file', number, category: 'Teaching', skills: [] }], reply);
    }
});

test('its question says which win it is about, and there is one at most', async (t) => {
  const wins = [won('a', 'Closed the ward audit'), won('b', 'Trained Ana')];
  const { text } = await compose({
    wins,
    question: { winId: 'b', question: { asks: 'whom', language: 'en' } },
  });
  t.true(text.includes('About number 2: Who was it for?'));
  t.is(text.split('Who was it for').length, 2);
  const single = await compose({
    wins: wins.slice(0, 1),
    question: { winId: 'a', question: { asks: 'result', language: 'en' } },
  });
  t.false(single.text.includes('About number'));
});

test('what was added to an older win, and the files that are kept, are told', async (t) => {
  const enriched = await compose({ enriched: { winId: 'a', text: 'Reorganised the handover' }, files: 1 });
  t.is(enriched.subject, 'Added to your win');
  for (const said of [
    'We have added your answer to this win',
    'Reorganised the handover',
    'The file you sent is kept with it',
  ])
    t.true(enriched.text.includes(said), said);
  const two = await compose({ wins: [won('a', 'One'), won('b', 'Two')], files: 2 });
  t.true(two.text.includes('The 2 files you sent are kept with number 1'));
  t.is((await compose({ files: 2 })).subject, 'Your files are kept');
  const left = await compose({ wins: [won('a', 'One')], filesLeft: 1 });
  t.true(left.text.includes('1 file could not be kept: pictures (JPEG, PNG, GIF, WebP) and PDFs can'));
  t.is((await compose({ filesLeft: 2 })).subject, 'Some files could not be kept');
});

test('what was said beside a win is answered in one line, as it sounds', async (t) => {
  const wins = [won('a', 'Closed the ward audit')];
  const said = async (tone: AnswerFacts['tone']) => (await compose({ wins, tone, besideThem: 'Do you keep it?' })).text;
  t.true((await said('to-us')).includes('we did not understand, and nothing came of it: “Do you keep it?”'));
  t.true((await said('account')).includes('Accounts and payments are not changed by mail'));
  t.true((await said('ahead')).includes('Still to come, so not kept yet: “Do you keep it?”'));
  t.true((await said('quiet')).includes('Look after yourself.'));
});

test('an answer of before reads as it did, whatever its tone', async (t) => {
  const wins = [won('a', 'Closed the ward audit')];
  const before = (await compose({ wins })).text;
  for (const tone of ['to-us', 'account', 'ahead', 'quiet', 'unclear'] as const)
    t.is((await compose({ wins, tone })).text, before);
});

test('a quiet or a hard day gets a kind word and no question, and nothing else gets that word', async (t) => {
  const { subject, text } = await compose({ tone: 'quiet' });
  t.is(subject, 'Thank you for writing');
  t.true(text.includes('Not every day has something to write down'));
  t.false(text.includes('Answer in a few words'));
  for (const tone of ['thanks', 'account', 'to-us', 'unclear', null] as const)
    t.false((await compose({ tone })).text.includes('for resting'), String(tone));
});

test('who says thanks is welcome, in one line', async (t) => {
  const { html, subject } = await compose({ tone: 'thanks' });
  t.is(subject, 'You are welcome');
  t.is(html.match(/You are welcome, /g)?.length, 1);
});

test('words about an account are told where it is kept and ended, and that no mail ends it', async (t) => {
  const { text } = await compose({ tone: 'account' });
  for (const said of ['We never delete an account', '/profile', '/billing', 'support@'])
    t.true(text.includes(said), said);
});

test('what is not clear is asked back in one line, with what it could be; small talk has one warm line', async (t) => {
  for (const language of ['en', 'de', 'fr', 'es'] as const)
    for (const words of [
      { tone: 'unclear', leftOut: 'not-understood' },
      { tone: 'to-us' },
      { tone: 'chat' },
    ] as const) {
      const given = { ...EMPTY_ANSWER, ...words };
      const { text } = await composer.compose(request('feedback', given, { language }));
      const said = (text.split(/\n-- \n/)[0] ?? '').split('\n\n').filter((part) => part.trim() !== '');
      t.is(said.length, 1, `${language} ${words.tone}: ${text}`);
      t.is(words.tone !== 'chat', /CV|Lebenslauf|currículum/.test(text.replace(/\s+/g, ' ')), text);
      t.is('leftOut' in words, text.includes('/wins'), text);
    }
});

test('the last answer of a day says so, whatever it answers', async (t) => {
  const last = 'our last reply for today';
  for (const words of [{ tone: 'unclear' }, { wins: [won('a', 'Closed the ward audit')] }] as const) {
    t.true((await compose({ ...words, isLast: true })).text.includes(last));
    t.false((await compose(words)).text.includes(last));
  }
  const unread = await composer.compose(request('not-understood', { isLast: true }));
  t.true(unread.text.replace(/\s+/g, ' ').includes(last));
});

test('a mail asks one thing at most: what is said about its wins is no question', async (t) => {
  const texts = ['Reorganised how we hand over at night', 'Trained two new nurses', 'Closed the Miller deal'];
  const wins = await Promise.all(
    texts.map(async (text, index) => ({
      ...(await builtinWriter.analyse(text, winSetting())),
      winId: String(index),
      text,
    })),
  );
  const question = questionAbout(
    wins.map(({ winId, text: said }) => ({
      winId,
      language: 'en' as const,
      lacks: wordSigns.missingFrom(said, 'en'),
      soundsHard: wordSigns.soundsHard(said),
    })),
  );
  t.truthy(question);
  const { text } = await compose({ wins, question });
  t.is(text.match(/\?(?=\s|$)/g)?.length, 1, text);
});

test('what people wrote is text in every place of it', async (t) => {
  const evil = '<img src=x onerror=alert(1)> & “quotes”';
  const { html } = await compose({
    wins: [won('a', evil)],
    enriched: { winId: 'b', text: evil },
  });
  t.false(html.includes('<img src=x'));
});
