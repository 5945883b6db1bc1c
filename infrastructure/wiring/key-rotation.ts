import type { Clock } from '#application/engine/ports/clock.ts';
import { Fault, hasCode } from '#application/engine/ports/fault.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import type { Vault } from '#application/engine/ports/vault.ts';
import { backupFingerprintOf } from '../backup/backup-keys.ts';
import type { BackupPlaces } from '../backup/create.ts';
import { findSecretUses, type SecretUses } from '../backup/secret-uses.ts';
import type { DataFolder } from '../data-folder.ts';
import { addSecret, dropSecrets, type KeptSecret, readSecrets } from '../secret-file.ts';
import { fingerprintOf } from '../shared/key-wrap.ts';
import type { Settings } from '../shared/settings.ts';

/**
 * One of the secrets, named by its fingerprint. `current` wraps new keys, `next` waits for `keys rotate`, `old` ones are still given.
 * `keys` are wrapped by it; `backups` (sets, sets of keys, copies of the erasure ledger) open with it alone, null without BACKUP_TO.
 */
export type ListedSecret = Readonly<{
  fingerprint: string;
  state: 'current' | 'next' | 'old';
  keys: number;
  backups: number | null;
  replacedAt: string | null;
}>;

/** `source`: where the secrets are said: in the environment, or in the data folder's file. Newest first. */
export type ListedSecrets = Readonly<{ source: 'SECRET' | 'file'; secrets: readonly ListedSecret[] }>;

export type KeyRotation = Readonly<{
  list(): Promise<ListedSecrets>;
  /** A new secret waits for `rotate`, or some keys are still wrapped by an older one. */
  isUnfinished(): Promise<boolean>;
  /** `secret-from-environment` when the new one has to be given there first. Answers how many keys were wrapped anew. */
  rotate(onProgress: (done: number) => void): Promise<Readonly<{ source: 'SECRET' | 'file'; keys: number }>>;
  /** Takes those secrets out of the file that nothing needs any more; answers how many. */
  dropOld(): Promise<number>;
  stop(): void;
}>;

type Parts = Readonly<{ vault: Vault; clock: Clock; backup: Readonly<{ places: BackupPlaces }> | null }>;

/** Copies of a vault are kept for 30 days, whoever makes them; and one may have been under way when its secret was replaced. */
const KEPT_MS = 31 * 24 * 60 * 60_000;
const LOOK_EVERY_MS = 60 * 60_000;

/** Moves the stores from one secret to the next: a new one made in the data folder's file, or given in SECRET. */
export const createKeyRotation = (
  settings: Pick<Settings, 'secrets'>,
  { secretFile }: Pick<DataFolder, 'secretFile'>,
  { vault, clock, backup }: Parts,
  logger: Pick<Logger, 'info' | 'warn'>,
): KeyRotation => {
  const isFile = settings.secrets.length === 0;
  const source = isFile ? 'file' : 'SECRET';
  const kept = (): readonly KeptSecret[] =>
    isFile ? readSecrets(secretFile) : settings.secrets.map((secret) => ({ secret, replacedAt: null }));
  const usesOf = async (): Promise<SecretUses | null> => backup && findSecretUses(backup.places);
  let rotating = false;
  let turn: Promise<unknown> = Promise.resolve();
  /** The file is read and written as a whole, by one at a time. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = turn.then(work);
    turn = done.catch(() => {});
    return done;
  };

  const isUnfinished = async (): Promise<boolean> => {
    const { current, newest, counts } = await vault.wrapping();
    return current !== newest || [...counts.keys()].some((secret) => secret !== newest);
  };
  const dropOld = async (): Promise<number> => {
    if (!isFile || kept().length < 2) return 0;
    const { current, counts } = await vault.wrapping();
    const isOver = ({ replacedAt }: KeptSecret) =>
      replacedAt !== null && clock.now() - Date.parse(replacedAt) >= KEPT_MS;
    const isKeyless = ({ secret }: KeptSecret) =>
      fingerprintOf(secret) !== current && !counts.has(fingerprintOf(secret));
    const candidates = kept().filter((one) => isOver(one) && isKeyless(one));
    if (candidates.length === 0) return 0;
    const uses = await usesOf();
    const unneeded = new Set(candidates.filter(({ secret }) => !uses || backupsOf(uses, secret) === 0).map(secretIn));
    const dropped = await inTurn(() => dropSecrets(secretFile, ({ secret }) => unneeded.has(secret)));
    if (dropped > 0) logger.info('secrets that nothing needs any more were removed', { count: dropped });
    return dropped;
  };
  const look = () =>
    void dropOld().catch((error: unknown) =>
      logger.warn('whether backups need an older secret could not be looked up', { code: codeOf(error) }),
    );
  const timer = isFile ? setInterval(look, LOOK_EVERY_MS).unref() : undefined;
  if (isFile) setImmediate(look);
  return {
    async list() {
      const [{ current, newest, counts }, uses] = [await vault.wrapping(), await usesOf()];
      const secrets = kept().map(({ secret, replacedAt }) => {
        const fingerprint = fingerprintOf(secret);
        const state = fingerprint === current ? 'current' : fingerprint === newest ? 'next' : 'old';
        const keys = counts.get(fingerprint) ?? 0;
        return { fingerprint, state, keys, backups: uses && backupsOf(uses, secret), replacedAt } as const;
      });
      return { source, secrets };
    },
    async rotate(onProgress) {
      if (rotating)
        throw new Fault('rotation-running', 'the keys are being wrapped anew already: wait until it is done');
      rotating = true;
      try {
        // One that was cut off goes on with the secret it began with.
        const isDone = !(await isUnfinished());
        if (isDone && isFile) await inTurn(() => addSecret(secretFile, new Date(clock.now()).toISOString()));
        if (isDone && settings.secrets.length === 1) throw fromEnvironment();
        return { source, keys: await vault.rewrap(onProgress) };
      } finally {
        rotating = false;
      }
    },
    isUnfinished,
    dropOld,
    stop: () => clearInterval(timer),
  };
};

const secretIn = ({ secret }: KeptSecret): string => secret;

const backupsOf = ({ sealed, wrapped }: SecretUses, secret: string): number =>
  (sealed.get(backupFingerprintOf(secret)) ?? 0) + (wrapped.get(fingerprintOf(secret)) ?? 0);

const fromEnvironment = (): Fault =>
  new Fault(
    'secret-from-environment',
    'SECRET is set in the environment, so the new one has to be given there: put it before the old one (SECRET=new,old), start every process again, and then ask once more',
  );

const codeOf = (error: unknown): string => (hasCode(error, 'unavailable') ? 'unavailable' : 'failed');
