import { randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';

/** A fresh database on the server that `url` names, and how to drop it. */
export const mongoDatabase = (url: string): { url: string; drop(): Promise<void> } => {
  const name = `cairn_test_${randomUUID().replaceAll('-', '')}`;
  const own = new URL(url.replace(/^mongodb:/, 'http:'));
  own.pathname = name;
  return {
    url: own.href.replace(/^http:/, 'mongodb:'),
    async drop() {
      const client = new MongoClient(url);
      try {
        await client.db(name).dropDatabase();
      } finally {
        await client.close();
      }
    },
  };
};
