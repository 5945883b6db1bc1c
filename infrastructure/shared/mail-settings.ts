import { isIP } from 'node:net';
import { z } from 'zod';

/** What the environment says about mail, on its way in and out. Files are named here, and read at start. */
export type MailSettings = Readonly<{
  mail: Readonly<{ host: string; port: number; domain: string; from: string; support: string }>;
  trustedRelays: readonly string[];
  /** PEM files: STARTTLS is offered to senders. Null: it is not. */
  smtpTls: Readonly<{ key: string; cert: string }> | null;
  /** Null: mails stay in the outbox. */
  relay: RelaySettings | null;
  /** The PEM file of the private key that signs our mails, and the selector that names it in the DNS. Null: unsigned. */
  dkim: Readonly<{ key: string; selector: string }> | null;
}>;

/**
 * `tls`: whether a relay that offers no TLS gets our mail all the same (`opportunistic`) or none (`required`); `smtps://`
 * is always TLS. `rate` is mails a second.
 */
export type RelaySettings = Readonly<{ url: string; tls: RelayTls; rate: number }>;

const relayTls = ['opportunistic', 'required'] as const;
export type RelayTls = (typeof relayTls)[number];

const SELECTOR = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** What single settings may be, each with the words for one that is not. */
const NO_PORT = 'must be a port number';

export const port = z.coerce.number(NO_PORT).int(NO_PORT).min(0, NO_PORT).max(65535, NO_PORT);
const hostName = z.string().regex(/^[a-z0-9.-]+$/i, 'must be a host name');
export const address = z.string().regex(/^[^\s@<>]+@[a-z0-9.-]+$/i, 'must be a mail address');

export const url = (...protocols: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    message: `must be a URL with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

export const listOf = (one: z.ZodType<string>, message: string) =>
  z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .refine((parts) => parts.every((part) => one.safeParse(part).success), { message });

const isCidr = (text: string): boolean => {
  const [, address = '', bits = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const most = { 4: 32, 6: 128 }[isIP(address)];
  return most !== undefined && Number(bits) <= most;
};

const cidr = z.string().refine(isCidr);

/** A whole number within these bounds; `what` names it in the message. */
export const wholeNumber = (what: string, least: number, most: number) => {
  const message = `must be ${what} from ${least} to ${most}`;
  return z.coerce.number(message).int(message).min(least, message).max(most, message);
};

export const mailEnvironment = {
  SMTP_HOST: z.string().min(1).default('127.0.0.1'),
  SMTP_PORT: port.default(2525),
  SMTP_TLS_KEY: z.string().optional(),
  SMTP_TLS_CERT: z.string().optional(),
  MAIL_DOMAIN: hostName.default('cairn.localhost'),
  MAIL_FROM: address.optional(),
  SUPPORT_EMAIL: address.optional(),
  TRUSTED_RELAYS: listOf(cidr, 'must be addresses or CIDRs with commas').optional(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  SMTP_RELAY_TLS: z.enum(relayTls, `must be one of ${relayTls.join(', ')}`).default('opportunistic'),
  SMTP_RATE: wholeNumber('a number of mails a second', 1, 10_000).default(20),
  DKIM_KEY: z.string().optional(),
  DKIM_SELECTOR: z.string().regex(SELECTOR, 'must be a name as in the DNS, such as cairn').default('cairn'),
};

const environment = z.object(mailEnvironment);

export const mailSettingsOf = (env: z.infer<typeof environment>): MailSettings => {
  const domain = env.MAIL_DOMAIN.toLowerCase();
  return {
    mail: {
      host: env.SMTP_HOST,
      port: env.SMTP_PORT,
      domain,
      from: (env.MAIL_FROM ?? `checkin@${domain}`).toLowerCase(),
      support: (env.SUPPORT_EMAIL ?? `support@${domain}`).toLowerCase(),
    },
    trustedRelays: env.TRUSTED_RELAYS ?? (domain.endsWith('.localhost') ? ['127.0.0.0/8', '::1/128'] : []),
    smtpTls: env.SMTP_TLS_KEY && env.SMTP_TLS_CERT ? { key: env.SMTP_TLS_KEY, cert: env.SMTP_TLS_CERT } : null,
    relay: env.SMTP_URL ? { url: env.SMTP_URL, tls: env.SMTP_RELAY_TLS, rate: env.SMTP_RATE } : null,
    dkim: env.DKIM_KEY ? { key: env.DKIM_KEY, selector: env.DKIM_SELECTOR.toLowerCase() } : null,
  };
};

/** An engine's address: it may name several hosts, which no URL can. What stands behind the protocol its client reads. */
export const engineUrl = (...protocols: readonly string[]) =>
  z.string().refine((text) => protocols.some((protocol) => text.trim().startsWith(protocol)), {
    message: `must begin with ${protocols.join(' or ')}`,
  });
