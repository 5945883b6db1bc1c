import test from 'ava';
import type { JsonObject } from '#domain/json.ts';
import { composer, request } from './composing.ts';

const said = async (words: JsonObject) => {
  const { subject, text, html } = await composer.compose(request('check-in', words, { template: 2 }));
  return { subject, text: text.replace(/\s+/g, ' '), html };
};
const QUESTION = 'What moved forward yesterday because of you?';

test('a check-in puts its question first, in subject and mail, and asks for no more than a line', async (t) => {
  const { subject, text } = await said({ question: QUESTION, tone: 'usual', memory: null });
  t.is(subject, QUESTION);
  t.true(text.startsWith(`${QUESTION} Hello Ada, just answer this mail in your own words.`));
  t.false(text.includes('resume=1'));
});

test('a past win stands under the question, whatever its words hold', async (t) => {
  const memory = { ago: 'A year ago', text: 'Closed the <b>ward</b> audit\r\nBcc: x@example.com' };
  const { text, html } = await said({ question: QUESTION, tone: 'usual', memory });
  t.true(text.includes('A year ago you wrote: “Closed the <b>ward</b> audit Bcc: x@example.com”'), text);
  t.true(html.includes('&lt;b&gt;ward&lt;/b&gt;'));
});

test('fewer, and the last one, say so kindly, with the one click that brings them back', async (t) => {
  const fewer = await said({ question: QUESTION, tone: 'fewer', memory: null });
  t.is(fewer.subject, QUESTION);
  t.regex(fewer.text, /from now on it comes less often, once a week at most/);
  const last = await said({ question: QUESTION, tone: 'last', memory: null });
  t.is(last.subject, 'A last question for now, and how to come back');
  t.regex(last.text, /no more come until you want them/);
  for (const { text, html } of [fewer, last]) {
    t.regex(text, /http:\/\/localhost:3000\/unsubscribe\?token=\S+&resume=1/);
    t.true(html.includes('&amp;resume=1'));
    t.notRegex(text, /you (?:have not|did not|haven't|didn't)|missed|still waiting|sorry/i);
  }
});

test('an insight tells its title, its figures and the words of its wins', async (t) => {
  const words = {
    period: 'week',
    title: 'Your week, November 16 – 22: 3 wins',
    lines: ['3 wins on 2 different days.', 'That is one more than before.'],
    highlights: ['Wednesday, November 18: “Closed the <i>audit</i>.”'],
  };
  const { subject, text, html, replyTo } = await composer.compose(request('insight', words));
  t.is(subject, words.title);
  t.is(replyTo, null);
  const flat = text.replace(/\s+/g, ' ');
  t.true(flat.includes('3 wins on 2 different days. That is one more than before. In your own words:'), flat);
  t.true(flat.includes('“Closed the <i>audit</i>.”'));
  t.true(html.includes('&lt;i&gt;audit&lt;/i&gt;'));
  const quiet = await composer.compose(request('insight', { ...words, highlights: [] }));
  t.false(quiet.text.includes('In your own words'));
});
