import test from 'ava';
import type { MessageThreadDocument } from '#projections/message-threads.ts';
import { messageThreads } from '#projections/message-threads.ts';

type Step = readonly [type: string, data: object];

const at = (minute: number) => `2026-11-22T12:${String(minute).padStart(2, '0')}:00.000Z`;
const mail = (given: object = {}) => ({
  mailId: 'm',
  userId: 7,
  at: at(1),
  recipient: { kind: 'reply', conversationId: 'c' },
  verdict: 'proven',
  nature: 'personal',
  personal: { subject: 'My day', messageId: '<1@example.com>', references: [] },
  ...given,
});

const after = (...steps: readonly Step[]): ReadonlyMap<string, MessageThreadDocument> => {
  const documents = new Map<string, MessageThreadDocument>();
  for (const [type, data] of steps)
    for (const change of messageThreads.on[type]?.(data as never, { position: '1' }) ?? [])
      if ('id' in change) {
        const folded = change.fold(documents.get(change.id) ?? null) as MessageThreadDocument | null;
        if (folded) documents.set(change.id, folded);
      }
  return documents;
};

const said = { conversationId: 'c', userId: 7, at: at(2) };

test('a thread that its user began bears their subject, and is shown once it is read', (t) => {
  const received: Step = ['MailReceived', mail()];
  t.like(after(received).get('c'), { isShown: false, subject: 'My day', messageCount: 0 });
  const read = after(received, ['ConversationOpened', said], ['MailUnderstoodV2', said]);
  t.like(read.get('c'), { isShown: true, subject: 'My day', firstMailId: '', messageCount: 1, startDate: at(1) });
  const closed = after(received, ['MailUnderstoodV2', said], ['ConversationClosed', said]);
  t.like(closed.get('c'), { status: 'closed', lastMessageDate: at(2) });
});

test('what nobody vouches for, or a machine wrote, names no thread', (t) => {
  for (const given of [
    { verdict: 'unproven' },
    { verdict: 'unknown' },
    { nature: 'automatic' },
    { recipient: { kind: 'role', role: 'abuse' } },
    { recipient: { kind: 'return', outgoingMailId: 'o' } },
  ])
    t.is(after(['MailReceived', mail(given)]).size, 0);
});

test('a mail of ours that belongs to no conversation is in none', (t) => {
  t.is(after(['MailRequested', { ...said, conversationId: null, mailId: 'o' }]).size, 0);
  t.like(after(['MailRequested', { ...said, mailId: 'o' }]).get('c'), { firstMailId: 'o', messageCount: 1 });
});
