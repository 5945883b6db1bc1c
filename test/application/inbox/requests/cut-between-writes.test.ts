import test, { type ExecutionContext } from 'ava';
import { phoneNameOf } from '#application/accounts/claim-names.ts';
import { eventOf } from '#application/engine/event-of.ts';
import { handle } from '#application/engine/handle.ts';
import { derivedId } from '#application/engine/ids.ts';
import type { Job, Reaction } from '#application/engine/work/reaction.ts';
import { answerMail } from '#application/inbox/answer-mail.ts';
import { carryOutRequests } from '#application/inbox/carry-out-requests.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { account } from '#domain/accounts/decider.ts';
import { conversation } from '#domain/delivery/conversation/decider.ts';
import type { AnswerGiven } from '#domain/delivery/conversation/events.ts';
import { incomingMail } from '#domain/inbox/mail/decider.ts';
import type { MessageChannel } from '#domain/inbox/mail/events.ts';
import type { AnswerFacts } from '#domain/inbox/request/answer-facts.ts';
import type { MailRequest } from '#domain/inbox/request/mail-request.ts';
import { win } from '#domain/wins/decider.ts';
import { wordSigns } from '#language/word-signs.ts';
import { someDocuments } from '#test/support/conversing.ts';
import { AN_ORIGIN } from '#test/support/stored-events.ts';
import { embeddedServices } from '#test/support/stores.ts';
import { unprovenAccount } from '#test/support/unproven-account.ts';
import { anAnswerListing } from './asking.ts';

const PHONE = '+15555550100';
const DROP: MailRequest = {
  kind: 'correct-wins',
  text: 'drop 1',
  certain: true,
  details: { corrections: [{ kind: 'drop', number: 1 }] },
};
const CV: MailRequest = { kind: 'cv', text: 'my CV please', details: {}, certain: true };

/** A store that dies in the middle: the first append to such a stream fails. */
const cutAt = <Kind extends Services>(services: Kind, stream: RegExp): Kind => {
  let cut = false;
  const append: Services['log']['append'] = async (name, ...rest) => {
    if (!cut && stream.test(name)) {
      cut = true;
      throw new Error('cut');
    }
    return services.log.append(name, ...rest);
  };
  return { ...services, log: { ...services.log, append } };
};

const jobOf = (userId: number, key: string): Job => ({
  id: key,
  epoch: 'e',
  reaction: 'r',
  key,
  userId,
  partition: 0,
  pool: 'plain',
  stream: streams.incomingMail('m-1'),
  lane: 'c-1',
  waitsFor: [],
  state: 'open',
  until: '',
  attempts: 0,
  reason: '',
  opened: '',
  openedAt: '',
  origin: AN_ORIGIN,
});

/** A message that was understood, in a conversation whose last answer named the win `w-1`. */
const aBench = async (t: ExecutionContext, request: MailRequest, channel: MessageChannel = 'web') => {
  const services = await embeddedServices(t);
  const { log, clock } = services;
  const userId = await unprovenAccount(services, { email: 'sub@example.com', proven: true, complimentary: true });
  const id = { userId, at: new Date(clock.now()).toISOString() };
  const phoneName = await phoneNameOf(services.vault, PHONE);
  const phoneNumber = { phoneName, personal: { phoneNumber: PHONE } };
  await handle(log, account, streams.account(userId), { type: 'GivePhone', data: { ...id, ...phoneNumber } });
  await handle(log, account, streams.account(userId), { type: 'VerifyPhone', data: { ...id, phoneName } });
  const record = { winId: 'w-1', date: '2026-11-20', source: channel, mailId: null, conversationId: null } as const;
  await handle(log, win, streams.win('w-1'), {
    type: 'RecordWin',
    data: { ...id, ...record, personal: { text: 'One.' } },
  });
  const talk = streams.conversation('c-1');
  await handle(log, conversation, talk, { type: 'OpenConversation', data: { ...id, conversationId: 'c-1' } });
  const facts = anAnswerListing(['w-1']) satisfies AnswerFacts;
  const given = {
    mailId: 'm-0',
    kind: 'feedback',
    template: 1,
    language: 'en',
    personal: { name: 'Sub', facts },
  } as const;
  await handle(log, conversation, talk, { type: 'GiveAnswer', data: { ...id, conversationId: 'c-1', ...given } });
  const mail = { ...id, mailId: 'm-1', conversationId: 'c-1' };
  const stream = streams.incomingMail('m-1');
  await handle(log, incomingMail, stream, {
    type: 'ReceiveMessage',
    data: { ...mail, channel, personal: { text: request.text } },
  });
  await handle(log, incomingMail, stream, {
    type: 'UnderstandMail',
    data: {
      ...mail,
      date: '2026-11-20',
      winIds: [],
      requestCount: 1,
      requestsAwaitingWins: [],
      answeredWinId: null,
      files: [],
      omittedFileCount: 0,
      readerVersions: 'rules',
      language: null,
      personal: { tone: 'win', wins: [], requests: [request], answer: '', fileNames: [], remark: null },
    },
  });
  const typesOf = async (name: string) => (await log.read(name)).map(({ type }) => type);
  return { services: { ...services, signs: wordSigns }, userId, typesOf, talk };
};

