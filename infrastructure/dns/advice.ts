import { createPublicKey } from 'node:crypto';
import { isIP } from 'node:net';
import type { MailKeys } from '../shared/mail-keys.ts';
import type { Settings } from '../shared/settings.ts';

export type DnsRecord = Readonly<{ type: 'MX' | 'TXT'; name: string; value: string }>;

/** What to put into the DNS, and what the records alone do not say. */
export type DnsAdvice = Readonly<{ records: readonly DnsRecord[]; notes: readonly string[] }>;

export type DnsSettings = Pick<Settings, 'mail' | 'relay' | 'web' | 'dkim'>;

/** What providers want in the SPF record, by the end of their host's name, as their own pages say. */
const includes: Readonly<Record<string, string>> = {
  'amazonaws.com': 'amazonses.com',
  'brevo.com': 'spf.brevo.com',
  'gmail.com': '_spf.google.com',
  'google.com': '_spf.google.com',
  'mailgun.org': 'mailgun.org',
  'mailjet.com': 'spf.mailjet.com',
  'office365.com': 'spf.protection.outlook.com',
  'outlook.com': 'spf.protection.outlook.com',
  'postmarkapp.com': 'spf.mtasv.net',
  'sendgrid.net': 'sendgrid.net',
};

const MAKE_A_KEY = 'openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:2048 -out dkim.pem && chmod 600 dkim.pem';

/** The records that let mail come in, and that let others see that what goes out is ours. */
export const dnsAdvice = (settings: DnsSettings, dkim: MailKeys['dkim']): DnsAdvice => {
  const { mail, relay, web } = settings;
  const fromDomain = domainOf(mail.from);
  const host = mailHost(web.publicUrl, mail.domain);
  const spf = spfOf(relay?.url ?? null);
  return {
    records: [
      { type: 'MX', name: mail.domain, value: `10 ${host}` },
      { type: 'TXT', name: mail.domain, value: spf.value },
      ...(dkim
        ? [
            {
              type: 'TXT',
              name: `${dkim.selector}._domainkey.${fromDomain}`,
              value: dkimValue(dkim.privateKey),
            } as const,
          ]
        : []),
      { type: 'TXT', name: `_dmarc.${fromDomain}`, value: dmarcValue(mail.domain, dkim !== null) },
      ...reportsElsewhere(fromDomain, mail.domain),
    ],
    notes: [
      `MX: put the name of the machine that takes mail in place of ${host}, if it has another. Others send to its port 25: let that port lead to SMTP_PORT.`,
      `SPF: mail goes out, and bounces come back, under ${mail.domain}. ${spf.note}`,
      dkim
        ? 'DKIM: a value of more than 255 characters is stored in several strings; most DNS pages do that by themselves.'
        : `DKIM: nothing is signed, as DKIM_KEY is not set. Make a key and set DKIM_KEY to its path, then ask again: ${MAKE_A_KEY}`,
      dmarcNote(fromDomain, mail.domain, dkim !== null),
      'The machine that hands mail to others needs a name for its address (PTR) that leads back to it.',
      ...(mail.domain.endsWith('.localhost')
        ? [`${mail.domain} is for trying out: set MAIL_DOMAIN to a domain of yours first.`]
        : []),
    ],
  };
};

/** The machine of PUBLIC_URL, if it has a name that others can ask for. */
const mailHost = (publicUrl: string, domain: string): string => {
  const { hostname } = new URL(publicUrl);
  const isOwnMachine = /(^|\.)localhost$/.test(hostname) || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return isOwnMachine ? `mail.${domain}` : hostname;
};

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/** RFC 7208, of the return path's domain. The machine of the MX record may send, and so may the relay. */
const spfOf = (relayUrl: string | null): Readonly<{ value: string; note: string }> => {
  if (relayUrl === null)
    return { value: 'v=spf1 mx -all', note: 'SMTP_URL is not set: this allows the machine of the MX record alone.' };
  const host = new URL(relayUrl).hostname.replace(/^\[|\]$/g, '');
  const [, include] = Object.entries(includes).find(([end]) => host === end || host.endsWith(`.${end}`)) ?? [];
  if (include)
    return {
      value: `v=spf1 mx include:${include} -all`,
      note: `The provider of SMTP_URL (${host}) may want records of its own, and must keep our return path, else bounces go elsewhere: see its page on custom domains.`,
    };
  if (isIP(host)) return { value: `v=spf1 mx ip${isIP(host)}:${host} -all`, note: `The relay of SMTP_URL is ${host}.` };
  return {
    value: `v=spf1 mx a:${host} -all`,
    note: `This allows the machine behind ${host}. If SMTP_URL is a provider's, put what it names ("include:…") in place of "a:${host}", and see that it keeps our return path, else bounces go elsewhere.`,
  };
};

/** RFC 6376; of an Ed25519 key the bare 32 bytes, RFC 8463. */
const dkimValue = (privateKey: string): string => {
  const key = createPublicKey(privateKey);
  const der = key.export({ type: 'spki', format: 'der' });
  const isEd25519 = key.asymmetricKeyType === 'ed25519';
  return `v=DKIM1; k=${isEd25519 ? 'ed25519' : 'rsa'}; p=${(isEd25519 ? der.subarray(-32) : der).toString('base64')}`;
};

/** RFC 9989. Before there is a signature nothing is asked of receivers but reports. */
const dmarcValue = (domain: string, isSigned: boolean): string =>
  `v=DMARC1; p=${isSigned ? 'quarantine' : 'none'}; rua=mailto:postmaster@${domain}`;

/** Reports about one domain go to another only where that one agrees. */
const reportsElsewhere = (fromDomain: string, domain: string): readonly DnsRecord[] =>
  fromDomain === domain ? [] : [{ type: 'TXT', name: `${fromDomain}._report._dmarc.${domain}`, value: 'v=DMARC1' }];

const dmarcNote = (fromDomain: string, domain: string, isSigned: boolean): string => {
  const reports = `Reports come to postmaster@${domain}, which operators can read.`;
  const next = isSigned
    ? 'Once they show nothing of yours failing, p=reject is the better word.'
    : 'It asks for nothing but reports until mail is signed.';
  const aligned =
    fromDomain === domain || fromDomain.endsWith(`.${domain}`) || domain.endsWith(`.${fromDomain}`)
      ? ''
      : ` MAIL_FROM is at ${fromDomain}, bounces at ${domain}: only the signature speaks for it.`;
  return `DMARC: ${reports} ${next}${aligned}`;
};
