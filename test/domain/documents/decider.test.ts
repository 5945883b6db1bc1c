import test from 'ava';
import { document, MOST_DOCUMENT_BYTES, MOST_HISTORY_BYTES } from '#domain/documents/decider.ts';
import { DOCUMENT, writing } from '../../support/a-document.ts';
import { AT, carriedOut, LATER } from '../carried-out.ts';

const of = { ...DOCUMENT, at: LATER };
const edit = (markdown: string, expected: number) =>
  ({ type: 'EditDocument', data: { ...of, expected, personal: { markdown } } }) as const;
const schedule = (dueAt: string) =>
  ({ type: 'ScheduleDocument', data: { ...of, date: dueAt.slice(0, 10), dueAt } }) as const;
const sent = (mailId: string, occasion: 'asked' | 'scheduled' = 'asked') =>
  ({ type: 'NoteDocumentSent', data: { ...of, version: 1, mailId, occasion } }) as const;
const DELETE = { type: 'DeleteDocument', data: of } as const;

test('a document is written once, however often the same request comes', (t) => {
  const { types, answers } = carriedOut(document, [writing('Built it'), writing('Built it')]);
  t.deepEqual(types, ['DocumentGenerated']);
  t.deepEqual(answers[1], []);
});

test('its date and the mail that is to carry it are decided with it', (t) => {
  const { types } = carriedOut(document, [
    writing('Built it', { mailId: 'm-1', schedule: { date: '2026-11-28', dueAt: '2026-11-28T14:00:00.000Z' } }),
  ]);
  t.deepEqual(types, ['DocumentGenerated', 'DocumentScheduled', 'DocumentMailRequested']);
});

test('each text has a number; whoever saw another one than the current is refused, and nothing changes', (t) => {
  const { events, answers } = carriedOut(document, [
    writing('Built it'),
    edit('# Mine', 1),
    edit('# Late', 1),
    writing('Built it anew', { expected: 1 }),
    writing('Built it anew', { expected: 2 }),
    { type: 'RestoreVersion', data: { ...of, expected: 3, restoredVersion: 1, personal: { markdown: '# Jane Doe' } } },
  ]);
  t.deepEqual(
    events.map((event) => 'version' in event.data && event.data.version),
    [1, 2, 3, 4],
  );
  t.deepEqual(answers.slice(2, 4), ['version-moved', 'version-moved']);
});

test('only a version that there was can be restored, and the current one is so already', (t) => {
  const restore = (from: number) =>
    ({
      type: 'RestoreVersion',
      data: { ...of, expected: 1, restoredVersion: from, personal: { markdown: 'x' } },
    }) as const;
  const { answers } = carriedOut(document, [writing('Built it'), restore(2), restore(0), restore(1)]);
  t.deepEqual(answers.slice(1), ['no-such-document', 'no-such-document', []]);
});

test('what is longer than an event may be is refused, and so is one version more than a document can keep', (t) => {
  const long = 'x'.repeat(MOST_DOCUMENT_BYTES - 100);
  const tooMany = Array.from({ length: Math.ceil(MOST_HISTORY_BYTES / long.length) + 1 }, (_, at) =>
    edit(long, at + 1),
  );
  const { answers } = carriedOut(document, [writing('Built it'), edit('x'.repeat(MOST_DOCUMENT_BYTES), 1), ...tooMany]);
  t.is(answers[1], 'too-long');
  t.is(
    answers.slice(2).find((answer) => typeof answer === 'string'),
    'too-many-versions',
  );
});

test('a date is changed and taken away, each once', (t) => {
  const unschedule = { type: 'UnscheduleDocument', data: { ...of, reason: 'asked' } } as const;
  const [one, other] = ['2026-11-28T14:00:00.000Z', '2026-11-29T14:00:00.000Z'];
  const { types } = carriedOut(document, [
    writing('Built it'),
    schedule(one),
    schedule(one),
    schedule(other),
    unschedule,
    unschedule,
  ]);
  t.deepEqual(types.slice(1), ['DocumentScheduled', 'DocumentScheduled', 'DocumentUnscheduled']);
});

test('a mail that carried it is noted once; one at its date leaves none', (t) => {
  const dueAt = '2026-11-28T14:00:00.000Z';
  const { types, state } = carriedOut(document, [
    writing('Built it'),
    schedule(dueAt),
    sent('m-1'),
    sent('m-1'),
    sent('m-2', 'scheduled'),
  ]);
  t.deepEqual(types.slice(2), ['DocumentMailed', 'DocumentMailed']);
  t.like(state, { dueAt: '' });
});

test('what was deleted stays so', (t) => {
  const { answers } = carriedOut(document, [
    writing('Built it'),
    DELETE,
    DELETE,
    edit('# Mine', 1),
    writing('Built it'),
    sent('m-1'),
  ]);
  t.deepEqual(answers.slice(2), [[], 'no-such-document', 'no-such-document', 'no-such-document']);
});

test('nobody reaches what is not theirs', (t) => {
  const foreign = { documentId: 'd-1', userId: 8, at: AT };
  const { answers } = carriedOut(document, [
    writing('Built it'),
    { type: 'DeleteDocument', data: foreign },
    { type: 'EditDocument', data: { ...foreign, expected: 1, personal: { markdown: '' } } },
    writing('Built it', { userId: 8 }),
    { type: 'ScheduleDocument', data: { ...foreign, date: '2026-11-28', dueAt: '2026-11-28T14:00:00.000Z' } },
  ]);
  t.deepEqual(answers.slice(1), Array(4).fill('no-such-document'));
});
