import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { table } from '#infrastructure/cli/pages.ts';
import { replyAddressOf } from '../support/send-mail.ts';
import { serverProcess } from '../support/server-process.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { aUser, checkInFor } from '../support/user.ts';
import type { Bench } from './bench.ts';
import { type Connections, MAIL_BYTES, type Route, rateOf, sendersHere } from './mail-senders.ts';
import { type Postfix, postfixSetting, startPostfix } from './postfix.ts';
import { type Spread, shownSpread, spreadOf } from './statistics.ts';

type MailLoad = Readonly<{ pairs: number; mails: number; nodeOptions?: readonly string[] }>;

/** Mails a second; `ratio` is Cairn over Postfix, pair by pair. Null where there was no Postfix to stand beside. */
type MailRow = Readonly<{
  connections: Connections;
  cairn: Spread;
  postfix: Spread | null;
  ratio: Spread | null;
}>;
type MailFigure = Readonly<{ postfix: string; rows: readonly MailRow[] }>;

const SENDERS = 20;
const WARM_UP = 400;
const MOST_MAILS = 3000;

export const mailBench: Bench = {
  name: 'mail',
  help: `mails accepted for certain from ${SENDERS} senders, beside Postfix, turn by turn; --mails a turn: a multiple of ${SENDERS}, at most ${MOST_MAILS}`,
  allows: ({ mails }) => mails <= MOST_MAILS && mails % SENDERS === 0,
  async run({ pairs, mails }) {
    const figure = await measureMail({ pairs, mails }, console.log);
    const setting = { mails, senders: SENDERS, bytes: MAIL_BYTES, sentBy: await sendersHere(), postfixSetting };
    console.log(shownMail(figure, `${mails} mails a turn of ${MAIL_BYTES} bytes, sent by ${setting.sentBy}`));
    return { figures: { setting, ...figure }, isKept: true };
  },
};

const shownMail = ({ postfix, rows }: MailFigure, setting: string): string => {
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

/** Mails accepted for certain from 20 senders, by Cairn and by Postfix, turn by turn. */
const measureMail = async (options: MailLoad, say: (line: string) => void): Promise<MailFigure> => {
  const folder = await temporaryFolder();
  const postfix = await startPostfix(folder.path);
  try {
    const rows: MailRow[] = [];
    for (const connections of ['kept', 'each'] as const)
      rows.push(await measureRow(options, connections, typeof postfix === 'string' ? null : postfix, say));
    return { postfix: typeof postfix === 'string' ? postfix : `Postfix ${postfix.version}`, rows };
  } finally {
    if (typeof postfix !== 'string') await postfix.stop();
    await folder.remove();
  }
};

const measureRow = async (
  options: MailLoad,
  connections: Connections,
  postfix: Postfix | null,
  say: (line: string) => void,
): Promise<MailRow> => {
  const cairns: number[] = [];
  const postfixes: number[] = [];
  for (let pair = 1; pair <= options.pairs; pair += 1) {
    if (postfix) postfixes.push(await postfixTurn(postfix, options.mails, connections));
    cairns.push(await cairnTurn(options, connections));
    const shown = [...cairns.slice(-1), ...postfixes.slice(-1)].map((rate) => rate.toFixed(0)).join(' beside ');
    say(`  connections ${connections}, turn ${pair}: ${shown}`);
  }
  return {
    connections,
    cairn: spreadOf(cairns),
    postfix: postfix && spreadOf(postfixes),
    ratio: postfix && spreadOf(cairns.map((rate, index) => rate / (postfixes[index] ?? Number.NaN))),
  };
};

const postfixTurn = async (postfix: Postfix, mails: number, connections: Connections): Promise<number> => {
  const routes = Array.from({ length: SENDERS }, (_, index) => ({
    from: `sub-${index}@example.com`,
    to: `reply-${index}@${postfix.domain}`,
  }));
  await rateOf(postfix.port, routes, WARM_UP, connections);
  return rateOf(postfix.port, routes, mails, connections);
};

/** On a fresh folder, as another turn's work still waiting would be measured too. Every sender has an account. */
const cairnTurn = async ({ mails, nodeOptions = [] }: MailLoad, connections: Connections): Promise<number> => {
  const folder = await temporaryFolder();
  const server = await serverProcess(folder.path, { nodeOptions });
  try {
    await server.start();
    const routes: Route[] = [];
    while (routes.length < SENDERS) {
      const user = await aUser(server);
      routes.push({ from: user.email, to: replyAddressOf(await checkInFor(server, user)) });
    }
    await rateOf(server.smtp.port, routes, WARM_UP, connections);
    const rate = await rateOf(server.smtp.port, routes, mails, connections);
    await server.stop();
    const kept = mailsIn(join(folder.path, 'events.db'));
    if (kept !== WARM_UP + mails) throw new Error(`${WARM_UP + mails} mails got 250, and ${kept} are in the log`);
    return rate;
  } finally {
    await server.kill();
    await folder.remove();
  }
};

const mailsIn = (log: string): number => {
  const database = new DatabaseSync(log, { readOnly: true });
  try {
    return Number(database.prepare("SELECT count(*) AS count FROM events WHERE type = 'MailReceived'").get()?.count);
  } finally {
    database.close();
  }
};
