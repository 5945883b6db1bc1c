import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { table } from '#infrastructure/table.ts';
import { machine } from './machine.ts';
import { type MailFigure, measureMail, SENDERS } from './mail.ts';
import { MAIL_BYTES, sendersHere } from './mail-senders.ts';
import { postfixSetting } from './postfix.ts';
import { type Spread, shownSpread } from './statistics.ts';

const HELP = `npm run bench [-- mail] [--pairs 5] [--mails 2000]
  mail   mails accepted for certain from ${SENDERS} senders, beside Postfix, turn by turn`;
const MOST_MAILS = 3000;

const main = async (): Promise<number> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { pairs: { type: 'string', default: '5' }, mails: { type: 'string', default: '2000' } },
  });
  const [pairs, mails] = [Number(values.pairs), Number(values.mails)];
  const valid = pairs >= 1 && mails >= SENDERS && mails <= MOST_MAILS && mails % SENDERS === 0;
  if (!['', 'mail'].includes(positionals.join()) || !valid) {
    console.error(`${HELP}\n  mails: a multiple of ${SENDERS}, at most ${MOST_MAILS} a turn`);
    return 2;
  }
  const here = await machine(tmpdir());
  console.log(
    Object.entries(here)
      .map(([name, value]) => `${name} ${value}`)
      .join(', '),
  );
  const figure = await measureMail({ pairs, mails }, console.log);
  const setting = { mails, senders: SENDERS, bytes: MAIL_BYTES, sentBy: await sendersHere(), postfixSetting };
  console.log(shown(figure, `${mails} mails a turn of ${MAIL_BYTES} bytes, sent by ${setting.sentBy}`));
  const folder = fileURLToPath(new URL('./results/', import.meta.url));
  await mkdir(folder, { recursive: true });
  const at = new Date().toISOString();
  const file = `${folder}mail-${at.replaceAll(':', '-')}.json`;
  await writeFile(file, `${JSON.stringify({ at, machine: here, setting, ...figure }, null, 2)}\n`);
  console.log(`kept in ${file}`);
  return 0;
};

const shown = ({ postfix, rows }: MailFigure, setting: string): string => {
  const cell = (spread: Spread | null, digits = 0) => (spread ? shownSpread(spread, digits) : 'not run');
  return [
    `mails a second accepted for certain from ${SENDERS} senders, median (least–most); ${setting}`,
    `beside: ${postfix}, ${postfixSetting}`,
    table(
      ['connections', 'Cairn', 'Postfix', 'ratio'],
      rows.map(({ connections, cairn, postfix: other, ratio }) => [
        connections,
        cell(cairn),
        cell(other),
        cell(ratio, 2),
      ]),
    ),
  ].join('\n');
};

// So that what it has started ends with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
process.exit(await main());
