import { isIP } from 'node:net';
import { z } from 'zod';
import { Fault } from '#application/ports/fault.ts';
import { SHORTEST_SECRET } from './key-wrap.ts';

/** What a process is told from outside, checked and with its defaults filled in. Names as in the environment. */
export type Settings = Readonly<{
  web: Readonly<{ host: string; port: number; publicUrl: string }>;
  mail: Readonly<{ host: string; port: number; domain: string; from: string; support: string }>;
  trustedRelays: readonly string[];
  smtpUrl: string | null;
  dataDir: string;
  eventStoreUrl: string | null;
  mongoUrl: string | null;
  /** Newest first; empty: one is made in the data folder. */
  secrets: readonly string[];
  brandName: string;
  logLevel: LogLevel;
  allowSandbox: boolean;
}>;

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

const NO_PORT = 'must be a port number';
const port = z.coerce.number(NO_PORT).int(NO_PORT).min(0, NO_PORT).max(65535, NO_PORT);
const hostName = z.string().regex(/^[a-z0-9.-]+$/i, 'must be a host name');
const address = z.string().regex(/^[^\s@<>]+@[a-z0-9.-]+$/i, 'must be a mail address');
const url = (...protocols: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    message: `must be a URL with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });
const isCidr = (text: string): boolean => {
  const [, address = '', bits = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const most = { 4: 32, 6: 128 }[isIP(address)];
  return most !== undefined && Number(bits) <= most;
};

const environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(3000),
  PUBLIC_URL: url('http:', 'https:').optional(),
  SMTP_HOST: z.string().min(1).default('127.0.0.1'),
  SMTP_PORT: port.default(2525),
  MAIL_DOMAIN: hostName.default('cairn.localhost'),
  MAIL_FROM: address.optional(),
  SUPPORT_EMAIL: address.optional(),
  TRUSTED_RELAYS: z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .refine((relays) => relays.every(isCidr), {
      message: 'must be addresses or CIDRs with commas',
    })
    .optional(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  EVENTSTORE_URL: url('esdb:', 'esdb+discover:', 'kurrentdb:').optional(),
  MONGODB_URL: url('mongodb:', 'mongodb+srv:').optional(),
  SECRET: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine((secrets) => secrets.length <= 2 && secrets.every((secret) => secret.length >= SHORTEST_SECRET), {
      message: `must be one secret of at least ${SHORTEST_SECRET} characters, or two with a comma while rotating (newest first)`,
    })
    .optional(),
  BRAND_NAME: z.string().min(1).max(60).default('Cairn'),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  ALLOW_SANDBOX: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
});

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
type Given = Readonly<Record<string, string | undefined>>;

/** Names and addresses that mean this machine alone. */
const isLoopback = (host: string): boolean =>
  /(^|\.)localhost$/i.test(host) || ['::1', '[::1]'].includes(host) || (isIP(host) === 4 && host.startsWith('127.'));

/** Read from what was given, so that these are told together with values that are wrong by themselves. */
const conflicts = ({
  EVENTSTORE_URL,
  MONGODB_URL,
  SECRET,
  SMTP_URL,
  ALLOW_SANDBOX,
  HOST,
  PUBLIC_URL,
}: Given): string[] => {
  const withEngine = EVENTSTORE_URL !== undefined || MONGODB_URL !== undefined;
  const isSandbox = SMTP_URL === undefined && ALLOW_SANDBOX !== '1';
  const isOpen = (host: string | undefined) => isSandbox && host !== undefined && !isLoopback(host);
  const open =
    'is not loopback and SMTP_URL is not set: anyone could read all mail in the outbox. Set SMTP_URL, or ALLOW_SANDBOX=1';
  return [
    ...(withEngine && !SECRET ? ['SECRET must be set when EVENTSTORE_URL or MONGODB_URL is'] : []),
    ...(isOpen(HOST) ? [`HOST ${open}`] : []),
    ...(isOpen(hostOf(PUBLIC_URL)) ? [`PUBLIC_URL ${open}`] : []),
  ];
};

/** A proxy in front shows the world what listens on loopback. What is no URL is told of elsewhere. */
const hostOf = (url: string | undefined): string | undefined =>
  url !== undefined && URL.canParse(url) ? new URL(url).hostname : undefined;

const toSettings = (env: Environment): Settings => {
  const domain = env.MAIL_DOMAIN.toLowerCase();
  return {
    web: {
      host: env.HOST,
      port: env.PORT,
      publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    },
    mail: {
      host: env.SMTP_HOST,
      port: env.SMTP_PORT,
      domain,
      from: (env.MAIL_FROM ?? `checkin@${domain}`).toLowerCase(),
      support: (env.SUPPORT_EMAIL ?? `support@${domain}`).toLowerCase(),
    },
    trustedRelays: env.TRUSTED_RELAYS ?? (domain.endsWith('.localhost') ? ['127.0.0.0/8', '::1/128'] : []),
    smtpUrl: env.SMTP_URL ?? null,
    dataDir: env.DATA_DIR,
    eventStoreUrl: env.EVENTSTORE_URL ?? null,
    mongoUrl: env.MONGODB_URL ?? null,
    secrets: env.SECRET ?? [],
    brandName: env.BRAND_NAME,
    logLevel: env.LOG_LEVEL,
    allowSandbox: env.ALLOW_SANDBOX === '1',
  };
};
