import { DatabaseSync } from 'node:sqlite';
import { systemClock } from '#application/engine/ports/clock.ts';
import { dataFolder } from '#infrastructure/data-folder.ts';
import { readSettings } from '#infrastructure/shared/settings.ts';
import { openStores } from '#infrastructure/stores.ts';
import { reactionsOf } from '#infrastructure/wiring/reactions.ts';
import { accounts } from '#projections/accounts.ts';
import { checkInsDue } from '#projections/check-ins-due.ts';
import { buildGeneration, findOrBuild } from '#projections/engine/build.ts';
import { mails } from '#projections/mails.ts';
import { messageThreads } from '#projections/message-threads.ts';
import { messages } from '#projections/messages.ts';
import { needsYou } from '#projections/needs-you.ts';
import { outbox } from '#projections/outbox.ts';
import { removedWins } from '#projections/removed-wins.ts';
import { sentMails } from '#projections/sent-mails.ts';
import { subscriptions } from '#projections/subscriptions.ts';
import { wins } from '#projections/wins.ts';
import { work } from '#projections/work.ts';
import { silentLogger } from '../support/silent-logger.ts';

const [path] = process.argv.slice(2);
const t = async (name: string, n: number, f: () => unknown) => {
  const b = performance.now();
  await f();
  const ms = performance.now() - b;
  console.log(
    name,
    (ms / 1000).toFixed(2) + 's',
    Math.round((n / ms) * 1000) + '/s',
    ((ms * 1000) / n).toFixed(2) + 'us/ev',
  );
};
const db = new DatabaseSync(path + '/events.db', { readOnly: true });
const n = Number(db.prepare('select count(*) c from events').get()!.c);
const scan = (arr: boolean, f: (r: any) => void) => {
  const s = db.prepare(
    'select position, stream, revision, id, type, data, sealed, mac from events where position > ? order by position limit 500',
  );
  if (arr) s.setReturnArrays(true);
  let p = 0;
  for (;;) {
    const rows = s.all(p) as any[];
    if (!rows.length) break;
    for (const r of rows) f(r);
    p = arr ? rows.at(-1)[0] : rows.at(-1).position;
  }
};
await t('quick_check', n, () => db.prepare('PRAGMA quick_check(1)').get());
await t('rows', n, () => scan(false, () => {}));
await t('rows arrays', n, () => scan(true, () => {}));
await t('rows+parse', n, () => scan(true, (r) => JSON.parse(r[5])));
const stores = await openStores(readSettings({}), await dataFolder(path!), systemClock, (f) => {
  throw f;
});
const nothing = {} as never;
const rules = Object.values(reactionsOf(nothing, nothing, nothing, nothing, nothing, nothing))
  .flat()
  .map(({ rules }) => rules);
const all = [
  work(rules),
  wins,
  removedWins,
  mails,
  messages,
  messageThreads,
  sentMails,
  accounts,
  subscriptions,
  checkInsDue,
  needsYou,
  outbox,
];
await t('follow opened', n, async () => {
  for await (const b of stores.log.follow(null, new AbortController().signal)) if (b.caughtUp) break;
});
const parts = { log: stores.log, store: stores.readModels, logger: silentLogger };
for (const p of all)
  await t('build ' + p.name, n, async () => {
    const g = await buildGeneration(
      parts,
      p,
      (_, c) => c,
      () => {},
      new AbortController().signal,
    );
    const c = await stores.readModels.origin(g.generation);
    let d = 0;
    for await (const _ of stores.readModels.dump(g.generation)) d++;
    console.log('   docs', d, c.checkpoint?.failures);
    await stores.readModels.drop(g.generation);
  });
await t('build all', n, async () => {
  await findOrBuild(parts, all, new AbortController().signal);
});
await stores.close();
