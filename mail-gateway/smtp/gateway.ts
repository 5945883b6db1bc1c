import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createSecureContext } from 'node:tls';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';
import type { MailIntake, MailJudge } from '#application/inbox/mail-intake.ts';
import { InFlightCapacity } from './collect.ts';
import { ConnectionLimits } from './connection-limits.ts';
import { createHandlers } from './handlers.ts';
import { createAddressList, defaultLimits, type GatewayLimits, LARGEST_MAIL, loopback } from './limits.ts';
import { type SmtpReply, shuttingDown } from './replies.ts';

/** PEM. */
type Certificate = Readonly<{ key: string; cert: string }>;

export type GatewayOptions = Readonly<{
  intake: MailIntake;
  judge: MailJudge;
  host: string;
  /** 0 for any that is free. */
  port: number;
  domain: string;
  /** Bytes of the largest mail that is taken. */
  largest?: number;
  /** Hosts and networks that are greeted at once and may have as many connections as they like; this machine unless given. */
  neighbours?: readonly string[];
  limits?: Partial<GatewayLimits>;
  /** STARTTLS is offered with a certificate only. */
  certificate?: Certificate;
  /** Whether there is a place to put a mail; always unless given. */
  hasDiskSpace?: () => Promise<boolean>;
  /** Faults; never words or addresses of a mail. */
  log?: (message: string, error: unknown) => void;
}>;

export type Gateway = Readonly<{
  port: number;
  /** Who says STARTTLS from now on meets this certificate. Throws where the pair is none, and the one before stays. */
  renewCertificate(certificate: Certificate): void;
  /** Takes nothing new, finishes the mails on their way (25 s at most unless limited otherwise), then resolves. */
  close(): Promise<void>;
}>;

/** Takes mail by SMTP: no sign-in, no relaying, 250 only for what is kept. Rejects when the port cannot be had. */
export const startGateway = async (options: GatewayOptions): Promise<Gateway> => {
  const limits: GatewayLimits = { ...defaultLimits, ...options.limits };
  const { intake, judge, domain, largest = LARGEST_MAIL, log = () => {} } = options;
  const isNeighbour = createAddressList(options.neighbours ?? loopback);
  const hangUp = ({ id }: SMTPServerSession, { code, text }: SmtpReply) => {
    for (const connection of server.connections) if (connection.session.id === id) connection.send(code, text);
  };
  let closing: Promise<void> | null = null;
  const { underWay, ...handlers } = createHandlers({
    intake,
    judge,
    domain,
    largest,
    connections: new ConnectionLimits(limits, isNeighbour, hangUp),
    capacity: new InFlightCapacity(limits.bytesInFlight),
    hasDiskSpace: options.hasDiskSpace ?? (async () => true),
    log,
    answered: (session) => closing && hangUp(session, shuttingDown),
  });
  const settings = { ...serverSettings(domain, largest, limits, options.certificate), ...handlers };
  const server = new NeighbourlyServer(settings, isNeighbour);
  server.on('error', (error) => log('an SMTP connection failed', error));
  await listen(server, options.host, options.port);
  return {
    port: (server.server.address() as AddressInfo).port,
    renewCertificate: ({ key, cert }) => {
      createSecureContext({ key, cert }); // the server itself would give up the old pair first
      server.updateSecureContext({ key, cert });
    },
    close: () => {
      closing ??= closeServer(server, underWay, limits.closing);
      return closing;
    },
  };
};

const serverSettings = (
  domain: string,
  largest: number,
  limits: GatewayLimits,
  certificate: GatewayOptions['certificate'],
): SMTPServerOptions => ({
  name: domain,
  heloResponse: '%s greets you',
  size: largest,
  rejectOversized: true,
  hideDSN: true, // we pass nothing on, so there is no delivery to report
  maxClients: limits.clients,
  maxRecipients: limits.recipients,
  maxCommandLength: limits.commandLength,
  socketTimeout: limits.idle,
  closeTimeout: limits.closing,
  disableReverseLookup: true,
  lenientAddressParsing: true, // some providers gave out addresses with two dots together; ours are read by `recipientAddress`
  disabledCommands: ['AUTH', 'XCLIENT', 'XFORWARD', 'WIZ', 'SHELL', 'KILL', ...(certificate ? [] : ['STARTTLS'])],
  logger: false,
  ...certificate,
});

const listen = (server: NeighbourlyServer, host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, () => {
      server.server.off('error', reject);
      resolve();
    });
  });

/** Clients that are not in the middle of a mail are told to come back; the others are once theirs is answered. */
const closeServer = async (
  server: NeighbourlyServer,
  underWay: ReadonlyMap<string, Promise<void>>,
  limit: number,
): Promise<void> => {
  const closed = new Promise<void>((resolve) => server.close(resolve));
  for (const connection of server.connections) {
    if (!underWay.has(connection.session.id)) connection.send(shuttingDown.code, shuttingDown.text);
  }
  await Promise.race([Promise.all([closed, ...underWay.values()]), wait(limit, undefined, { ref: false })]);
};

/**
 * The SMTP library lets every client wait for a tenth of a second and closes on those that talk before the greeting,
 * which only spam does. Neighbours are greeted at once: a relay that connects for each mail would spend its time waiting.
 */
class NeighbourlyServer extends SMTPServer {
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
