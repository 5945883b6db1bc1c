import type { Command } from 'commander';
import { type DnsAdvice, type DnsRecord, dnsAdvice } from '../dns/advice.ts';
import { readMailKeys } from '../shared/mail-keys.ts';
import { readSettings } from '../shared/settings.ts';

const LONGEST_STRING = 255;

/** `mail dns`: read from the settings alone, so that it can be asked before a server runs. */
export const addMailDnsCommand = (mail: Command, isJson: () => boolean): void => {
  mail
    .command('dns')
    .description('the DNS records to set (MX, SPF, DKIM, DMARC), from the settings; no server is asked')
    .action(async () => {
      const settings = readSettings(process.env);
      const advice = dnsAdvice(settings, (await readMailKeys(settings)).dkim);
      console.log(isJson() ? JSON.stringify(advice.records) : shown(advice));
    });
};

/** As a zone file has it, and what to know beside it. */
export const shown = ({ records, notes }: DnsAdvice): string =>
  [...records.map(zoneLine), '', ...notes.map((note) => `; ${note}`)].join('\n');

const zoneLine = ({ type, name, value }: DnsRecord): string =>
  `${name}. IN ${type} ${type === 'TXT' ? strings(value) : `${value}.`}`;

const strings = (value: string): string =>
  (value.match(new RegExp(`.{1,${LONGEST_STRING}}`, 'g')) ?? []).map((part) => `"${part}"`).join(' ');
