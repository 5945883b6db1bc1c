import type { Json, JsonObject } from '#domain/json.ts';

/**
 * How the words that older events hold are read as facts. What was a finished sentence stays one (`asWritten`), so that it
 * is sent, and shown, as it was written; the rest was facts already, under other names.
 */

/** Of `MailRequested`, by its kind and wording. */
export const mailFacts = (kind: Json | undefined, template: Json | undefined, words: JsonObject): JsonObject => {
  switch (kind) {
    case 'check-in':
      return checkInFacts(words);
    case 'feedback':
      return template === 1 ? { ...words, of: 'first-feedback' } : answerFacts(words);
    case 'document':
      return answerFacts(words);
    case 'not-understood':
      return notUnderstoodFacts(words);
    case 'insight':
      return { of: 'insight', period: words.period ?? 'week', lookBack: { asWritten: linesOf(words) } };
    case 'address-changed':
      return { of: kind, after: words.after === 'another address' ? null : (words.after ?? null) };
    case 'is-this-you':
    case 'held-mail-ends':
    case 'role-mail':
    case 'role-answer':
    case 'address-confirm':
    case 'payment-failed':
    case 'subscription-cancelled':
    case 'refund-given':
    case 'renewal-ahead':
    case 'deletion-receipt':
      return { ...words, of: kind };
    default:
      return { of: 'nothing' };
  }
};

/** Of `AnswerGiven`. */
export const givenFacts = (kind: Json | undefined, words: JsonObject): JsonObject =>
  kind === 'not-understood' ? notUnderstoodFacts(words) : answerFacts(words);

/** Of `TextRequestedV2`. */
export const textFacts = (kind: Json | undefined, words: JsonObject): JsonObject => {
  switch (kind) {
    case 'check-in':
      return checkInFacts(words);
    case 'feedback':
      return { of: 'as-written', asWritten: words.text ?? '' };
    case 'help':
      return { of: 'help', about: words.about ?? null };
    default:
      return { of: 'nothing' };
  }
};

/** Of `RequestCarriedOut`. */
export const outcomeFacts = ({ words = {}, ...outcome }: JsonObject): JsonObject => ({
  ...outcome,
  facts: outcome.result === 'done' ? doneFacts(outcome.request, asObject(words)) : words,
});

const checkInFacts = ({ question = '', tone = 'usual', memory = null }: JsonObject): JsonObject => {
  const { text = '', ago = '' } = asObject(memory);
  const remembered = memory === null ? null : { text, when: { asWritten: ago } };
  return { of: 'check-in', question: { asWritten: question }, tone, memory: remembered };
};

/** The first wording of it says neither. */
const notUnderstoodFacts = ({ isLast = false, onlyFiles = false }: JsonObject): JsonObject => ({
  of: 'not-understood',
  isLast,
  onlyFiles,
});

/** The oldest answers have nothing of what was left out. */
const NOTHING_ELSE = {
  wins: [],
  more: 0,
  enriched: null,
  files: 0,
  filesLeft: 0,
  tone: null,
  leftOut: null,
  filesAside: 0,
  besideThem: '',
  asideOf: '',
  isLast: false,
} as const;

const answerFacts = ({ outcomes = [], question = null, ...words }: JsonObject): JsonObject => {
  const { winId = '', text = '' } = asObject(question);
  return {
    ...NOTHING_ELSE,
    ...words,
    outcomes: asList(outcomes).map((outcome) => outcomeFacts(asObject(outcome))),
    question: question === null ? null : { winId, question: { asWritten: text } },
    of: 'answer',
  };
};

const doneFacts = (request: Json | undefined, words: JsonObject): JsonObject => {
  switch (request) {
    case 'change-schedule':
    case 'pause':
    case 'resume':
    case 'stop':
      return { none: null, ...words, ...scheduleIn(words) };
    case 'list-wins':
      return { ...words, during: words.during === undefined ? null : { asWritten: words.during } };
    case 'how-am-i-doing':
      return { asWritten: linesOf(words) };
    case 'correct-wins':
      return words;
    default:
      return { mailed: false, ...words, text: { asWritten: words.text ?? '' } };
  }
};

/** Those of before there could be several days name the one. */
const scheduleIn = (words: JsonObject): JsonObject => {
  if (words.schedule === undefined) return {};
  const { weekday = 0, ...schedule } = asObject(words.schedule);
  return { schedule: { days: [weekday], every: 1, ...schedule } };
};

const linesOf = ({ title = '', lines = [], highlights = [] }: JsonObject): JsonObject => ({ title, lines, highlights });

const asObject = (json: Json): JsonObject =>
  json !== null && typeof json === 'object' && !isList(json) ? json : NO_WORDS;
const asList = (json: Json): readonly Json[] => (isList(json) ? json : []);
const isList = (json: Json): json is readonly Json[] => Array.isArray(json);
const NO_WORDS: JsonObject = {};
