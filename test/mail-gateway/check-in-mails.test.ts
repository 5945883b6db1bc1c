import test from 'ava';
import type { JsonObject } from '#domain/json.ts';
import { aWeek, composer, request } from './composing.ts';

const said = async (words: JsonObject) => {
  const { subject, text, html } = await composer.compose(request('check-in', words));
  return { subject, text: text.replace(/\s+/g, ' '), html };
};
const QUESTION = 'What moved forward yesterday because of you?';
const asked = { pool: 'morning', card: 3 };

test('a check-in puts its question first, in subject and mail, and asks for no more than a line', async (t) => {
  const { subject, text } = await said({ question: asked, tone: 'usual', memory: null });
  t.is(subject, QUESTION);
  t.true(text.startsWith(`${QUESTION} Hello Ada, just answer this mail in your own words.`));
  t.false(text.includes('resume=1'));
});

test('a past win stands under the question, whatever its words hold', async (t) => {
  const memory = { when: { ago: 'year', isExact: true }, text: 'Closed the <b>ward</b> audit\r\nBcc: x@example.com' };
  const { text, html } = await said({ question: asked, tone: 'usual', memory });
  t.true(text.includes('A year ago you wrote: “Closed the <b>ward</b> audit Bcc: x@example.com”'), text);
  t.true(html.includes('&lt;b&gt;ward&lt;/b&gt;'));
});

test('fewer, and the last one, say so kindly, with the one click that brings them back', async (t) => {
  const fewer = await said({ question: asked, tone: 'fewer', memory: null });
  t.is(fewer.subject, QUESTION);
  t.regex(fewer.text, /from now on it comes less often, once a week at most/);
  const last = await said({ question: asked, tone: 'last', memory: null });
  t.is(last.subject, 'A last question for now, and how to come back');
  t.regex(last.text, /no more come until you want them/);
  for (const { text, html } of [fewer, last]) {
    t.regex(text, /http:\/\/localhost:3000\/unsubscribe\?token=\S+&resume=1/);
    t.true(html.includes('&amp;resume=1'));
    t.notRegex(text, /you (?:have not|did not|haven't|didn't)|missed|still waiting|sorry/i);
  }
});

test('an insight tells its title, its figures and the words of its wins', async (t) => {
  const highlights = [{ date: '2026-11-18', text: 'Closed the <i>audit</i>.' }];
  const lookBack = { ...aWeek, highlights };
  const { subject, text, html, replyTo } = await composer.compose(request('insight', { period: 'week', lookBack }));
  t.is(subject, 'Your week, November 16 – 22: 3 wins');
  t.is(replyTo, null);
  const flat = text.replace(/\s+/g, ' ');
  t.regex(flat, /On 2 different days\. That is 1 more than in the week before\..* 1 of the 3, in your own words:/);
  t.true(flat.includes('“Closed the <i>audit</i>.”'));
  t.true(html.includes('&lt;i&gt;audit&lt;/i&gt;'));
  const quiet = await composer.compose(request('insight', { period: 'week', lookBack: { ...aWeek, highlights: [] } }));
  t.false(quiet.text.includes('in your own words'));
});
