import { checkEngineUrls } from '../engine-urls.ts';
import { readHelplines } from '../helplines/helplines.ts';
import { readMarketing } from '../marketing.ts';
import { readMailKeys } from '../shared/mail-keys.ts';
import { isReachedByOthers, UNNAMED_OPERATOR } from '../shared/reached-by-others.ts';
import { BadSettings, isLoopback, readSettings, type Settings } from '../shared/settings.ts';
import { error, ok, type Said, warning } from './finding.ts';

/** `settings` are null where they contradict each other or are none. */
export type CheckedSettings = Readonly<{ settings: Settings | null; said: readonly Said[] }>;

/** Reads the environment as a start does, and looks for what a host that others reach should have. */
export const checkSettings = async (env: Readonly<Record<string, string | undefined>>): Promise<CheckedSettings> => {
  const read = settingsIn(env);
  if ('lines' in read) return { settings: null, said: read.lines.map(error) };
  const problems = await startProblems(read);
  const missing = isPublic(read) ? missingOnPublicHost(read, env) : [];
  const said = [...problems.map(error), ...missing];
  if (said.length > 0) return { settings: read, said };
  return { settings: read, said: [ok(isPublic(read) ? 'all settings fit a public host' : PRIVATE)] };
};

const PRIVATE = 'all settings fit together; PUBLIC_URL and HOST are this machine alone, so nobody else can sign in';

const settingsIn = (env: Readonly<Record<string, string | undefined>>): Settings | Pick<BadSettings, 'lines'> => {
  try {
    return readSettings(env);
  } catch (thrown) {
    if (thrown instanceof BadSettings) return thrown;
    throw thrown;
  }
};

/** Settings with which a start would fail. */
const startProblems = async (settings: Settings): Promise<readonly string[]> => {
  const checks: readonly (() => unknown)[] = [
    () => checkEngineUrls(settings),
    () => readMailKeys(settings),
    () => readHelplines(settings.helplinesFile),
    () => readMarketing(settings.marketingFile),
  ];
  const problems: string[] = [];
  for (const check of checks)
    try {
      await check();
    } catch (thrown) {
      problems.push(...(thrown instanceof BadSettings ? thrown.lines : [(thrown as Error).message]));
    }
  return problems;
};

/** Others than this machine reach it, by its address or through a proxy. */
export const isPublic = ({ web }: Pick<Settings, 'web'>): boolean => !isLoopback(new URL(web.publicUrl).hostname);

const missingOnPublicHost = (
  settings: Settings,
  env: Readonly<Record<string, string | undefined>>,
): readonly Said[] => {
  const { web, mail, trustedProxies, smtpTls, dkim, operatorEmails, allowSandbox, relay, stripe, twilio } = settings;
  const isHttps = web.publicUrl.startsWith('https:');
  const sandbox = [
    relay ? [] : ['SMTP_URL'],
    stripe ? [] : ['STRIPE_SECRET_KEY'],
    twilio ? [] : ['TWILIO_ACCOUNT_SID'],
  ].flat();
  const found: readonly (Said | false)[] = [
    !isHttps &&
      error(
        'PUBLIC_URL is not https: browsers keep no session cookie and allow no passkey; put a proxy with TLS in front',
      ),
    isHttps &&
      trustedProxies === 0 &&
      warning(
        'PUBLIC_URL is https, so a proxy stands in front: set TRUSTED_PROXIES to how many, else all visitors share one limit',
      ),
    mail.domain.endsWith('.localhost') && error('MAIL_DOMAIN is not set to a domain of yours: no mail can come in'),
    isLoopback(mail.host) &&
      warning(
        'SMTP_HOST is this machine alone: mail comes in only if something on this machine passes port 25 on to SMTP_PORT',
      ),
    !smtpTls && warning('SMTP_TLS_KEY and SMTP_TLS_CERT are not set: others can send to us in clear only'),
    relay !== null &&
      !dkim &&
      error('DKIM_KEY is not set: mail that nobody signed ends in spam folders; make a key and set it'),
    operatorEmails.length === 0 &&
      warning('OPERATOR_EMAILS is not set: nobody can open /admin or is told of mail to postmaster'),
    allowSandbox &&
      sandbox.length > 0 &&
      warning(
        `ALLOW_SANDBOX=1 and ${sandbox.join(', ')} not set: visitors can read the outbox or subscribe without paying`,
      ),
    settings.company === null && isReachedByOthers(settings) && warning(UNNAMED_OPERATOR),
    settings.backup === null && warning('BACKUP_TO is not set: no backups are made'),
    settings.backup !== null &&
      !env.BACKUP_KEYS_TO?.trim() &&
      warning('BACKUP_KEYS_TO is not set: the keys lie beside the backups they open; name a place elsewhere'),
    settings.stripe?.secretKey.startsWith('sk_test_') === true &&
      warning('STRIPE_SECRET_KEY is a key for tests: nobody pays real money'),
  ];
  return found.filter((one) => one !== false);
};
