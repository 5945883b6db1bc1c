import test, { type ExecutionContext } from 'ava';
import type { Change, ChangeFeed, ModelChanged } from '#application/engine/ports/change-feed.ts';
import { eventually } from '../support/eventually.ts';

/** Opens the feed of one place again and again, as each process does; a feed of one process is the same each time. */
type ChangeFeedPlace = Readonly<{ open(): Promise<ChangeFeed>; remove(): Promise<void> }>;

export const changed = (model: string, ...users: number[]): ModelChanged => ({ model, users: new Set(users) });

/** What somebody has heard so far. */
export const anEar = () => {
  const heard: Change[] = [];
  const of = (model: string) =>
    heard.flatMap((change) => (change !== 'anything' && change.model === model ? change : []));
  return {
    hear: (change: Change) => void heard.push(change),
    of,
    anything: () => heard.includes('anything'),
    /** Everybody who was named for this model, in order. */
    users: (model: string): readonly number[] =>
      [...new Set(of(model).flatMap(({ users }) => (users === 'everyone' ? [] : [...users])))].sort((a, b) => a - b),
    isForEveryone: (model: string) => of(model).some(({ users }) => users === 'everyone'),
  };
};

/** Whoever wants to be called a ChangeFeed passes this unchanged. */
export const changeFeedContract = (adapter: string, place: () => Promise<ChangeFeedPlace>) => {
  const promise = (title: string, check: (open: () => Promise<ChangeFeed>, t: ExecutionContext) => Promise<void>) =>
    test(`${adapter} ${title}`, async (t) => {
      const { open, remove } = await place();
      const opened = new Set<ChangeFeed>();
      t.teardown(async () => {
        await Promise.all([...opened].map((feed) => feed.close()));
        await remove();
      });
      const openOne = async () => {
        const feed = await open();
        opened.add(feed);
        return feed;
      };
      await check(openOne, t);
    });

  promise('tells of a change in the process that made it and in any other', async (open, t) => {
    const [one, other] = [await open(), await open()];
    const [here, there] = [anEar(), anEar()];
    await one.listen(here.hear);
    await other.listen(there.hear);
    one.publish(changed('wins', 7, 8));
    one.publish(changed('messages', 9));
    for (const ear of [here, there]) {
      await eventually('both changes', async () => ear.of('wins').length > 0 && ear.of('messages').length > 0);
      t.deepEqual([ear.users('wins'), ear.users('messages')], [[7, 8], [9]]);
      t.false(ear.anything());
    }
  });

  promise('tells of each of many changes of two processes at once', async (open, t) => {
    const feeds = [await open(), await open()] as const;
    const ears = [anEar(), anEar()] as const;
    await feeds[0].listen(ears[0].hear);
    await feeds[1].listen(ears[1].hear);
    for (let user = 0; user < 400; user += 1) {
      feeds[user % 2]?.publish(changed('wins', user));
      if (user % 20 === 0) await new Promise(setImmediate);
    }
    const all = Array.from({ length: 400 }, (_, user) => user);
    for (const ear of ears) {
      await eventually('all of them', async () => ear.users('wins').length === all.length);
      t.deepEqual(ear.users('wins'), all);
    }
  });

  promise('tells of a model that went on for nobody, and of a change that is everyone’s', async (open, t) => {
    const [one, other] = [await open(), await open()];
    const ear = anEar();
    await other.listen(ear.hear);
    one.publish(changed('work'));
    one.publish({ model: 'wins', users: 'everyone' });
    await eventually('both', async () => ear.of('work').length > 0 && ear.isForEveryone('wins'));
    t.deepEqual(ear.users('work'), []);
    t.false(ear.isForEveryone('work'));
  });

  promise('takes more users at once than can be named for everyone, or names them all', async (open, t) => {
    const [one, other] = [await open(), await open()];
    const ear = anEar();
    await other.listen(ear.hear);
    one.publish(changed('wins', ...Array.from({ length: 50_000 }, (_, user) => user)));
    await eventually('the change', async () => ear.of('wins').length > 0);
    t.true(ear.isForEveryone('wins') || ear.users('wins').length === 50_000);
  });

  promise('tells nobody who has stopped to listen, and all others', async (open, t) => {
    const [one, other] = [await open(), await open()];
    const [stopped, listening] = [anEar(), anEar()];
    const stop = await other.listen(stopped.hear);
    await other.listen(listening.hear);
    stop();
    one.publish(changed('wins', 7));
    await eventually('the change', async () => listening.of('wins').length > 0);
    t.deepEqual(stopped.of('wins'), []);
  });

  promise('is closed while others listen and publish on', async (open, t) => {
    const [one, other, third] = [await open(), await open(), await open()];
    const ear = anEar();
    await third.listen(ear.hear);
    if (other !== one) await other.close();
    one.publish(changed('wins', 7));
    await eventually('the change', async () => ear.of('wins').length > 0);
    t.deepEqual(ear.users('wins'), [7]);
  });
};
