import type { ListedSecret, ListedSecrets } from '../wiring/key-rotation.ts';
import type { Ask, Group } from './ask.ts';
import { table } from './pages.ts';

/** The commands on the secret that wraps all keys. */
export const addKeyCommands = (group: Group, ask: Ask): void => {
  const keys = group('keys', 'the secret that wraps the keys of all accounts');
  keys
    .command('list')
    .description('each secret by its fingerprint, what it wraps, and whether backups need it')
    .action(() => ask('keys list', undefined, listInWords));
  keys
    .command('rotate')
    .description(
      'wrap every key anew with a new secret, while the server goes on; the old one stays while backups need it',
    )
    .requiredOption('--reason <text>', 'why, for the audit')
    .action(({ reason }: Readonly<{ reason: string }>) =>
      ask('keys rotate', { reason }, ({ keys: count, source, secrets }) =>
        [`${count} keys are wrapped by the new secret`, WHAT_NOW[source], '', listInWords({ source, secrets })].join(
          '\n',
        ),
      ),
    );
  keys.addHelpText('after', EXAMPLES);
};

const WHAT_NOW: Readonly<Record<ListedSecrets['source'], string>> = {
  file: 'copy DATA_DIR/secret to where you keep it: backups made from now on open with the new secret only',
  SECRET:
    'keep the old secret beside the new one in SECRET while keys list shows keys or backups that need it, and 30 days at least',
};

const STATE = { current: 'wraps new keys', next: 'given, waits for keys rotate', old: 'old' } as const;

const listInWords = ({ source, secrets }: ListedSecrets): string =>
  [
    source === 'file' ? 'secrets in DATA_DIR/secret' : 'secrets in SECRET',
    table(
      ['fingerprint', 'state', 'keys', 'backups', 'replaced'],
      secrets.map(({ fingerprint, state, keys, backups, replacedAt }: ListedSecret) => [
        fingerprint,
        STATE[state],
        keys,
        backups ?? 'no BACKUP_TO',
        replacedAt ?? '',
      ]),
    ),
  ].join('\n');

const EXAMPLES = `
Without SECRET in the environment the new secret is made in DATA_DIR/secret, and the old one is removed from it
once 31 days have passed and no backup needs it. With SECRET, give the new one there first:
  SECRET=new,old npm start                            each process, one after the other
  cairn keys rotate --reason "yearly"                 once they all run with both
  cairn keys list                                     until nothing needs the old one, and 30 days at least
  SECRET=new npm start
`;
