import test, { type ExecutionContext } from 'ava';
import { createElement } from 'react';
import { createBuiltinWriter } from '#language/writer/writer.ts';
import { readerHere } from '#test/support/reader-here.ts';
import { copy as german } from '#web/client/features/landing/copy.de.ts';
import { copy } from '#web/client/features/landing/copy.ts';
import type { aServer } from './doubles.ts';
import { rendered } from './rendering.ts';

const { TryIt } = await import('#web/client/features/landing/try-it.tsx');
const { useTryOut } = await import('#web/client/features/landing/use-try-out.ts');
const { Pricing } = await import('#web/client/features/landing/pricing.tsx');

const words = copy.tryIt;

const Trying = () => {
  const { placed, ...trying } = useTryOut();
  return createElement('div', { 'data-placed': placed.length }, createElement(TryIt, trying));
};

const trying = (t: ExecutionContext, respond: Parameters<typeof aServer>[0]) =>
  rendered(t, createElement(Trying), respond);

const win = {
  text: 'Fixed the lift',
  category: 'Delivery',
  categoryIsGuess: true,
  analysis: '',
  skills: ['Repairing'],
};

test.serial('a line is sent once and answered with its stone; the line is free for the next', async (t) => {
  const { screen, user, calls } = await trying(t, () => ({ body: { success: true, heard: 'wins', wins: [win] } }));
  await user.type(screen.getByLabelText(words.label), 'Fixed the lift{Enter}');
  await screen.findByText(words.yours(1));
  t.deepEqual([screen.getByText('Fixed the lift').tagName, screen.getByText('Repairing').tagName], ['P', 'LI']);
  t.truthy(screen.getByText('Delivery?'), 'what is not sure is said with a question mark');
  t.is(screen.getByLabelText<HTMLInputElement>(words.label).value, '');
  t.is(screen.getByRole('link', { name: words.keep }).getAttribute('href'), '/register');
  const { message, timezone } = JSON.parse(String(calls[0]?.body)) as Record<string, string>;
  t.deepEqual([calls.length, message, typeof timezone], [1, 'Fixed the lift', 'string']);
  t.is(document.querySelector('[data-placed]')?.getAttribute('data-placed'), '1');
});

test.serial('sent empty, it tries the example that stands in it', async (t) => {
  const { screen, user, calls } = await trying(t, () => ({ body: { success: true, heard: 'none', wins: [] } }));
  await user.click(screen.getByRole('button', { name: words.send }));
  await screen.findByText(words.noneTitle);
  t.is((JSON.parse(String(calls[0]?.body)) as { message: string }).message, copy.example.text);
});

test.serial('a hard day is answered kindly, a wish with where it goes, and neither gets a stone', async (t) => {
  const heard = ['hard', 'request'];
  const { screen, user } = await trying(t, () => ({ body: { success: true, heard: heard.shift(), wins: [] } }));
  for (const title of [words.hardTitle, words.requestTitle]) {
    await user.type(screen.getByLabelText(words.label), 'Some words{Enter}');
    await screen.findByRole('heading', { name: title });
    t.is(screen.queryByRole('article'), null);
  }
  t.is(document.querySelector('[data-placed]')?.getAttribute('data-placed'), '0');
});

test.serial('a crisis shows help and no stone; what failed keeps the words', async (t) => {
  const help = { before: ['Thank you for telling us.'], lines: [{ text: 'Call 112.', number: '112' }], after: [] };
  const answers = [
    { status: 429, body: { success: false, message: 'Later, please.' } },
    { status: 422, body: { success: false, message: 'Help', help } },
  ];
  const { screen, user } = await trying(t, () => answers.shift() ?? { status: 500, body: '' });
  const line = screen.getByLabelText<HTMLInputElement>(words.label);
  await user.type(line, 'My words{Enter}');
  t.is((await screen.findByRole('alert')).textContent, 'Later, please.');
  t.is(line.value, 'My words');
  await user.type(line, '{Enter}');
  t.is((await screen.findByRole('link', { name: '112' })).getAttribute('href'), 'tel:112');
  t.is(screen.queryByRole('article'), null);
});

test.serial('the price is that of a month until the year is chosen, which says what it saves', async (t) => {
  const { screen, user } = await rendered(t, createElement(Pricing), () => ({ body: {} }));
  const link = () => screen.getByRole('link', { name: copy.pricing.subscribe }).getAttribute('href');
  t.deepEqual([screen.getByText('$11').tagName, link()], ['STRONG', '/register']);
  t.is(screen.queryByText('BEST VALUE'), null);
  await user.click(screen.getByRole('radio', { name: 'Annual' }));
  for (const said of ['$75', 'BEST VALUE', '43% OFF', 'Save $57 compared to monthly'])
    t.truthy(screen.getByText(said), said);
  t.is(link(), '/register?plan=yearly');
});

test('the example is what the clerk says of it, in both languages', async (t) => {
  const learner = readerHere();
  const clerk = createBuiltinWriter(learner.aboutWin);
  for (const [language, example] of [
    ['en', copy.example],
    ['de', german.example],
  ] as const) {
    const { text, ...shown } = example;
    t.deepEqual(await clerk.analyse(text, { language, date: '2026-11-23', journal: [] }), { ...shown } as never);
  }
});
