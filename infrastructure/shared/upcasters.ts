import type { AnyEvent } from '#domain/event.ts';
import type { Json, JsonObject } from '#domain/json.ts';
import { givenFacts, mailFacts, outcomeFacts, textFacts } from './facts-of-words.ts';

/**
 * How an event of an older shape is read today: by its old type, to the event that took its place. `personal` is null
 * in it when its key is destroyed or it is read sealed, and must then stay null. An upcaster may lead to a type that
 * has one itself.
 */
export type Upcasters = Readonly<Record<string, (data: AnyEvent['data']) => AnyEvent>>;

/** Every shape ever written has its line here for good: history is read anew, never edited. */
export const upcasters: Upcasters = {
  AddressProven: (data) => ({ type: 'AddressProvenV2', data: { ...data, lapsesPhone: true } }),
  AnswerGiven: (data) => ({
    type: 'AnswerGivenV2',
    data: { ...data, language: 'en', personal: withFacts(data, (words) => givenFacts(data.kind, words)) },
  }),
  CheckInRequested: (data) => ({ type: 'CheckInRequestedV2', data: { ...data, tone: 'usual', channel: 'mail' } }),
  CheckInsPaused: (data) => ({ type: 'CheckInsPausedV2', data: { ...data, from: null } }),
  EvidenceKept: (data) => ({ type: 'EvidenceKeptV2', data }), // all came by mail
  MailRequested: (data) => ({
    type: 'MailRequestedV2',
    data: { ...data, language: 'en', personal: withFacts(data, (words) => mailFacts(data.kind, data.template, words)) },
  }),
  MailUnderstood: (data) => ({
    type: 'MailUnderstoodV2',
    data: {
      ...data,
      requestCount: 0,
      requestsOnWins: [],
      answeredWinId: null,
      files: [],
      filesLeft: 0,
      personal: understoodV2(data.personal ?? null),
    },
  }),
  MailUnderstoodV2: (data) => ({
    type: 'MailUnderstoodV3',
    data: { ...data, readBy: 'rules', language: null, personal: understoodV3(data.personal ?? null) },
  }),
  RequestCarriedOut: (data) => ({
    type: 'RequestCarriedOutV2',
    data: { ...data, personal: withFactsOfOutcome(data.personal ?? null) },
  }),
  ScheduleChanged: ({ weekday = 0, ...data }) => ({
    type: 'ScheduleChangedV2',
    data: { ...data, days: [weekday], every: 1, firstWeek: '' } as AnyEvent['data'],
  }),
  TextRequested: (data) => ({
    type: 'TextRequestedV2',
    data: {
      ...data,
      cause: '',
      conversationId: null,
      personal: data.personal ? { ...(data.personal as JsonObject), words: {} } : null,
    },
  }),
  TextRequestedV2: (data) => ({
    type: 'TextRequestedV3',
    data: { ...data, language: 'en', personal: withFacts(data, (words) => textFacts(data.kind, words)) },
  }),
  WinAnalysed: (data) => ({ type: 'WinAnalysedV2', data: { ...data, writtenBy: 'builtin', instead: null } }),
};

/** What was rendered words and is facts now. */
const withFacts = (data: AnyEvent['data'], factsOf: (words: JsonObject) => JsonObject): JsonObject | null => {
  if (!data.personal) return null;
  const { words, ...personal } = data.personal as JsonObject;
  return { ...personal, facts: factsOf((words ?? {}) as JsonObject) };
};

const withFactsOfOutcome = (personal: Json): JsonObject | null =>
  personal === null ? null : { outcome: outcomeFacts((personal as Readonly<{ outcome: JsonObject }>).outcome) };

/** Requests had no details then, and nobody carried them out: nothing waits for that. */
const understoodV2 = (personal: Json): JsonObject | null => {
  if (personal === null) return null;
  const { wins, requests } = personal as Readonly<{ wins: readonly string[]; requests: readonly JsonObject[] }>;
  return {
    wins,
    requests: requests.map((request) => ({ ...request, details: {} })),
    answer: '',
    fileNames: [],
    remark: null,
  };
};

/** Nobody heard how a day was then; what was asked was carried out as it was read. */
const understoodV3 = (personal: Json): JsonObject | null => {
  if (personal === null) return null;
  const { wins, requests, ...rest } = personal as Readonly<{
    wins: readonly string[];
    requests: readonly JsonObject[];
    answer: string;
    fileNames: readonly string[];
    remark: JsonObject | null;
  }>;
  const tone = wins.length > 0 ? 'win' : 'chat';
  return { ...rest, tone, wins, requests: requests.map((request) => ({ ...request, certain: true })) };
};

/** The event in today's shape. */
export const lift = (event: AnyEvent, table: Upcasters): AnyEvent => {
  const upcast = Object.hasOwn(table, event.type) ? table[event.type] : undefined;
  return upcast ? lift(upcast(event.data), table) : event;
};
