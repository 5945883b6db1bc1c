import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/**
 * The SMTP library lets every client wait for a tenth of a second and closes on those that talk before the greeting,
 * which only spam does. Neighbours are greeted at once: a relay that connects for each mail would spend its time waiting.
 */
export class NeighbourlyServer extends SMTPServer {
  readonly #isNeighbour: (address: string) => boolean;

  constructor(options: SMTPServerOptions, isNeighbour: (address: string) => boolean) {
    super(options);
    this.#isNeighbour = isNeighbour;
  }

  override connect(...parameters: Parameters<SMTPServer['connect']>): void {
    super.connect(...parameters);
    const connection = [...this.connections].at(-1);
    if (!connection || !this.#isNeighbour(connection.remoteAddress)) return;
    connection.connectionReady();
    connection.connectionReady = () => {}; // the library's own call, a tenth of a second later
  }
}
