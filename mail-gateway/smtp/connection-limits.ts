import type { SMTPServerSession } from 'smtp-server';
import { networkOf } from '#application/engine/networks.ts';
import type { GatewayLimits } from './limits.ts';
import { type SmtpReply, tooManyClients, tooSlow } from './replies.ts';

type Connection = { readonly network: string | null; unknownRecipients: number; timer: NodeJS.Timeout | null };

/**
 * Who is connected. A client has a deadline for each mail, whatever it sends meanwhile, because the socket's own timeout
 * starts again with every byte. While the client waits for us its deadline does not run.
 */
export class ConnectionLimits {
  readonly #limits: GatewayLimits;
  readonly #isNeighbour: (address: string) => boolean;
  readonly #hangUp: (session: SMTPServerSession, answer: SmtpReply) => void;
  readonly #connections = new Map<string, Connection>();
  readonly #perNetwork = new Map<string, number>();

  constructor(
    limits: GatewayLimits,
    isNeighbour: (address: string) => boolean,
    hangUp: (session: SMTPServerSession, answer: SmtpReply) => void,
  ) {
    this.#limits = limits;
    this.#isNeighbour = isNeighbour;
    this.#hangUp = hangUp;
  }

  /** Null admits the client; otherwise the reply that turns it away. */
  admit(session: SMTPServerSession): SmtpReply | null {
    const network = this.#isNeighbour(session.remoteAddress) ? null : networkOf(session.remoteAddress);
    if (network !== null) {
      const count = this.#perNetwork.get(network) ?? 0;
      if (count >= this.#limits.clientsPerNetwork) return tooManyClients;
      this.#perNetwork.set(network, count + 1);
    }
    this.#connections.set(session.id, { network, unknownRecipients: 0, timer: null });
    this.startTimer(session);
    return null;
  }

  /** Starts the client's deadline for its next mail. */
  startTimer(session: SMTPServerSession): void {
    const connection = this.#connections.get(session.id);
    if (!connection) return;
    if (connection.timer === null) {
      connection.timer = setTimeout(() => this.#hangUp(session, tooSlow), this.#limits.delivery);
      connection.timer.unref();
    } else connection.timer.refresh();
  }

  /** Once a mail has come whole the client's deadline stops: what follows is our own work. */
  stopTimer(session: SMTPServerSession): void {
    const connection = this.#connections.get(session.id);
    if (!connection?.timer) return;
    clearTimeout(connection.timer);
    connection.timer = null;
  }

  /** False once this client has named too many recipients that are not ours. */
  countUnknownRecipient(session: SMTPServerSession): boolean {
    const connection = this.#connections.get(session.id);
    if (!connection) return false;
    connection.unknownRecipients += 1;
    return connection.unknownRecipients <= this.#limits.unknownRecipients;
  }

  release(session: SMTPServerSession): void {
    const connection = this.#connections.get(session.id);
    if (!connection) return;
    this.#connections.delete(session.id);
    if (connection.timer) clearTimeout(connection.timer);
    if (connection.network === null) return;
    const left = (this.#perNetwork.get(connection.network) ?? 1) - 1;
    if (left === 0) this.#perNetwork.delete(connection.network);
    else this.#perNetwork.set(connection.network, left);
  }
}
