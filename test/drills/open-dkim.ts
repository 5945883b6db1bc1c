import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runTool } from './tool.ts';

/** Those whose signature OpenDKIM finds right, by a key that stands in a file instead of the DNS. */
export const verifiedByOpenDkim = async (
  mails: ReadonlyMap<string, Uint8Array>,
  key: string,
  folder: string,
): Promise<ReadonlySet<string>> => {
  const [keys, settings] = [join(folder, 'keys'), join(folder, 'opendkim.conf')];
  await writeFile(keys, `${key}\n`);
  await writeFile(settings, `TestPublicKeys ${keys}\nMode v\n`);
  const files = new Map([...mails.keys()].map((name, index) => [join(folder, `${index}.eml`), name]));
  for (const [file, name] of files) await writeFile(file, mails.get(name) ?? '');
  const { out, err } = await runTool('opendkim', ['-x', settings, '-t', [...files.keys()].join(','), '-v'], {
    home: folder,
    install: 'apt-get install -y --no-install-recommends opendkim',
  });
  const right = [...`${out}\n${err}`.matchAll(/^opendkim: (\S+): verification \(.*\) succeeded$/gm)];
  return new Set(right.map(([, file = '']) => files.get(file) ?? ''));
};
