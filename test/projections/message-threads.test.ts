import test from 'ava';
import type { MessageThreadDocument } from '#application/inbox/message-threads.ts';
import { messageThreads } from '#projections/message-threads.ts';
import { aPlace } from '#test/support/stored-events.ts';

type Step = readonly [type: string, data: object];

const at = (minute: number) => `2026-11-22T12:${String(minute).padStart(2, '0')}:00.000Z`;
const after = (...steps: readonly Step[]): ReadonlyMap<string, MessageThreadDocument> => {
  const documents = new Map<string, MessageThreadDocument>();
  for (const [type, data] of steps)
    for (const change of messageThreads.on[type]?.(data as never, aPlace()) ?? [])
      if ('id' in change) {
        const folded = change.fold(documents.get(change.id) ?? null) as MessageThreadDocument | null;
        if (folded) documents.set(change.id, folded);
      }
  return documents;
};

const said = { conversationId: 'c', userId: 7, at: at(2) };

test('a thread that its user began names their first mail, and is shown once that is read', (t) => {
  t.like(after(['ConversationOpened', said]).get('c'), { isShown: false, messageCount: 0 });
  const understood = (mailId: string): Step => ['MailUnderstood', { ...said, mailId }];
  const ours: Step = ['MailRequested', { ...said, mailId: 'o', at: at(3) }];
  t.like(after(['ConversationOpened', { ...said, at: at(1) }], understood('m'), ours, understood('n')).get('c'), {
    ...{ isShown: true, firstMailId: '', firstReceivedId: 'm', lastReceivedId: 'n', messageCount: 3 },
    startDate: at(1),
  });
  t.like(after(understood('m'), ['ConversationClosed', said]).get('c'), { status: 'closed', lastMessageDate: at(2) });
});

test('a mail of ours that belongs to no conversation is in none', (t) => {
  t.is(after(['MailRequested', { ...said, conversationId: null, mailId: 'o' }]).size, 0);
  t.like(after(['MailRequested', { ...said, mailId: 'o' }]).get('c'), { firstMailId: 'o', messageCount: 1 });
});
