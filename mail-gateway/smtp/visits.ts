import type { SMTPServerSession } from 'smtp-server';
import { networkOf } from '#application/engine/networks.ts';
import { type Answer, tooManyClients, tooSlow } from './answers.ts';
import type { GatewayLimits } from './limits.ts';

type Visit = { readonly network: string | null; unknownRecipients: number; timer: NodeJS.Timeout | null };

/**
 * Who is connected. A client has a deadline for each mail, whatever it sends meanwhile, because the socket's own timeout
 * starts again with every byte. The clock stands still while the client waits for us.
 */
export class Visits {
  readonly #limits: GatewayLimits;
  readonly #isNeighbour: (address: string) => boolean;
  readonly #hangUp: (session: SMTPServerSession, answer: Answer) => void;
  readonly #visits = new Map<string, Visit>();
  readonly #perNetwork = new Map<string, number>();

  constructor(
    limits: GatewayLimits,
    isNeighbour: (address: string) => boolean,
    hangUp: (session: SMTPServerSession, answer: Answer) => void,
  ) {
    this.#limits = limits;
    this.#isNeighbour = isNeighbour;
    this.#hangUp = hangUp;
  }

  /** Null when the client may come in. */
  begin(session: SMTPServerSession): Answer | null {
    const network = this.#isNeighbour(session.remoteAddress) ? null : networkOf(session.remoteAddress);
    if (network !== null) {
      const count = this.#perNetwork.get(network) ?? 0;
      if (count >= this.#limits.clientsPerNetwork) return tooManyClients;
      this.#perNetwork.set(network, count + 1);
    }
    this.#visits.set(session.id, { network, unknownRecipients: 0, timer: null });
    this.awaitMail(session);
    return null;
  }

  /** The client's clock starts anew. */
  awaitMail(session: SMTPServerSession): void {
    const visit = this.#visits.get(session.id);
    if (!visit) return;
    if (visit.timer === null) {
      visit.timer = setTimeout(() => this.#hangUp(session, tooSlow), this.#limits.delivery);
      visit.timer.unref();
    } else visit.timer.refresh();
  }

  /** The mail is here whole, the rest is our time. */
  mailIsHere(session: SMTPServerSession): void {
    const visit = this.#visits.get(session.id);
    if (!visit?.timer) return;
    clearTimeout(visit.timer);
    visit.timer = null;
  }

  /** False once this client has named too many recipients that are not ours. */
  mayMiss(session: SMTPServerSession): boolean {
    const visit = this.#visits.get(session.id);
    if (!visit) return false;
    visit.unknownRecipients += 1;
    return visit.unknownRecipients <= this.#limits.unknownRecipients;
  }

  end(session: SMTPServerSession): void {
    const visit = this.#visits.get(session.id);
    if (!visit) return;
    this.#visits.delete(session.id);
    if (visit.timer) clearTimeout(visit.timer);
    if (visit.network === null) return;
    const left = (this.#perNetwork.get(visit.network) ?? 1) - 1;
    if (left === 0) this.#perNetwork.delete(visit.network);
    else this.#perNetwork.set(visit.network, left);
  }
}
