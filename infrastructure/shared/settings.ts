import { isIP } from 'node:net';
import { z } from 'zod';
import { Fault } from '#application/engine/ports/fault.ts';
import {
  type BackupSettings,
  backupConflicts,
  backupEnvironment,
  backupSettingsOf,
  secretList,
} from './backup-settings.ts';
import { type Company, companyConflicts, companyEnvironment, companyOf } from './company-settings.ts';
import {
  address,
  engineUrl,
  listOf,
  type MailSettings,
  mailEnvironment,
  mailSettingsOf,
  port,
  url,
  wholeNumber,
} from './mail-settings.ts';
import { type TelemetrySettings, telemetryConflicts, telemetryEnvironment, telemetryOf } from './telemetry-settings.ts';

/** What a process is told from outside, checked and with its defaults filled in. Names as in the environment. */
export type Settings = MailSettings &
  Readonly<{
    web: Readonly<{ host: string; port: number; publicUrl: string }>;
    /** Port on the host of `web` for health checks, in a process of any parts. Null: only an api answers them. */
    healthPort: number | null;
    /** Null: a checkout of our own that takes no money. */
    stripe: StripeSettings | null;
    /** Null: texts stay in the outbox. */
    twilio: TwilioSettings | null;
    /** Null: what is read and written without AI alone. */
    openai: OpenAiSettings | null;
    /** US dollars for a million tokens of the model, for the estimate that operators see. Null: no price is set. */
    aiPrices: AiPrices | null;
    /** What a day of texts may cost at most, counted in texts. */
    textsADay: number;
    /** How many proxies of ours stand in front: so many of the last addresses in X-Forwarded-For are theirs to say. */
    trustedProxies: number;
    operatorEmails: readonly string[];
    /** Addresses of those who may look at the operators' pages and change nothing. */
    operatorViewers: readonly string[];
    dataDir: string;
    eventStoreUrl: string | null;
    mongoUrl: string | null;
    /** Null: no backups are made. */
    backup: BackupSettings | null;
    /** Newest first; empty: one is made in the data folder. */
    secrets: readonly string[];
    brandName: string;
    /** Null: the pages name no one who runs this installation. */
    company: Company | null;
    /** A file with what the first page may say of its customers; null: it says nothing of them. */
    marketingFile: string | null;
    /** Whose numbers a crisis is answered with; null: those that come with the project. */
    helplinesFile: string | null;
    logLevel: LogLevel;
    telemetry: TelemetrySettings;
    allowSandbox: boolean;
  }>;

export type StripeSettings = Readonly<{
  secretKey: string;
  webhookSecret: string;
  prices: Readonly<{ monthly: string; yearly: string }>;
  /** Another address than Stripe's own, such as a mock's. */
  apiBase: string | null;
}>;

export type TwilioSettings = Readonly<{
  accountSid: string;
  authToken: string;
  from: string;
  apiBase: string | null;
}>;

export type OpenAiSettings = Readonly<{
  apiKey: string;
  model: string;
  /** For reading messages and saying what wins show. */
  smallModel: string;
  /** Another address than OpenAI's own, of whoever speaks its protocol. */
  baseUrl: string | null;
  /** How many tokens a day one user's messages and wins may use. */
  tokensADay: number;
  /** The same of their documents and insights. */
  documentTokensADay: number;
}>;

export type AiPrices = Readonly<{ input: number; output: number }>;

const price = z.coerce
  .number('must be US dollars for a million tokens')
  .min(0, 'must be US dollars for a million tokens')
  .max(10_000, 'must be US dollars for a million tokens');

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

const environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(3000),
  PUBLIC_URL: url('http:', 'https:').optional(),
  HEALTH_PORT: port.optional(),
  ...mailEnvironment,
  TRUSTED_PROXIES: wholeNumber('a number of proxies', 0, 10).default(0),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'must be a secret key of Stripe (sk_… or rk_…)')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_PRICE_MONTHLY: z.string().optional(),
  STRIPE_PRICE_YEARLY: z.string().optional(),
  STRIPE_API_BASE: url('http:', 'https:').optional(),
  TWILIO_ACCOUNT_SID: z.string().regex(/^AC/, 'must be an account SID of Twilio (AC…)').optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z
    .string()
    .regex(/^(\+[1-9]\d{6,14}|MG[0-9a-f]{32})$/, 'must be a number as +15551234567, or a messaging service (MG…)')
    .optional(),
  TWILIO_API_BASE: url('http:', 'https:').optional(),
  OPENAI_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be one word, as the provider gives it')
    .optional(),
  OPENAI_BASE_URL: url('http:', 'https:').optional(),
  OPENAI_MODEL: z
    .string()
    .regex(/^[\w./:@-]{1,200}$/, 'must be the name of a model, as the provider writes it')
    .optional(),
  OPENAI_SMALL_MODEL: z
    .string()
    .regex(/^[\w./:@-]{1,200}$/, 'must be the name of a model, as the provider writes it')
    .optional(),
  OPENAI_PRICE_INPUT: price.optional(),
  OPENAI_PRICE_OUTPUT: price.optional(),
  AI_DAILY_TOKENS: wholeNumber('a number of tokens', 1_000, 100_000_000).default(200_000),
  AI_DAILY_DOCUMENT_TOKENS: wholeNumber('a number of tokens', 1_000, 100_000_000).default(600_000),
  TEXT_DAILY_LIMIT: wholeNumber('a number of texts', 10, 20_000).default(2000),
  OPERATOR_EMAILS: listOf(address, 'must be mail addresses with commas').default([]),
  OPERATOR_VIEWERS: listOf(address, 'must be mail addresses with commas').default([]),
  DATA_DIR: z.string().min(1).default('./data'),
  EVENTSTORE_URL: engineUrl('esdb://', 'esdb+discover://').optional(),
  MONGODB_URL: engineUrl('mongodb://', 'mongodb+srv://').optional(),
  SECRET: secretList.optional(),
  ...backupEnvironment,
  BRAND_NAME: z.string().min(1).max(60).default('Cairn'),
  ...companyEnvironment,
  MARKETING_FILE: z.string().min(1).optional(),
  HELPLINES_FILE: z.string().min(1).optional(),
  ...telemetryEnvironment,
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  ALLOW_SANDBOX: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
});

/** The names of all settings, as in the environment. */
export const settingNames: ReadonlySet<string> = new Set(Object.keys(environment.shape));

/** Every setting that is wrong, one clear line each. */
export class BadSettings extends Fault {
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super('bad-settings', lines.join('\n'));
    this.lines = lines;
  }
}

/** Reads the environment; a blank value counts as not set. Throws `BadSettings` with all that is wrong at once. */
export const readSettings = (env: Given): Settings => {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = environment.safeParse(given);
  const problems = parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  problems.push(...conflicts(given));
  if (!parsed.success || problems.length > 0) throw new BadSettings(problems);
  return toSettings(parsed.data);
};

type Environment = z.infer<typeof environment>;

const toSettings = (env: Environment): Settings => ({
  web: {
    host: env.HOST,
    port: env.PORT,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
  },
  healthPort: env.HEALTH_PORT ?? null,
  ...mailSettingsOf(env),
  stripe: stripeOf(env),
  twilio: twilioOf(env),
  openai: openAiOf(env),
  aiPrices: aiPricesOf(env),
  textsADay: env.TEXT_DAILY_LIMIT,
  trustedProxies: env.TRUSTED_PROXIES,
  operatorEmails: env.OPERATOR_EMAILS,
  operatorViewers: env.OPERATOR_VIEWERS,
  dataDir: env.DATA_DIR,
  eventStoreUrl: env.EVENTSTORE_URL ?? null,
  mongoUrl: env.MONGODB_URL ?? null,
  backup: backupSettingsOf(env),
  secrets: env.SECRET ?? [],
  brandName: env.BRAND_NAME,
  company: companyOf(env),
  marketingFile: env.MARKETING_FILE ?? null,
  helplinesFile: env.HELPLINES_FILE ?? null,
  logLevel: env.LOG_LEVEL,
  telemetry: telemetryOf(env),
  allowSandbox: env.ALLOW_SANDBOX === '1',
});

/** All of these settings or null: `conflicts` refuses some of them without the others. */
const stripeOf = (env: Environment): StripeSettings | null =>
  env.STRIPE_SECRET_KEY === undefined
    ? null
    : {
        secretKey: env.STRIPE_SECRET_KEY,
        webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
        prices: { monthly: env.STRIPE_PRICE_MONTHLY ?? '', yearly: env.STRIPE_PRICE_YEARLY ?? '' },
        apiBase: env.STRIPE_API_BASE ?? null,
      };

const twilioOf = (env: Environment): TwilioSettings | null =>
  env.TWILIO_ACCOUNT_SID === undefined
    ? null
    : {
        accountSid: env.TWILIO_ACCOUNT_SID,
        authToken: env.TWILIO_AUTH_TOKEN ?? '',
        from: env.TWILIO_FROM ?? '',
        apiBase: env.TWILIO_API_BASE ?? null,
      };

/** The model that is asked for where none is named: small, and of OpenAI's own. */
const USUAL_MODEL = 'gpt-4.1-mini';

