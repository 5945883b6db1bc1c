import { randomUUID } from 'node:crypto';
import { newOrigin, withOrigin } from '#application/engine/origin.ts';
import type { EventLog } from '#application/engine/ports/event-log.ts';
import type { Vault } from '#application/engine/ports/vault.ts';
import { streams } from '#application/streams.ts';
import type { AnyEvent } from '#domain/event.ts';
import type { Json, JsonObject } from '#domain/json.ts';
import { frozenEvent } from '../support/frozen-events/frozen-event.ts';
import { side } from './noon-subscribers.ts';

/** How many events one user's win by mail leaves in the log, from the check-in to the answer that was sent. */
const EVENTS_A_WIN = 14.2;
const WINS_A_USER = 30;
const FIRST_DAY = Date.parse('2025-01-06T00:00:00.000Z');
const DAY_MS = 86_400_000;

const WORDS =
  'met with the new nurses and wrote the handover down for them moved the release forward a week without dropping anything we had promised to finance';

/** About so many events, in the order in which a year of check-ins and answers writes them. */
export const writeRealisticLog = async (
  { log, vault }: Readonly<{ log: EventLog; vault: Vault }>,
  events: number,
): Promise<void> => {
  const users = Math.max(1, Math.round(events / (EVENTS_A_WIN * WINS_A_USER + 5)));
  await side(users, async (index) => {
    const userId = index + 1;
    await vault.make(userId);
    await opened(log, userId);
  });
  for (let day = 0; day < WINS_A_USER; day += 1) {
    const asked = Array.from({ length: users }, () => ({ conversationId: randomUUID(), mailId: randomUUID() }));
    await side(users, (index) =>
      withOrigin(newOrigin('schedule', randomUUID()), () => checkIn(log, index + 1, day, asked[index] ?? nobody)),
    );
    await side(users, (index) =>
      withOrigin(newOrigin('user', randomUUID()), () => answeredWithWin(log, index + 1, day, asked[index] ?? nobody)),
    );
  }
};

type Asked = Readonly<{ conversationId: string; mailId: string }>;
const nobody: Asked = { conversationId: '', mailId: '' };

/** As today's check-ins are asked for. */
const CHECK_IN = { of: 'check-in', question: { pool: 'any-day', card: 3 }, tone: 'usual', memory: null };

/** An event like the frozen sample of its type, but for what is given. */
const event = (type: string, changes: JsonObject): AnyEvent => {
  const { personal, ...data } = templateOf(type);
  const { personal: said, ...own } = changes;
  const words = personal && { personal: { ...(personal as JsonObject), ...((said as JsonObject | undefined) ?? {}) } };
  return { type, data: { ...data, ...own, ...words } as AnyEvent['data'] };
};

const templates = new Map<string, JsonObject>();
const templateOf = (type: string): JsonObject => {
  const known = templates.get(type) ?? (frozenEvent(type).written as JsonObject);
  templates.set(type, known);
  return known;
};

const timeOf = (day: number, minute: number): string =>
  new Date(FIRST_DAY + day * DAY_MS + minute * 60_000).toISOString();

const opened = async (log: EventLog, userId: number): Promise<void> => {
  const [at, addressName] = [timeOf(0, 0), `a-${userId}`];
  await log.append(streams.address(addressName), [event('AddressClaimed', { userId, at, addressName })], 'no-stream');
  const identity = [
    event('AccountOpened', { userId, at, addressName }),
    event('AddressVerified', { userId, at, addressName }),
  ];
  const daily = { frequency: 'daily', weekdays: [0], weekInterval: 1, anchorMonday: '', clockTime: null };
  await log.append(streams.account(userId), identity, 'no-stream');
  await log.append(streams.schedule(userId), [event('ScheduleChanged', { userId, at, ...daily })], 'no-stream');
  await log.append(streams.profile(userId), [event('SetupCompleted', { userId, at })], 'no-stream');
};

const sent = async (log: EventLog, request: AnyEvent): Promise<void> => {
  const { mailId, userId, at } = request.data as Readonly<{ mailId: string; userId: number; at: string }>;
  const blob = randomUUID();
  await log.append(streams.outgoingMail(mailId), [request], 'no-stream');
  await log.append(streams.outgoingMail(mailId), [event('MailClaimed', { mailId, userId, at })], 0);
  await log.append(streams.outgoingMail(mailId), [event('MailSent', { mailId, userId, at, blob })], 1);
};

const checkIn = async (log: EventLog, userId: number, day: number, { conversationId, mailId }: Asked) => {
  const at = timeOf(day, 9 * 60);
  const checkInId = `${userId}-${day}`;
  const slot = at.slice(0, 10);
  await log.append(
    streams.conversation(conversationId),
    [event('ConversationOpened', { conversationId, userId, at })],
    'no-stream',
  );
  const request = event('CheckInRequested', { checkInId, userId, at, slot, conversationId, mailId });
  await log.append(streams.checkIn(checkInId), [request], 'no-stream');
  const completedJob = { reaction: 'send-check-in', key: checkInId };
  const mail = { mailId, userId, at, kind: 'check-in', completedJob, conversationId, linkId: null };
  await sent(log, event('MailRequested', { ...mail, personal: { facts: CHECK_IN, thread: null } }));
};

const answeredWithWin = async (log: EventLog, userId: number, day: number, asked: Asked): Promise<void> => {
  const at = timeOf(day, 17 * 60);
  const { conversationId } = asked;
  const [mailId, winId, answerId] = [randomUUID(), randomUUID(), randomUUID()];
  const whose = { mailId, userId, at };
  const text = `${WORDS.slice(0, 40 + ((userId * 7 + day * 13) % 100))} (${userId}, ${day})`;
  const requests = userId % 5 === day % 5 ? 1 : 0;
  const received = event('MailReceived', {
    ...whose,
    recipient: { kind: 'reply', conversationId },
    blob: randomUUID(),
  });
  await log.append(streams.incomingMail(mailId), [received], 'no-stream');
  const understood = {
    wins: [text],
    requests: requests ? [{ kind: 'pause', text: 'Pause', details: {}, certain: true }] : [],
  } as Json;
  const counts = { winIds: [winId], requestCount: requests, files: [], date: at.slice(0, 10) };
  await log.append(
    streams.incomingMail(mailId),
    [event('MailUnderstood', { ...whose, conversationId, ...counts, personal: understood })],
    0,
  );
  const recorded = event('WinRecorded', { ...whose, winId, conversationId, date: at.slice(0, 10), personal: { text } });
  await log.append(streams.win(winId), [recorded], 'no-stream');
  if (requests) await log.append(streams.request(mailId, 0), [event('RequestCarriedOut', whose)], 'no-stream');
  await log.append(streams.win(winId), [event('WinAnalysed', { ...whose, winId })], 0);
  await log.append(streams.conversation(conversationId), [event('AnswerGiven', { ...whose, conversationId })], 0);
  const completedJob = { reaction: 'answer-mail', key: mailId };
  const answer = { ...whose, mailId: answerId, completedJob, conversationId, linkId: null };
  await sent(log, event('MailRequested', answer));
};
