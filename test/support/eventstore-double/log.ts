/** One record of the double's log. Positions grow with what is written, as they do in a real one, and have gaps. */
export type Logged = Readonly<{
  stream: string;
  revision: number;
  position: bigint;
  id: string;
  type: string;
  contentType: string;
  data: Uint8Array;
  metadata: Uint8Array;
}>;

export type Proposed = Omit<Logged, 'stream' | 'revision' | 'position'>;
export type Kept = Readonly<{ revision: number; position: bigint }>;
export type Conflict = Readonly<{ currentRevision: number }>;

/** The revision of a stream that is not there. */
export const NO_STREAM = -1;

/** What the double keeps while its server dies and comes back. */
export type Log = Readonly<{
  records: readonly Logged[];
  append(stream: string, proposed: readonly Proposed[], expected: number): Kept | Conflict;
  /** Spoils a record, or takes it away. */
  damage(stream: string, revision: number, change: (kept: Logged) => Logged | null): void;
  /** Resolves at the next append. */
  grown(): Promise<void>;
}>;

export const emptyLog = (): Log => {
  const records: Logged[] = [];
  const revisions = new Map<string, number>();
  let waiting: (() => void)[] = [];

  const write = (stream: string, proposed: Proposed): Kept => {
    const last = records.at(-1);
    const position = last ? last.position + BigInt(120 + last.data.length + last.metadata.length) : 613n;
    const revision = (revisions.get(stream) ?? NO_STREAM) + 1;
    revisions.set(stream, revision);
    records.push({ ...proposed, stream, revision, position });
    return { revision, position };
  };
  /** Equal ids after the expected revision are the same append again. */
  const repeated = (stream: string, proposed: readonly Proposed[], expected: number): Kept | null => {
    const kept = records.filter((event) => event.stream === stream && event.revision > expected);
    const last = kept[proposed.length - 1];
    return last && proposed.every(({ id }, index) => kept[index]?.id === id) ? last : null;
  };

  // A log is never empty: the server's own events stand before everybody else's.
  for (const type of ['$UserCreated', '$metadata', '$UserCreated']) {
    const own = { id: crypto.randomUUID(), type, contentType: 'application/json', data: Buffer.from('{}') };
    write('$users', { ...own, metadata: new Uint8Array() });
  }

  return {
    records,
    append(stream, proposed, expected) {
      const currentRevision = revisions.get(stream) ?? NO_STREAM;
      if (currentRevision !== expected) return repeated(stream, proposed, expected) ?? { currentRevision };
      let kept: Kept = { revision: currentRevision, position: 0n };
      for (const one of proposed) kept = write(stream, one);
      for (const wake of waiting.splice(0)) wake();
      return kept;
    },
    damage(stream, revision, change) {
      const at = records.findIndex((kept) => kept.stream === stream && kept.revision === revision);
      const [kept] = records.splice(at, 1);
      const left = kept && change(kept);
      if (left) records.splice(at, 0, left);
    },
    grown: () =>
      new Promise((resolve) => {
        waiting = [...waiting, resolve];
      }),
  };
};
