import { join } from 'node:path';
import { openMongoReadModels } from '#infrastructure/mongodb/read-models.ts';
import { openSqliteReadModels } from '#infrastructure/sqlite/read-models.ts';
import { engine } from '../support/engines.ts';
import { mongoDatabase } from '../support/mongo-database.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { readModelsContract } from './read-models.contract.ts';

readModelsContract('SQLite', 200, async () => {
  const { path, remove } = await temporaryFolder();
  return { open: () => openSqliteReadModels(join(path, 'read-models.db')), remove };
});

const url = engine('MONGODB_URL', 'read models on MongoDB');
if (url)
  readModelsContract('MongoDB', 25, async () => {
    const database = mongoDatabase(url);
    return { open: () => openMongoReadModels(database.url), remove: database.drop };
  });
