import { promisify } from 'node:util';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import type { RunningApp } from '#test/support/app.ts';
import type { User } from '#test/support/user.ts';

/** What a user is given who asks for their export. */
export const exportOf = async (
  { web }: Pick<RunningApp, 'web'>,
  { session }: Pick<User, 'session'>,
  headers: Record<string, string> = {},
) => {
  const response = await fetch(`${web.url}/api/user/export`, {
    headers: session === '' ? headers : { Authorization: `Bearer ${session}` },
  });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

const open = promisify(
  fromBuffer as (bytes: Buffer, options: object, done: (error: Error | null, zip: ZipFile) => void) => void,
);

/** Every file of a ZIP by its path; yauzl refuses paths that lead out of it. */
export const filesIn = async (bytes: Buffer): Promise<ReadonlyMap<string, Buffer>> => {
  const zip = await open(bytes, { lazyEntries: false, strictFileNames: true });
  const files = new Map<string, Buffer>();
  const read = promisify(
    zip.openReadStream.bind(zip) as (
      entry: Entry,
      done: (error: Error | null, stream: NodeJS.ReadableStream) => void,
    ) => void,
  );
  const pending: Promise<void>[] = [];
  zip.on('entry', (entry: Entry) =>
    pending.push(
      read(entry).then(async (stream) => {
        const parts: Buffer[] = [];
        for await (const part of stream) parts.push(Buffer.from(part));
        files.set(entry.fileName, Buffer.concat(parts));
      }),
    ),
  );
  await new Promise((resolve, reject) => zip.once('end', resolve).once('error', reject));
  await Promise.all(pending);
  return files;
};
