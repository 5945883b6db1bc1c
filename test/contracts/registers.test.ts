import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import test from 'ava';
import { openMongoRegisters } from '#infrastructure/mongodb/registers.ts';
import { openSqliteRegisters } from '#infrastructure/sqlite/registers.ts';
import { engine } from '../support/engines.ts';
import { mongoDatabase } from '../support/mongo-database.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { registersContract } from './registers.contract.ts';

registersContract('SQLite', async () => {
  const { path, remove } = await temporaryFolder();
  return { open: (clock) => openSqliteRegisters(join(path, 'registers.db'), clock), remove };
});

const url = engine('MONGODB_URL', 'registers on MongoDB');
if (url)
  registersContract('MongoDB', async () => {
    const database = mongoDatabase(url);
    return { open: (clock) => openMongoRegisters(database.url, clock), remove: database.drop };
  });

test('SQLite clears what has ended away in passing, a few at a time', async (t) => {
  const { path, remove } = await temporaryFolder();
  t.teardown(remove);
  const file = join(path, 'registers.db');
  let time = 0;
  const registers = await openSqliteRegisters(file, { now: () => time });
  t.teardown(() => registers.close());
  const options = { expected: 'absent', endsAt: 10 } as const;
  await Promise.all(Array.from({ length: 50 }, (_, n) => registers.write('try', `${n}`, {}, options)));
  time = 10;
  const left = async () => {
    await registers.remove('try', 'nothing');
    const database = new DatabaseSync(file, { readOnly: true });
    const row = database.prepare('SELECT count(*) AS rows FROM registers').get();
    database.close();
    return row?.rows;
  };
  t.deepEqual([await left(), await left(), await left(), await left()], [30, 10, 0, 0]);
});
