import type { Command } from 'commander';
import type { PolicyRefusals } from '#application/delivery/policy-refusals.ts';
import { table } from '../table.ts';
import type { Ask } from './ask.ts';

const MANY_ARE_HIT = 1;

/** The command about mails that others refuse because of us. */
export const addMailRefusalsCommand = (mail: Command, ask: Ask): void => {
  mail
    .command('refusals')
    .description(
      'mails of the last day that other servers refused because of us; ends with 1 while many accounts are hit',
    )
    .action(() =>
      ask('mail refusals', undefined, shown, ({ isAlarm }: PolicyRefusals) => (isAlarm ? MANY_ARE_HIT : 0)),
    );
};

const shown = ({ mails, accounts, codes }: PolicyRefusals): string =>
  mails === 0
    ? 'no mail of the last day was refused because of us'
    : [
        `${mails} mails to ${accounts} accounts were refused because of us in the last day`,
        table(
          ['code', 'mails', 'accounts', 'last', 'look at'],
          codes.map(({ code, mails: count, accounts: hit, lastAt }) => [code, count, hit, lastAt, whereToLook(code)]),
        ),
      ].join('\n');

/** By the enhanced codes of RFC 7372 and of the largest mail houses; a bare code of policy may be any of these. */
const whereToLook = (code: string): string =>
  PLACES.find(([pattern]) => pattern.test(code))?.[1] ?? 'block lists, reputation, content';

const PLACES: readonly (readonly [RegExp, string])[] = [
  [/5\.7\.25$/, 'the reverse DNS (PTR) of the sending address'],
  [/5\.7\.(?:23|24|27)$/, 'the SPF record'],
  [/5\.7\.(?:20|21|22|30)$/, 'the DKIM key'],
  [/5\.7\.(?:26|32|40|509|515)$/, 'SPF, DKIM and DMARC: cairn mail dns'],
  [/5\.7\.28$/, 'how much goes out at once (SMTP_RATE)'],
  [/5\.7\.(?:10|29|3\d\d)$/, 'TLS of the relay'],
  [/5\.7\.(?:511|6\d\d|708|750)$/, 'block lists of Microsoft'],
];
