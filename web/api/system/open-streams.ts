/** How many streams may be open at once. */
export type StreamLimits = Readonly<{ all: number; network: number; user: number; session: number }>;

/** Whose stream it is; `user` is null for a visitor. */
type Owner = Readonly<{ network: string; user: Readonly<{ id: number; sessionId: string }> | null }>;

type Stream = Readonly<{ groups: readonly string[]; close(): void }>;

/**
 * The streams that are open. The newest of a session or a user wins: one that nobody reads any more would otherwise keep a
 * place until its connection is known to be dead. A network, and all together, are refused more.
 */
export class OpenStreams {
  readonly #limits: StreamLimits;
  readonly #streams = new Map<string, Set<Stream>>();
  #open = 0;

  constructor(limits: StreamLimits) {
    this.#limits = limits;
  }

  /**
   * Answers how to give the place back, or why there is none. `close` is called when a newer stream takes the place, which
   * is given back by then.
   */
  open({ network, user }: Owner, close: () => void): (() => void) | 'network-full' | 'all-taken' {
    const { all, network: ofNetwork } = this.#limits;
    if (user !== null) {
      this.#makeRoom(`session ${user.sessionId}`, this.#limits.session);
      this.#makeRoom(`user ${user.id}`, this.#limits.user);
    }
    if (this.#of(`network ${network}`).size >= ofNetwork) return 'network-full';
    if (this.#open >= all) return 'all-taken';
    const groups = [`network ${network}`, ...(user ? [`session ${user.sessionId}`, `user ${user.id}`] : [])];
    const stream = { groups, close };
    for (const group of groups) this.#streams.set(group, this.#of(group).add(stream));
    this.#open += 1;
    return () => this.#release(stream);
  }

  #of(group: string): Set<Stream> {
    return this.#streams.get(group) ?? new Set();
  }

  #makeRoom(group: string, most: number): void {
    const streams = this.#of(group);
    const [oldest] = streams;
    if (streams.size < most || !oldest) return;
    this.#release(oldest);
    oldest.close();
  }

  #release(stream: Stream): void {
    const wasOpen = stream.groups.filter((group) => this.#of(group).delete(stream)).length > 0;
    if (!wasOpen) return;
    this.#open -= 1;
    for (const group of stream.groups) if (this.#of(group).size === 0) this.#streams.delete(group);
  }
}
