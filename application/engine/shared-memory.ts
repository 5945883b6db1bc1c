/** Memory of one sender's bytes on their way in. */
export type MemoryShare = Readonly<{
  /** False, and nothing taken, when there is not that much left, or the share has been released. */
  take(bytes: number): boolean;
  /** All bytes have come: what holds them now is our own work, and they are not given up for another. */
  complete(): void;
  release(): void;
}>;

type Holder = { bytes: number; isOver: boolean; readonly since: number; readonly giveUp: () => void };

/**
 * Memory for what is on its way in: taken before bytes are held, given back once they are answered. When it is used up,
 * whoever has been sending longer than `patience` gives theirs up, the oldest first, so that slow senders block nobody.
 */
export class SharedMemory {
  #free: number;
  readonly #patience: number;
  readonly #now: () => number;
  readonly #sending = new Set<Holder>();

  /** In bytes and milliseconds; `now` is any steady clock. */
  constructor(bytes: number, patience: number, now: () => number = () => performance.now()) {
    this.#free = bytes;
    this.#patience = patience;
    this.#now = now;
  }

  /** `giveUp` is called at most once, when others need the memory; the share has been released by then. */
  open(giveUp: () => void): MemoryShare {
    const holder: Holder = { bytes: 0, isOver: false, since: this.#now(), giveUp };
    this.#sending.add(holder);
    return {
      take: (bytes) => {
        if (holder.isOver) return false;
        while (bytes > this.#free) if (!this.#takeFromOldest(holder)) return false;
        this.#free -= bytes;
        holder.bytes += bytes;
        return true;
      },
      complete: () => void this.#sending.delete(holder),
      release: () => this.#release(holder),
    };
  }

  /** What a new sender could have at most. */
  get available(): number {
    const slow = [...this.#sending].filter((holder) => this.#isSlow(holder));
    return slow.reduce((sum, { bytes }) => sum + bytes, this.#free);
  }

  #isSlow({ since }: Holder): boolean {
    return this.#now() - since >= this.#patience;
  }

  #takeFromOldest(but: Holder): boolean {
    for (const holder of this.#sending) {
      if (!this.#isSlow(holder)) return false; // those after it began later
      if (holder === but || holder.bytes === 0) continue;
      this.#release(holder);
      holder.giveUp();
      return true;
    }
    return false;
  }

  #release(holder: Holder): void {
    holder.isOver = true;
    this.#sending.delete(holder);
    this.#free += holder.bytes;
    holder.bytes = 0;
  }
}
