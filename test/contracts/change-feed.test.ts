import test from 'ava';
import { createLocalChangeFeed } from '#infrastructure/builtin/change-feed.ts';
import { openMongoChangeFeed } from '#infrastructure/mongodb/change-feed.ts';
import { breakableLine } from '../support/breakable-line.ts';
import { engine } from '../support/engines.ts';
import { eventually } from '../support/eventually.ts';
import { mongoDatabase } from '../support/mongo-database.ts';
import { anEar, changed, changeFeedContract } from './change-feed.contract.ts';

changeFeedContract('one process', async () => {
  const feed = createLocalChangeFeed();
  return { open: async () => feed, remove: async () => {} };
});

const url = engine('MONGODB_URL', 'the feed of changes on MongoDB');
if (url) {
  changeFeedContract('MongoDB', async () => {
    const database = mongoDatabase(url);
    return { open: () => openMongoChangeFeed(database.url), remove: database.drop };
  });

  /** One process on the server itself, one that reaches it by a line which can be cut. */
  const aFarListener = async (onBroken: (error: unknown) => void) => {
    const database = mongoDatabase(url);
    const near = await openMongoChangeFeed(database.url);
    const line = await breakableLine(new URL(database.url.replace(/^mongodb:/, 'http:')));
    const through = new URL(database.url.replace(/^mongodb:/, 'http:'));
    through.host = `127.0.0.1:${line.port}`;
    through.searchParams.set('directConnection', 'true');
    const far = await openMongoChangeFeed(through.href.replace(/^http:/, 'mongodb:'), onBroken);
    const close = async () => {
      await near.close();
      await far.close();
      await line.close();
      await database.drop();
    };
    return { near, far, line, close };
  };

  test('MongoDB: whoever could hear nothing for a while hears that anything may have changed', async (t) => {
    const broken: unknown[] = [];
    const { near, far, line, close } = await aFarListener((error) => broken.push(error));
    t.teardown(close);
    const ear = anEar();
    await far.listen(ear.hear);
    await line.cut();
    near.publish(changed('wins', 7));
    await eventually('the break', async () => broken.length > 0);
    await line.mend();
    await eventually('that anything changed', async () => ear.anything());
    near.publish(changed('wins', 8));
    await eventually('the next change', async () => ear.users('wins').includes(8));
    t.true(broken.every((error) => (error as { code?: string }).code === 'unavailable'));
  });

  test('MongoDB: who could tell nothing for a while tells that anything may have changed', async (t) => {
    const { near, far, line, close } = await aFarListener(() => {});
    t.teardown(close);
    const ear = anEar();
    await near.listen(ear.hear);
    await line.cut();
    for (let user = 0; user < 10_000; user += 1) far.publish(changed('wins', user));
    await line.mend();
    // Told in time after all, they are too many to be named.
    await eventually('that anything changed', async () => ear.anything() || ear.isForEveryone('wins'));
    t.true(ear.users('wins').length < 10_000);
  });
}
