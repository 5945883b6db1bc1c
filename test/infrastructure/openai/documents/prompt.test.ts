import test from 'ava';
import nock from 'nock';
import type { DocumentSources } from '#application/documents/document-writer.ts';
import { composing, honest, scripted } from '#test/support/ai-documents.ts';

test.before(() => nock.disableNetConnect());
test.after.always(() => {
  nock.cleanAll();
  nock.enableNetConnect();
});

/** A made-up ward nurse, with what a letter is asked for with. */
const sources: DocumentSources = {
  profile: {
    name: 'Hannah Whitlock',
    email: 'h@example.org',
    phone: '',
    role: 'Staff nurse',
    company: 'Ashby Infirmary',
  },
  facts: [
    {
      id: 'f1',
      kind: 'position',
      title: 'Staff nurse',
      employer: 'Ashby Infirmary',
      place: 'Leeds',
      from: '2021-03',
      to: null,
    },
  ],
  wins: [
    {
      id: 'w2',
      date: '2026-06-18',
      text: 'Redid the handover sheet. Handover was 45 mins, now we are done in about 25.',
      category: 'Process improvement',
      skills: ['Handover'],
      language: 'en',
    },
    {
      id: 'w1',
      date: '2026-06-03',
      text: 'Chloe did her first NG tube with me today. She was shaking but she did it.',
      category: 'Teaching',
      skills: [],
      language: 'en',
    },
  ],
  today: '2026-12-01',
};
const brief = {
  kind: 'cover-letter',
  variant: '',
  prompt: 'friendly and short, leave out the audit',
  company: 'Calder Valley Hospitals',
  role: 'Clinical Practice Educator',
  jobDescription: 'You can explain a procedure so that a nervous person can do it safely.',
} as const;

test('what is sent for a letter: our words, then what people wrote, redacted and labelled', async (t) => {
  const { baseUrl, sent } = scripted('the prompt of a letter', honest);
  await composing(baseUrl)(brief, sources);
  const [{ messages }] = sent.map((body) => JSON.parse(body)) as [{ messages: { role: string; content: string }[] }];
  t.snapshot(messages[0]?.content, 'system');
  t.snapshot(JSON.parse(messages[1]?.content ?? '{}'), 'user');
});

test('of more than fits, the most relevant of each month is sent', async (t) => {
  const { baseUrl, sent } = scripted('too much to send', honest);
  const months = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`);
  const wins = months.flatMap((month, at) =>
    Array.from({ length: 40 }, (_, day) => ({
      id: `${month} ${day}`,
      date: `${month}-${String((day % 28) + 1).padStart(2, '0')}`,
      text: `Cut the waiting time of ward ${'abcdefghijkl'[at]} in room ${'qwertzuiop'[day % 10]}${'asdf'[day % 4]} by ${day} minutes. ${'We planned the ward round anew with everybody. '.repeat(6)}`,
      category: 'Delivery',
      skills: [],
      language: 'en' as const,
    })),
  );
  await composing(baseUrl)({ ...brief, prompt: '' }, { ...sources, wins: wins.toReversed(), today: '2026-12-31' });
  const user = JSON.parse(JSON.parse(sent[0] ?? '{}').messages[1].content) as {
    sources: Record<string, { date?: string }>;
  };
  const dates = Object.entries(user.sources).flatMap(([label, { date }]) =>
    label.startsWith('W') && date ? [date] : [],
  );
  t.true(dates.length < wins.length && dates.length > 100);
  t.deepEqual([...new Set(dates.map((date) => date.slice(0, 7)))], months);
  t.deepEqual(dates, dates.toSorted());
  t.true(JSON.stringify(user.sources).length < 90_000);
});
