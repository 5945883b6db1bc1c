import type { SMTPServerSession } from 'smtp-server';
import { type ConnectionSlot, ConnectionSlots, type NoSlot } from '#application/engine/connection-slots.ts';
import type { GatewayLimits } from './limits.ts';
import { noSlot, type SmtpReply, tooManyClients } from './replies.ts';

type Connection = { readonly slot: ConnectionSlot; unknownRecipients: number; timer: NodeJS.Timeout | null };

/** Closes the connection of a session: because its time is up, or at once because another needs its place. */
type HangUp = Readonly<{ tooSlow(id: string): void; makeRoom(id: string): void }>;

const replies: Readonly<Record<NoSlot, SmtpReply>> = { 'network-full': tooManyClients, 'all-busy': noSlot };

/**
 * Who is connected. A client has a deadline for each mail, whatever it sends meanwhile, because the socket's own timeout
 * starts again with every byte. While the client waits for us its deadline does not run. When all places are taken, the
 * client whose deadline has run longest makes room for a new one: its mail is not kept yet, and it tries again.
 */
export class ConnectionLimits {
  readonly #limits: GatewayLimits;
  readonly #slots: ConnectionSlots;
  readonly #hangUp: HangUp;
  readonly #connections = new Map<string, Connection>();

  constructor(limits: GatewayLimits, isNeighbour: (address: string) => boolean, hangUp: HangUp) {
    this.#limits = limits;
    const room = { all: limits.clients, perNetwork: limits.clientsPerNetwork, reserved: limits.keptForNeighbours };
    this.#slots = new ConnectionSlots(room, isNeighbour);
    this.#hangUp = hangUp;
  }

  /** Null admits the client, until `release`; otherwise the reply that turns it away. */
  admit({ id, remoteAddress }: Pick<SMTPServerSession, 'id' | 'remoteAddress'>): SmtpReply | null {
    const slot = this.#slots.take(remoteAddress, () => this.#hangUp.makeRoom(id));
    if (typeof slot === 'string') return replies[slot];
    this.#connections.set(id, { slot, unknownRecipients: 0, timer: null });
    this.startTimer({ id });
    return null;
  }

  /** Starts the client's deadline for its next mail. */
  startTimer({ id }: Pick<SMTPServerSession, 'id'>): void {
    const connection = this.#connections.get(id);
    if (!connection) return;
    connection.slot.waiting();
    if (connection.timer === null) {
      connection.timer = setTimeout(() => this.#hangUp.tooSlow(id), this.#limits.delivery);
      connection.timer.unref();
    } else connection.timer.refresh();
  }

  /** Once a mail has come whole the client's deadline stops: what follows is our own work. */
  stopTimer({ id }: Pick<SMTPServerSession, 'id'>): void {
    const connection = this.#connections.get(id);
    if (!connection) return;
    connection.slot.busy();
    if (connection.timer) clearTimeout(connection.timer);
    connection.timer = null;
  }

  /** False once this client has named too many recipients that are not ours. */
  countUnknownRecipient({ id }: Pick<SMTPServerSession, 'id'>): boolean {
    const connection = this.#connections.get(id);
    if (!connection) return false;
    connection.unknownRecipients += 1;
    return connection.unknownRecipients <= this.#limits.unknownRecipients;
  }

  release(id: string): void {
    const connection = this.#connections.get(id);
    if (!connection) return;
    this.#connections.delete(id);
    if (connection.timer) clearTimeout(connection.timer);
    connection.slot.release();
  }
}
