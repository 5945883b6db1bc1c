import { away, connectMongo } from './connection.ts';

/** The version of a server, and the name of its replica set, null where it is in none. */
export const aboutMongo = async (url: string): Promise<Readonly<{ version: string; replicaSet: string | null }>> => {
  const { db, close } = await connectMongo(url);
  try {
    return await away(async () => {
      const [{ version }, { setName }] = await Promise.all([db.command({ buildInfo: 1 }), db.command({ hello: 1 })]);
      return { version: String(version), replicaSet: typeof setName === 'string' ? setName : null };
    });
  } finally {
    await close();
  }
};
