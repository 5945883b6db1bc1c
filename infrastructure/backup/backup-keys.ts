import { createHmac, hkdfSync, scryptSync } from 'node:crypto';
import { Fault, hasCode } from '#application/engine/ports/fault.ts';
import type { Key } from '#application/engine/ports/vault.ts';
import { type Secrets, secretsOf } from '#infrastructure/shared/key-wrap.ts';

/** What backups are encrypted with, derived from one secret. */
export type BackupKey = Readonly<{
  /** Tells secrets apart and says nothing about them. */
  fingerprint: string;
  /** A key of its own for each purpose, such as one set. */
  keyFor(purpose: string): Key;
}>;

export type BackupKeys = Readonly<{
  readonly newest: BackupKey;
  /** `wrong-backup-key` when none of the given secrets has this fingerprint. */
  find(fingerprint: string): BackupKey;
}>;

/** Takes some 50 ms for each secret the first time. */
export const createBackupKeys = (secrets: Secrets): BackupKeys => {
  const newest = (): BackupKey => {
    const [secret] = secretsOf(secrets);
    if (secret === undefined) throw new Fault('no-secret', 'backups cannot be encrypted without a secret');
    return derive(secret);
  };
  newest();
  return {
    get newest() {
      return newest();
    },
    find(fingerprint) {
      const found = secretsOf(secrets)
        .map(derive)
        .find((key) => key.fingerprint === fingerprint);
      if (found) return found;
      throw new Fault(
        'wrong-backup-key',
        `this backup was made with another secret (${fingerprint}): give the SECRET or BACKUP_KEY it was made with`,
      );
    },
  };
};

export const backupFingerprintOf = (secret: string): string => derive(secret).fingerprint;

export const isWrongBackupKey = (error: unknown): boolean => hasCode(error, 'wrong-backup-key');

const derivedBefore = new Map<string, BackupKey>();

const derive = (secret: string): BackupKey => {
  const derived = derivedBefore.get(secret) ?? deriveSlowly(secret);
  derivedBefore.set(secret, derived);
  return derived;
};

/** A secret may be a phrase that a person chose, so guessing is made slow. The salt is fixed and is not the vault's. */
const deriveSlowly = (secret: string): BackupKey => {
  const root = scryptSync(secret, 'cairn-backup-1', 32, { N: 2 ** 14, r: 8, p: 1 });
  return {
    fingerprint: createHmac('sha256', root).update('fingerprint').digest('hex').slice(0, 16),
    keyFor: (purpose) => new Uint8Array(hkdfSync('sha256', root, '', purpose, 32)),
  };
};