const run = (reaction: Reaction, userId: number, key: string) => reaction.run(jobOf(userId, key));

test('a correction that was cut off before it was noted is done once, and noted as done', async (t) => {
  const { services, userId, typesOf } = await aBench(t, DROP);
  const cut = { ...cutAt(services, /^request-/), documents: someDocuments };
  await t.throwsAsync(run(carryOutRequests(cut), userId, 'm-1:0'), { message: 'cut' });
  t.true((await typesOf(streams.win('w-1'))).includes('WinRemoved'));
  await run(carryOutRequests(cut), userId, 'm-1:0');
  t.is((await typesOf(streams.win('w-1'))).filter((type) => type === 'WinRemoved').length, 1);
  const [carriedOut] = await services.log.read(streams.request('m-1', 0));
  t.like(carriedOut?.data, { personal: { outcome: { result: 'done', request: 'correct-wins' } } });
  await run(carryOutRequests(cut), userId, 'm-1:0');
  t.deepEqual(await typesOf(streams.request('m-1', 0)), ['RequestCarriedOut']);
});

test('an answer by text that was cut off before the conversation had it goes out once', async (t) => {
  const { services, userId, typesOf, talk } = await aBench(t, DROP, 'text');
  await run(carryOutRequests({ ...services, documents: someDocuments }), userId, 'm-1:0');
  const requested: string[] = [];
  const noting = <Kind extends Services>(inner: Kind): Kind => ({
    ...inner,
    log: {
      ...inner.log,
      append: async (name, ...rest) => {
        const appended = await inner.log.append(name, ...rest);
        if (name.startsWith('text-')) requested.push(name);
        return appended;
      },
    },
  });
  const cut = noting(cutAt(services, /^conversation-/));
  await t.throwsAsync(run(answerMail(cut), userId, 'm-1'), { message: 'cut' });
  await run(answerMail(cut), userId, 'm-1');
  await run(answerMail(cut), userId, 'm-1');
  t.is(requested.length, 1);
  t.deepEqual(await typesOf(requested[0] ?? ''), ['TextRequested']);
  t.deepEqual(await typesOf(talk), ['ConversationOpened', 'AnswerGiven', 'AnswerGiven']);
  const [text] = await services.log.read(requested[0] ?? '');
  t.like(text?.data, { kind: 'feedback', answeredMessageId: 'm-1', personal: { to: PHONE } });
});

test('the files of a document asked for on the web go to the mailbox once, and the conversation says so', async (t) => {
  const { services, userId, typesOf, talk } = await aBench(t, CV);
  await run(carryOutRequests({ ...services, documents: someDocuments }), userId, 'm-1:0');
  const cut = cutAt(services, /^conversation-/);
  await t.throwsAsync(run(answerMail(cut), userId, 'm-1'), { message: 'cut' });
  await run(answerMail(cut), userId, 'm-1');
  const given = await eventOf<AnswerGiven>(services.log, talk, 'AnswerGiven');
  t.like(given?.personal.facts, { outcomes: [{ facts: { attachments: [], mailed: true } }] } as never);
  t.deepEqual(await typesOf(talk), ['ConversationOpened', 'AnswerGiven', 'AnswerGiven']);
  t.deepEqual(await typesOf(streams.outgoingMail(derivedId('document-of-message', 'm-1'))), ['MailRequested']);
});
