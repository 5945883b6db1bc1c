import test from 'ava';
import { type EventLog, eventDamaged } from '#application/engine/ports/event-log.ts';
import { unavailable } from '#application/engine/ports/fault.ts';
import { wordsOfThread } from '#application/inbox/list-messages.ts';
import type { MessageThreadDocument } from '#application/inbox/message-threads.ts';
import { composer } from '#test/mail-gateway/composing.ts';

const thread: MessageThreadDocument = {
  userId: 7,
  isShown: true,
  channel: 'mail',
  firstMailId: '',
  firstReceivedId: 'first',
  lastReceivedId: 'last',
  status: 'active',
  startDate: '2026-11-20T09:00:00.000Z',
  lastMessageDate: '2026-11-21T09:00:00.000Z',
  messageCount: 2,
};

const wordsOver = (fault: (stream: string) => Error, changed: Partial<MessageThreadDocument> = {}) => {
  const log = { read: (stream: string) => Promise.reject(fault(stream)) } as unknown as EventLog;
  return wordsOfThread({ log }, { ...composer, subject: async () => 'Our mail' }, { ...thread, ...changed });
};

test('a conversation whose mail is damaged is called by its day, and keeps no other from being shown', async (t) => {
  const damaged = (stream: string) => eventDamaged('event-1', stream);
  const byDay = { subject: 'Messages of November 20, 2026', messageId: null, inReplyToRefs: [] };
  for (const firstMailId of ['', 'ours']) t.deepEqual(await wordsOver(damaged, { firstMailId }), byDay);
});

test('while the log is away, nobody is told another name', async (t) => {
  await t.throwsAsync(
    wordsOver(() => unavailable('the log')),
    { code: 'unavailable' },
  );
});
