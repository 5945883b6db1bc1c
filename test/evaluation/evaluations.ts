/** Something that is measured rather than promised: quality on a corpus, growth on many inputs, a long drill. */
export type Evaluation = Readonly<{
  file: string;
  /** Globs of all that its outcome depends on, but for its own file. */
  inputs: readonly string[];
  /** About how long the whole takes on two cores. CI measures all of what stays below `MAX_IN_CI_SECONDS`. */
  seconds: number;
}>;

export const MAX_IN_CI_SECONDS = 20;

const READING = [
  'language/**/*',
  'mail-gateway/reading/**/*',
  'domain/text/**/*',
  'domain/wins/**/*',
  'domain/time/**/*',
];
const CORPORA = ['training/**/*'];
const SERVER = [
  ...['application', 'domain', 'infrastructure', 'mail-gateway', 'projections', 'scheduler'].map(
    (name) => `${name}/**/*`,
  ),
  'web/api/**/*',
  'package-lock.json',
];

const EVALUATIONS = {
  'worst-cases': {
    file: 'test/mail-gateway/worst-cases.evaluation.ts',
    inputs: [...READING, 'mail-gateway/smtp/**/*', 'test/mail-gateway/worst/**/*'],
    seconds: 300,
  },
  'hard-days': {
    file: 'test/language/hard-days-figures.evaluation.ts',
    inputs: [...READING, ...CORPORA],
    seconds: 145,
  },
  'wins-and-wishes': {
    file: 'test/language/heard.evaluation.ts',
    inputs: [...READING, ...CORPORA],
    seconds: 90,
  },
  'crises-bare': {
    file: 'test/language/crises-bare.evaluation.ts',
    inputs: [...READING, ...CORPORA],
    seconds: 20,
  },
  'crises-beside': {
    file: 'test/language/crises-beside.evaluation.ts',
    inputs: [...READING, ...CORPORA],
    seconds: 10,
  },
  idioms: {
    file: 'test/language/figures-of-speech.evaluation.ts',
    inputs: [...READING, ...CORPORA],
    seconds: 10,
  },
  'schedule-changes': {
    file: 'test/language/schedule-changes.evaluation.ts',
    inputs: [...READING, ...CORPORA],
    seconds: 10,
  },
  parts: {
    file: 'test/language/learned-reading.evaluation.ts',
    inputs: [...READING, ...CORPORA],
    seconds: 15,
  },
  claims: {
    file: 'test/language/claims/claims.evaluation.ts',
    inputs: ['language/**/*', 'domain/text/**/*', 'test/language/claims/*'],
    seconds: 10,
  },
  'said-beside': {
    file: 'test/language/said-beside.evaluation.ts',
    inputs: READING,
    seconds: 15,
  },
  'pasted-documents': {
    file: 'test/language/pasted/pasted.evaluation.ts',
    inputs: [...READING, ...CORPORA, 'test/language/pasted/*'],
    seconds: 10,
  },
  'old-cvs': {
    file: 'test/mail-gateway/old-cvs/old-cvs.evaluation.ts',
    inputs: ['mail-gateway/reading/career-files/**/*', 'language/text/**/*', 'test/mail-gateway/old-cvs/*'],
    seconds: 5,
  },
  'damaged-mails': {
    file: 'test/mail-gateway/fuzz.evaluation.ts',
    inputs: [...READING, 'test/drills/fuzz.ts'],
    seconds: 45,
  },
  'unseen-mails': {
    file: 'test/mail-gateway/unseen/unseen.evaluation.ts',
    inputs: [...READING, 'test/mail-gateway/unseen/**/*'],
    seconds: 15,
  },
  'mail-clients': {
    file: 'test/mail-gateway/mail-clients.evaluation.ts',
    inputs: [...READING, 'mail-gateway/sending/**/*', 'test/support/mail-clients/**/*'],
    seconds: 45,
  },
  'sample-mails': {
    file: 'test/mail-gateway/reader-samples.evaluation.ts',
    inputs: READING,
    seconds: 30,
  },
  'sample-reports': {
    file: 'test/mail-gateway/reports/reports-samples.evaluation.ts',
    inputs: [...READING, 'test/mail-gateway/reports/**/*'],
    seconds: 20,
  },
  'own-words': {
    file: 'test/mail-gateway/own-words-samples.evaluation.ts',
    inputs: [...READING, 'test/mail-gateway/labels/*'],
    seconds: 10,
  },
  'every-sample': {
    file: 'test/journeys/every-sample.evaluation.ts',
    inputs: SERVER,
    seconds: 120,
  },
  'learned-reading': {
    file: 'test/training/figures.evaluation.ts',
    inputs: [...READING, ...CORPORA],
    seconds: 25,
  },
  learning: {
    file: 'test/training/training.evaluation.ts',
    inputs: ['language/reader/model/**/*', ...CORPORA],
    seconds: 45,
  },
  'document-files': {
    file: 'test/infrastructure/formats/formats.evaluation.ts',
    inputs: ['infrastructure/formats/**/*', 'domain/documents/**/*', 'application/engine/children/**/*'],
    seconds: 20,
  },
  'known-addresses': {
    file: 'test/web/api/enumeration.evaluation.ts',
    inputs: ['web/api/**/*', 'application/access/**/*', 'application/accounts/**/*', 'infrastructure/sqlite/**/*'],
    seconds: 30,
  },
  kill: {
    file: 'test/journeys/kill.evaluation.ts',
    inputs: [...SERVER, 'test/drills/kill*.ts', 'test/drills/mortal.ts'],
    seconds: 180,
  },
} satisfies Readonly<Record<string, Evaluation>>;

export const evaluations: ReadonlyMap<string, Evaluation> = new Map(Object.entries(EVALUATIONS));
