/**
 * What the DNS says of one record that our mail needs: as it should be (`right`), not there, another value, or not to be
 * known just now. `found` is what stands there under this name, of this kind.
 */
export type CheckedRecord = Readonly<{
  type: 'MX' | 'TXT';
  name: string;
  wanted: string;
  found: readonly string[];
  state: 'right' | 'missing' | 'other' | 'unknown';
}>;

/** Asks the DNS whether others can send us mail, and see that ours is ours. */
export interface DnsHealth {
  check(): Promise<readonly CheckedRecord[]>;
}