const openAiOf = (env: Environment): OpenAiSettings | null =>
  env.OPENAI_API_KEY === undefined
    ? null
    : {
        apiKey: env.OPENAI_API_KEY,
        model: env.OPENAI_MODEL ?? USUAL_MODEL,
        smallModel: env.OPENAI_SMALL_MODEL ?? env.OPENAI_MODEL ?? USUAL_MODEL,
        baseUrl: env.OPENAI_BASE_URL?.replace(/\/+$/, '') ?? null,
        tokensADay: env.AI_DAILY_TOKENS,
        documentTokensADay: env.AI_DAILY_DOCUMENT_TOKENS,
      };

const aiPricesOf = ({ OPENAI_PRICE_INPUT: input, OPENAI_PRICE_OUTPUT: output }: Environment): AiPrices | null =>
  input === undefined || output === undefined ? null : { input, output };

/** The environment as it was given; a blank value counts as not set and is left out. */
type Given = Readonly<Record<string, string | undefined>>;

/** Names and addresses that mean this machine alone. */
export const isLoopback = (host: string): boolean =>
  /(^|\.)localhost$/i.test(host) || ['::1', '[::1]'].includes(host) || (isIP(host) === 4 && host.startsWith('127.'));

/** Read from what was given, so that these are told together with values that are wrong by themselves. */
const conflicts = (given: Given): string[] => {
  const { EVENTSTORE_URL, MONGODB_URL, SECRET } = given;
  const withEngine = EVENTSTORE_URL !== undefined || MONGODB_URL !== undefined;
  return [
    ...(withEngine && !SECRET ? ['SECRET must be set when EVENTSTORE_URL or MONGODB_URL is'] : []),
    ...providers.flatMap((names) => incomplete(given, names)),
    ...withoutKey(given),
    ...backupConflicts(given),
    ...openSandbox(given),
    ...twoRoles(given),
    ...telemetryConflicts(given),
    ...companyConflicts(given),
  ];
};

/** Any word will do for a server that asks for none; another server than OpenAI's has models of its own. */
const withoutKey = (given: Given): string[] => {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = given;
  const named = ['OPENAI_BASE_URL', 'OPENAI_MODEL', 'OPENAI_SMALL_MODEL'].find(
    (name) => Object.hasOwn(given, name) && given[name],
  );
  return [
    ...(named && !OPENAI_API_KEY ? [`OPENAI_API_KEY must be set when ${named} is`] : []),
    ...(OPENAI_BASE_URL && !OPENAI_MODEL ? ['OPENAI_MODEL must be set when OPENAI_BASE_URL is'] : []),
  ];
};

/** Who stands in both lists could be meant to act, or not to. */
const twoRoles = ({ OPERATOR_EMAILS = '', OPERATOR_VIEWERS = '' }: Given): string[] => {
  const addressesIn = (list: string) => list.split(',').map((part) => part.trim().toLowerCase());
  const operators = addressesIn(OPERATOR_EMAILS);
  return addressesIn(OPERATOR_VIEWERS)
    .filter((viewer) => viewer !== '' && operators.includes(viewer))
    .map((viewer) => `OPERATOR_VIEWERS names ${viewer}, which is in OPERATOR_EMAILS too: name it in one of them`);
};

/** Settings that are of use only together. */
const providers = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_MONTHLY', 'STRIPE_PRICE_YEARLY'],
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  ['SMTP_TLS_KEY', 'SMTP_TLS_CERT'],
  ['OPENAI_PRICE_INPUT', 'OPENAI_PRICE_OUTPUT'],
] as const;

const incomplete = (given: Given, names: readonly (typeof providers)[number][number][]): string[] => {
  const missing = names.filter((name) => given[name] === undefined);
  return missing.length === names.length
    ? []
    : missing.map((name) => `${name} must be set when ${names.find((one) => given[one] !== undefined)} is`);
};

/** What stands in for a provider shows everything to whoever can reach it. */
const openSandbox = (given: Given): string[] => {
  if (given.ALLOW_SANDBOX === '1') return [];
  const missing = (['SMTP_URL', 'STRIPE_SECRET_KEY', 'TWILIO_ACCOUNT_SID'] as const).filter(
    (name) => given[name] === undefined,
  );
  if (missing.length === 0) return [];
  const hosts: Record<string, string | undefined> = { HOST: given.HOST, PUBLIC_URL: hostOf(given.PUBLIC_URL) };
  return Object.entries(hosts)
    .filter(([, host]) => host !== undefined && !isLoopback(host))
    .map(
      ([name]) =>
        `${name} is not loopback and ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not set: anyone could read the outbox or subscribe without paying. Set ${missing.length === 1 ? 'it' : 'them'}, or ALLOW_SANDBOX=1`,
    );
};

/** A proxy in front shows the world what listens on loopback. What is no URL is told of elsewhere. */
const hostOf = (url: string | undefined): string | undefined =>
  url !== undefined && URL.canParse(url) ? new URL(url).hostname : undefined;
