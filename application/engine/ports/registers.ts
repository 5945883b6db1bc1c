import type { JsonObject } from '#domain/json.ts';
import { Fault, hasCode } from './fault.ts';

export type Register = Readonly<{ value: JsonObject; revision: string }>;

/**
 * Small durable records with compare-and-set and an end, for what is no business fact: sessions, login links, leases,
 * limits, tries, refusals. One that has ended is not there any more. Revisions never repeat, not even after an end.
 * A `kind` is a word of small letters and dashes; a key is any text.
 */
export interface Registers {
  read(kind: string, key: string): Promise<Register | null>;
  /** Durable when it resolves. `register-moved` unless it stands at that revision, or is not there, as expected. */
  write(kind: string, key: string, value: JsonObject, options: WriteOptions): Promise<string>;
  remove(kind: string, key: string): Promise<void>;
  /** In the order of keys; with a `prefix`, those whose keys begin with it. */
  list(kind: string, limit: number, prefix?: string): Promise<readonly (Register & Readonly<{ key: string }>)[]>;
  /** All registers after a given one, in an order that never changes: for a copy. What is written meanwhile may be left out. */
  page(after: RegisterPlace | null, limit: number): Promise<readonly CopiedRegister[]>;
  close(): Promise<void>;
}

export type RegisterPlace = Readonly<{ kind: string; key: string }>;
export type CopiedRegister = RegisterPlace & Readonly<{ value: JsonObject; endsAt: number | null }>;

/** `endsAt` in milliseconds since 1970, null for no end. */
export type WriteOptions = Readonly<{ expected: string | 'absent'; endsAt: number | null }>;

export const registerMoved = (kind: string): Fault =>
  new Fault('register-moved', `a ${kind} register is not as expected`);
export const isRegisterMoved = (error: unknown): boolean => hasCode(error, 'register-moved');
