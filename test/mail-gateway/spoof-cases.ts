import type { DNSResolver } from 'mailauth';
import { aDns, failingDns, keyRecord } from '../support/dns.ts';

export const VICTIM = 'sub@example.com';
export const EVIL = 'evil@attacker.example';

/** Ways to look like somebody else. */
export const forms: Readonly<Record<string, string>> = {
  'the bare address': `From: ${VICTIM}`,
  'a name and the address': `From: Sub <${VICTIM}>`,
  'letter case': 'From: SUB@EXAMPLE.COM',
  'two headers, theirs last': `From: ${EVIL}\r\nFrom: ${VICTIM}`,
  'two headers, theirs first': `From: ${VICTIM}\r\nFrom: ${EVIL}`,
  'two addresses': `From: ${EVIL}, ${VICTIM}`,
  'a group': `From: Us: ${VICTIM}, ${EVIL};`,
  'their address as the name': `From: "${VICTIM}" <${EVIL}>`,
  'their address encoded': `From: =?utf-8?q?sub=40example.com?= <${EVIL}>`,
  'a route': `From: <@attacker.example:${VICTIM}>`,
  'a comment': `From: ${VICTIM} (${EVIL})`,
  'a domain below ours': 'From: sub@example.com.attacker.example',
};

const own = {
  'TXT attacker.example': ['v=spf1 ip4:127.0.0.1 -all'],
  'TXT s._domainkey.attacker.example': [keyRecord],
  'TXT _dmarc.attacker.example': ['v=DMARC1; p=reject'],
};
/** What the DNS says of a mail that the attacker signs and sends from a host of theirs. */
export const worlds: Readonly<Record<string, DNSResolver>> = {
  pass: aDns({ ...own, 'TXT _dmarc.example.com': ['v=DMARC1; p=none'], 'TXT example.com': ['v=spf1 -all'] }),
  fail: aDns({ 'TXT _dmarc.example.com': ['v=DMARC1; p=reject'], 'TXT example.com': ['v=spf1 -all'] }),
  none: aDns({ 'TXT attacker.example': own['TXT attacker.example'] }),
  temperror: failingDns,
  permerror: aDns({
    ...own,
    'TXT example.com': ['v=spf1 -all', 'v=spf1 +all'],
    'TXT _dmarc.example.com': ['v=DMARC1; p='],
  }),
};
