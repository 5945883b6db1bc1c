import test from 'ava';
import type { SourceWin } from '#application/documents/document-writer.ts';
import { sentencesOf } from '#domain/documents/document.ts';
import { builtinDocumentWriter } from '#infrastructure/builtin/documents/writer.ts';

const win = (id: string, date: string, text: string, category: string): SourceWin => ({
  ...{ id, date, text, category, skills: [], language: 'en' },
});

const SOURCES = {
  profile: { name: 'Ada Marsh', email: 'ada@example.org', phone: '', role: 'Ward nurse', company: '' },
  facts: [],
  today: '2026-11-23',
  wins: [
    win('1', '2026-11-20', 'I cut the waiting time from 40 to 25 minutes for all patients.', 'Process improvement'),
    win('2', '2026-10-19', 'I trained 6 new colleagues on the release of beds.', 'People'),
    win('3', '2026-11-12', 'I reduced falls on the ward by 30% with a new round at night.', 'Quality and safety'),
    win('4', '2026-11-10', 'I led the move of 14 beds to the new wing without a complaint.', 'Leadership'),
    win('5', '2026-11-08', 'I saved 4,000 euros a month on dressings.', 'Delivery'),
  ],
};
const BRIEF = { prompt: '', company: 'Acme', role: 'Head nurse', jobDescription: '' } as const;

test('no two paragraphs of a letter begin with the same month', async (t) => {
  const letter = await builtinDocumentWriter.write({ ...BRIEF, kind: 'cover-letter', variant: '' }, SOURCES);
  const months = sentencesOf(letter).flatMap(({ text }) => /^In [A-Z]\p{L}+/u.exec(text)?.[0] ?? []);
  t.true(months.length > 0);
  t.deepEqual(months, [...new Set(months)]);
});

test('of whoever has more wins than were read, a document says so', async (t) => {
  const cv = await builtinDocumentWriter.write({ ...BRIEF, kind: 'cv', variant: '' }, { ...SOURCES, unread: 1234 });
  const [note] = cv.notes.filter(({ type }) => type === 'left-out');
  t.regex(note?.text ?? '', /1,234 were not/);
});
