import test from 'ava';
import { document } from '#domain/documents/decider.ts';
import { currentWriting, documentAfter, historyOf } from '#domain/documents/document-view.ts';
import { DOCUMENT, writing } from '../../support/a-document.ts';
import { carriedOut, LATER } from '../carried-out.ts';

const of = { ...DOCUMENT, at: LATER };
const { events } = carriedOut(document, [
  writing('Built it'),
  { type: 'EditDocument', data: { ...of, expected: 1, personal: { markdown: '# By hand\n' } } },
  writing('Built it anew', { expected: 2, at: LATER }),
  { type: 'RestoreVersion', data: { ...of, expected: 3, restoredVersion: 2, personal: { markdown: '# By hand\n' } } },
]);

test('a document shows its newest text, and when it was first and last written', (t) => {
  const view = events.reduce(documentAfter, null);
  t.like(view, {
    userId: 7,
    kind: 'cv',
    title: 'Jane Doe',
    markdown: '# By hand\n',
    version: 4,
    createdAt: '2026-11-20T09:00:00.000Z',
    writtenAt: LATER,
    changedAt: LATER,
    sentVia: 'none',
    scheduledFor: '',
  });
});

test('its history holds every text, and what the sentences of each rest on', (t) => {
  const history = historyOf(events);
  t.deepEqual(
    history?.versions.map(({ version, made, from, basedOn }) => [version, made, from, basedOn]),
    [
      [1, 'written', null, 1],
      [2, 'edited', null, 1],
      [3, 'written', null, 3],
      [4, 'restored', 2, 1],
    ],
  );
  t.is(history && currentWriting(history)?.version, 1);
  t.is(history && currentWriting(history)?.generatedMarkdown, '# Jane Doe\n\n- Built it\n');
});

test('it has a date until it went out on it, and says by what it went', (t) => {
  const scheduled = carriedOut(document, [
    writing('Built it', { schedule: { date: '2026-11-28', dueAt: '2026-11-28T14:00:00.000Z' } }),
    { type: 'NoteDocumentSent', data: { ...of, version: 1, mailId: 'm-1', occasion: 'asked' } },
    { type: 'NoteDocumentSent', data: { ...of, version: 1, mailId: 'm-2', occasion: 'scheduled' } },
  ]).events;
  t.like(scheduled.slice(0, 3).reduce(documentAfter, null), { scheduledFor: '2026-11-28', sentVia: 'email' });
  t.like(scheduled.reduce(documentAfter, null), { scheduledFor: '', dueAt: '', sentVia: 'email', sentAt: LATER });
});

test('what was asked for by mail went by mail', (t) => {
  const { events: byMail } = carriedOut(document, [writing('Built it', { origin: 'email', requestId: 'm-1:0' })]);
  t.like(byMail.reduce(documentAfter, null), { sentVia: 'email', sentAt: '2026-11-20T09:00:00.000Z' });
});

test('once deleted there is none', (t) => {
  const deleted = carriedOut(document, [writing('Built it'), { type: 'DeleteDocument', data: of }]).events;
  t.is(deleted.reduce(documentAfter, null), null);
  t.is(historyOf(deleted), null);
});
