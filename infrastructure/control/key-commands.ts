import { actAsOperator } from '#application/operators/operator-action.ts';
import type { Services } from '#application/services.ts';
import { isRefusal } from '#domain/decider.ts';
import type { OnBackupProgress } from '../backup/create.ts';
import type { KeyRotation, ListedSecrets } from '../wiring/key-rotation.ts';
import { CommandFailed } from './command-failed.ts';

/** How many keys were wrapped anew, and where the secrets are said. */
export type KeysRotated = Readonly<{
  source: ListedSecrets['source'];
  keys: number;
  secrets: ListedSecrets['secrets'];
}>;

/** Commands about the secret that wraps all keys. */
export const createKeyCommands = (services: Services, keys: KeyRotation) => ({
  'keys list': (): Promise<ListedSecrets> => keys.list(),
  async 'keys rotate'({ reason }: Readonly<{ reason: string }>, report: OnBackupProgress): Promise<KeysRotated> {
    const acted = await actAsOperator(services, { by: 'cli', action: 'keys.rotate', reason }, async () => {
      const rotated = await keys.rotate((done) => report({ events: done, total: 0, unit: 'keys' }));
      return { ...rotated, changed: rotated.keys };
    });
    if (isRefusal(acted)) throw new CommandFailed('the keys could not be rotated');
    const { source, secrets } = await keys.list();
    return { source, keys: acted.result.keys, secrets };
  },
});
