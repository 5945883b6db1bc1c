import test, { type ExecutionContext } from 'ava';
import { WINS } from '#application/wins/wins.ts';
import type { Stores } from '#infrastructure/stores.ts';
import { createModelOperations } from '#projections/engine/model-operations.ts';
import { wins } from '#projections/wins.ts';
import { silentLogger } from '../support/silent-logger.ts';
import { aWin, caughtUp, dump, recorded, reworded, start, USER, withKeys } from './setting.ts';

const WIN = aWin();

/** One process follows the log; operators ask another, which does not. */
const setting = async (t: ExecutionContext) => {
  const stores = await withKeys(t, USER);
  const runner = await start(t, stores);
  const operations = createModelOperations({ ...stores, store: stores.readModels, logger: silentLogger }, [wins]);
  await stores.log.append(`win-${WIN}`, [recorded(WIN, 'First')], 'no-stream');
  return { stores, runner, operations };
};

/** Writes on and on, the same win too, until that is done. */
const whileWriting = async <Result>(stores: Stores, work: Promise<Result>): Promise<Result> => {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  for (let wording = 1; !isDone; wording += 1) {
    const win = aWin();
    await stores.log.append(`win-${win}`, [recorded(win, `Win ${wording}`)], 'no-stream');
    await stores.log.append(`win-${WIN}`, [reworded(WIN, `Wording ${wording}`, wording)], wording - 1);
  }
  return done;
};

test('a read model that another process keeps up is verified while that goes on', async (t) => {
  const { stores, operations } = await setting(t);
  await caughtUp(stores);
  const verified = await whileWriting(
    stores,
    operations.verify('wins', () => {}),
  );
  t.like(verified, { equal: true });
});

test('a difference is found there, too', async (t) => {
  const { stores, operations } = await setting(t);
  await caughtUp(stores);
  const [live, checkpoint] = [await stores.readModels.live('wins'), await stores.readModels.checkpoint(WINS)];
  if (!live || !checkpoint) return t.fail();
  const invented = { id: 'invented', document: { userId: USER }, position: checkpoint.position, faulty: false };
  await stores.readModels.save(live, [invented], checkpoint);
  const verified = await whileWriting(
    stores,
    operations.verify('wins', () => {}),
  );
  t.like(verified, { equal: false, different: ['invented'] });
});

test('it is rebuilt while another process goes on, which then follows the new one; nothing is lost', async (t) => {
  const { stores, runner, operations } = await setting(t);
  await caughtUp(stores);
  const before = await stores.readModels.live('wins');
  const reached = async () => (await stores.readModels.checkpoint(WINS))?.position ?? '';
  const seen = await reached();
  await whileWriting(
    stores,
    operations.rebuild('wins', () => {}),
  );
  t.not((await stores.readModels.live('wins'))?.number, before?.number);
  t.true((await reached()) >= seen, 'pages show nothing older than before');
  await caughtUp(stores);
  t.like(await runner.verify('wins', () => {}), { equal: true });
  t.true((await dump(stores)).length > 1);
});

test('how far it is, is read from the stores', async (t) => {
  const { stores, operations } = await setting(t);
  await caughtUp(stores);
  t.like((await operations.status())[0], { name: 'wins', version: wins.version, events: 1, lag: 0 });
  t.true(await operations.isCurrent('wins'));
});
