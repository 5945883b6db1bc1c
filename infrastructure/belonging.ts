import { createHash } from 'node:crypto';
import type { EventStore } from '#application/engine/ports/event-store.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import type { Registers } from '#application/engine/ports/registers.ts';
import type { BoundLog, Vault } from '#application/engine/ports/vault.ts';
import { changeRegister } from '#application/engine/registers.ts';

/** Where the log and the vault are, in words for an operator. */
export type Places = Readonly<{ log: string; vault: string }>;

/** Asked before a vault is made: beside a log that has begun, it would be the wrong one. */
export const vaultMissing = ({ log, vault }: Places): Fault =>
  new Fault(
    'vault-missing',
    `the event log ${log} has events, but the vault ${vault} it was written with is gone: put back the vault (without it nothing sealed in the log can be read), or give each Cairn a log of its own`,
  );

/** Asked before a log is made, and of one that turns out to be empty. */
export const logMissing = ({ log, vault }: Places): Fault =>
  new Fault(
    'log-missing',
    `the vault ${vault} holds the keys of an event log, but ${log} is gone or empty: put back the log, or give a new DATA_DIR (and database) to begin anew`,
  );

/** A part of a backup serves nobody: what is not there yet would be missed, or made anew. */
export const restoreUnfinished = (folder: string): Fault =>
  new Fault(
    'restore-unfinished',
    `a restore into ${folder} was cut off: run cairn backup restore again, which goes on with it, or empty the folder`,
  );

const foreignVault = ({ log, vault }: Places): Fault =>
  new Fault(
    'foreign-vault',
    `the vault ${vault} belongs to another event log than ${log}: check EVENTSTORE_URL, MONGODB_URL and DATA_DIR, and put back the two that were made for each other`,
  );

/** The log that a vault and an event store both say is theirs. On the first day neither holds anything yet, and they are bound. */
export const boundTogether = async (vault: Vault, store: EventStore, places: Places): Promise<BoundLog> => {
  const [identity, head] = [await store.identity(), await store.head()];
  let bound = await vault.bound();
  if (!bound) {
    if (await vault.hasUsers()) throw logMissing(places);
    if (head !== null) throw foreignVault(places);
    bound = await vault.bind({ identity });
  }
  if (bound.identity === identity) return bound;
  throw head === null ? logMissing(places) : foreignVault(places);
};

/** Registers belong to the log they were first opened with. */
export const checkRegisters = async (registers: Registers, identity: string): Promise<void> => {
  let known = identity;
  await changeRegister(registers, 'belongs-to', 'log', (before) => {
    known = before ? String(before.value.identity) : identity;
    return before ? null : { value: { identity }, endsAt: null };
  });
  if (known === identity) return;
  throw new Fault(
    'foreign-log',
    'these stores belong to another event log: check EVENTSTORE_URL, MONGODB_URL and DATA_DIR, and give each Cairn its own',
  );
};

/** Says which vault it is, and nothing about its keys. */
export const nameOf = async (vault: Pick<Vault, 'named'>): Promise<string> =>
  createHash('sha256')
    .update(await vault.named('identity'))
    .digest('hex');
