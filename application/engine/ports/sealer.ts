/** Seals small things with a user's key, for registers that hold personal words. */
export interface Sealer {
  /** `key-destroyed` when the user has no key any more. `purpose` must be given again to open it. */
  seal(userId: number, purpose: string, bytes: Uint8Array): Promise<string>;
  open(userId: number, purpose: string, sealed: string): Promise<Uint8Array | 'destroyed'>;
}
