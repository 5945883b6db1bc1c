import { networkOf } from './networks.ts';

/** Connections that may be open at once: in all, of one network, and how many of all only exempt addresses may take. */
export type ConnectionRoom = Readonly<{ all: number; perNetwork: number; reserved: number }>;

export type ConnectionSlot = Readonly<{
  /** The connection waits for its client: the one that has waited longest is closed when another needs its place. */
  waiting(): void;
  /** The connection waits for us, and keeps its place. A new slot is busy. */
  busy(): void;
  /** Gives the place back; more than once is the same as once. */
  release(): void;
}>;

/** Why there is no place: the network has its share, or everything is busy. */
export type NoSlot = 'network-full' | 'all-busy';

type Holder = { readonly network: string | null; readonly close: () => void };
type Group = { open: number; readonly waiting: Set<Holder> };

/**
 * The places for connections at one port. Silent and slow clients cannot use them up: once all are taken, a new connection
 * gets the place of the one that has kept us waiting longest. Exempt addresses are not counted by network.
 */
export class ConnectionSlots {
  readonly #room: ConnectionRoom;
  readonly #isExempt: (address: string) => boolean;
  readonly #perNetwork = new Map<string, number>();
  readonly #exempt: Group = { open: 0, waiting: new Set() };
  readonly #others: Group = { open: 0, waiting: new Set() };

  constructor(room: ConnectionRoom, isExempt: (address: string) => boolean) {
    this.#room = room;
    this.#isExempt = isExempt;
  }

  /** `close` is called at most once, when the place is needed; the slot has been released by then. */
  take(address: string, close: () => void): ConnectionSlot | NoSlot {
    const network = this.#isExempt(address) ? null : networkOf(address);
    const ofNetwork = network === null ? 0 : (this.#perNetwork.get(network) ?? 0);
    if (network !== null && ofNetwork >= this.#room.perNetwork) return 'network-full';
    if (!this.#hasPlace(network) && !this.#closeLongestWaiting(network)) return 'all-busy';
    const holder: Holder = { network, close };
    const group = this.#groupOf(network);
    group.open += 1;
    if (network !== null) this.#perNetwork.set(network, ofNetwork + 1);
    let isOpen = true;
    const release = () => {
      if (isOpen) this.#release(holder);
      isOpen = false;
    };
    const slot = {
      waiting: () => {
        if (isOpen) group.waiting.add(holder);
      },
      busy: () => void group.waiting.delete(holder),
      release,
    };
    this.#releases.set(holder, release);
    return slot;
  }

  readonly #releases = new WeakMap<Holder, () => void>();

  #groupOf(network: string | null): Group {
    return network === null ? this.#exempt : this.#others;
  }

  #hasPlace(network: string | null): boolean {
    const { all, reserved } = this.#room;
    const isForAnyone = network === null || this.#others.open < all - reserved;
    return isForAnyone && this.#exempt.open + this.#others.open < all;
  }

  /** One of the same kind goes first, so that strangers close nothing of an exempt address. */
  #closeLongestWaiting(network: string | null): boolean {
    const [longest] = this.#groupOf(network).waiting;
    const closed = longest ?? (network === null ? [...this.#others.waiting][0] : undefined);
    if (!closed) return false;
    this.#releases.get(closed)?.();
    closed.close();
    return true;
  }

  #release(holder: Holder): void {
    const group = this.#groupOf(holder.network);
    group.open -= 1;
    group.waiting.delete(holder);
    if (holder.network === null) return;
    const left = (this.#perNetwork.get(holder.network) ?? 1) - 1;
    if (left === 0) this.#perNetwork.delete(holder.network);
    else this.#perNetwork.set(holder.network, left);
  }
}
