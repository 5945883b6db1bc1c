import { systemClock } from '#application/engine/ports/clock.ts';
import { dataFolder } from '#infrastructure/data-folder.ts';
import { readSettings } from '#infrastructure/shared/settings.ts';
import { openStores } from '#infrastructure/stores.ts';
import { reactionsOf } from '#infrastructure/wiring/reactions.ts';
import { accounts } from '#projections/accounts.ts';
import { checkInsDue } from '#projections/check-ins-due.ts';
import { createGeneration } from '#projections/engine/generation.ts';
import { createGrowing } from '#projections/growing.ts';
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

const [path, which] = process.argv.slice(2);
const t = async (name: string, n: number, f: () => unknown) => {
  const b = performance.now();
  const c = process.cpuUsage();
  await f();
  const ms = performance.now() - b;
  const cc = process.cpuUsage(c);
  console.log(
    name,
    (ms / 1000).toFixed(2) + 's',
    Math.round((n / ms) * 1000) + '/s',
    ((ms * 1000) / n).toFixed(2) + 'us/ev',
    'cpu u',
    (cc.user / n).toFixed(2),
    's',
    (cc.system / n).toFixed(2),
  );
};
const stores = await openStores(readSettings({}), await dataFolder(path!), systemClock, (f) => {
  throw f;
});
const n = await stores.log.countAfter(null, 1e8);
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
const parts = { log: stores.log, store: stores.readModels, logger: silentLogger };
const saves = { ms: 0, loads: 0 };
const store = {
  ...parts.store,
  async save(...a: any) {
    const b = performance.now();
    await (parts.store.save as any)(...a);
    saves.ms += performance.now() - b;
  },
  async load(...a: any) {
    const b = performance.now();
    const r = await (parts.store.load as any)(...a);
    saves.loads += performance.now() - b;
    return r;
  },
};
const wantedOf = (list: typeof all) => ({
  types: new Set(list.flatMap((p) => Object.keys(p.on))),
  personal: new Set(list.filter((p) => p.readsPersonal).flatMap((p) => Object.keys(p.on))),
});
const build = async (list: typeof all) => {
  const gs = await Promise.all(
    list.map(async (p) =>
      createGrowing({ ...parts, store }, p, { generation: await createGeneration(parts, p), checkpoint: null }),
    ),
  );
  for await (const b of stores.log.follow(null, new AbortController().signal, wantedOf(list))) {
    for (const g of gs) await g.fold(b);
    if (b.caughtUp || gs.reduce((s, g) => s + g.unsaved, 0) > 20000) for (const g of gs) await g.save();
    if (b.caughtUp) break;
  }
  for (const g of gs) await stores.readModels.drop(g.folded.generation);
};
if (which === 'all') await t('all', n, () => build(all));
else if (which) await t(which, n, () => build(all.filter((p) => p.name === which)));
else {
  await t('follow', n, async () => {
    for await (const b of stores.log.follow(null, new AbortController().signal)) if (b.caughtUp) break;
  });
  for (const p of all) await t(p.name, n, () => build([p]));
  await t('all', n, () => build(all));
  console.log(saves, 'rss', process.memoryUsage.rss() / 2 ** 20);
}
await stores.close();
