import { isIP } from 'node:net';

/** The environment as it was given; a blank value counts as not set and is left out. */
export type Given = Readonly<Record<string, string | undefined>>;

/** Names and addresses that mean this machine alone. */
const isLoopback = (host: string): boolean =>
  /(^|\.)localhost$/i.test(host) || ['::1', '[::1]'].includes(host) || (isIP(host) === 4 && host.startsWith('127.'));

/** Read from what was given, so that these are told together with values that are wrong by themselves. */
export const conflicts = (given: Given): string[] => {
  const { EVENTSTORE_URL, MONGODB_URL, SECRET } = given;
  const withEngine = EVENTSTORE_URL !== undefined || MONGODB_URL !== undefined;
  return [
    ...(withEngine && !SECRET ? ['SECRET must be set when EVENTSTORE_URL or MONGODB_URL is'] : []),
    ...providers.flatMap((names) => incomplete(given, names)),
    ...openSandbox(given),
  ];
};

/** What is of use only whole. */
const providers = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_MONTHLY', 'STRIPE_PRICE_YEARLY'],
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  ['SMTP_TLS_KEY', 'SMTP_TLS_CERT'],
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
