import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createSecureContext } from 'node:tls';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { type Metrics, noMetrics } from '#application/engine/ports/metrics.ts';
import { SharedMemory } from '#application/engine/shared-memory.ts';
import type { MailIntake, MailJudge } from '#application/inbox/mail-intake.ts';
import { ConnectionLimits } from './connection-limits.ts';
import { createHandlers } from './handlers.ts';
import { createAddressList, defaultLimits, type GatewayLimits, LARGEST_MAIL, loopback } from './limits.ts';
import { noSlot, type SmtpReply, shuttingDown, tooSlow } from './replies.ts';

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
  metrics?: Metrics;
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
  const { intake, judge, domain, largest = LARGEST_MAIL, metrics = noMetrics, log = () => {} } = options;
  const isNeighbour = createAddressList(options.neighbours ?? loopback);
  const hangUp = (id: string, { name, code, text }: SmtpReply) => {
    metrics.count('cairn_smtp_replies_total', { reply: name });
    for (const connection of server.connections) if (connection.session.id === id) connection.send(code, text);
  };
  const connections = new ConnectionLimits(limits, isNeighbour, {
    tooSlow: (id) => hangUp(id, tooSlow),
    makeRoom: (id) => {
      hangUp(id, noSlot);
      server.destroySoon(id);
    },
  });
  let closing: Promise<void> | null = null;
  const { underWay, ...handlers } = createHandlers({
    intake,
    judge,
    domain,
    largest,
    connections,
    memory: new SharedMemory(limits.bytesInFlight, limits.patience),
    hasDiskSpace: options.hasDiskSpace ?? (async () => true),
    metrics,
    log,
    answered: ({ id }) => closing && hangUp(id, shuttingDown),
  });
  const settings = { ...serverSettings(domain, largest, limits, options.certificate), ...handlers };
  const server = new NeighbourlyServer(settings, isNeighbour, connections, limits.clients, metrics);
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

/** Sockets beyond the places there are: those that are being told so. What comes beyond these is dropped. */
const BEING_TURNED_AWAY = 64;

/**
 * The SMTP library lets every client wait for a tenth of a second and closes on those that talk before the greeting,
 * which only spam does. Neighbours are greeted at once: a relay that connects for each mail would spend its time waiting.
 * A client takes its place when it connects, not when it is greeted, so that no flood gets in before it is counted.
 */
class NeighbourlyServer extends SMTPServer {
  readonly #isNeighbour: (address: string) => boolean;
  readonly #limits: ConnectionLimits;
  readonly #metrics: Metrics;
  readonly #sockets = new Map<string, Socket>();

  constructor(
    options: SMTPServerOptions,
    isNeighbour: (address: string) => boolean,
    limits: ConnectionLimits,
    clients: number,
    metrics: Metrics,
  ) {
    super(options);
    this.#isNeighbour = isNeighbour;
    this.#limits = limits;
    this.#metrics = metrics;
    this.server.maxConnections = clients + BEING_TURNED_AWAY;
    this.server.on('connection', (socket) => socket.on('error', () => {})); // one that breaks before `connect`
  }

  override connect(...[socket, socketOptions]: Parameters<SMTPServer['connect']>): void {
    if (socket.destroyed) return; // its end has been told already
    const id = socketOptions?.id ?? '';
    const refused = this.#limits.admit({ id, remoteAddress: socket.remoteAddress ?? '' });
    if (refused) {
      this.#metrics.count('cairn_smtp_replies_total', { reply: refused.name });
      turnAway(socket, refused);
      return;
    }
    this.#sockets.set(id, socket);
    socket.once('close', () => {
      this.#sockets.delete(id);
      this.#limits.release(id);
    });
    super.connect(socket, socketOptions);
    const connection = [...this.connections].at(-1);
    if (!connection || !this.#isNeighbour(connection.remoteAddress)) return;
    connection.connectionReady();
    connection.connectionReady = () => {}; // the library's own call, a tenth of a second later
  }

  /** Once a client has been told why: the library would wait for the client to close its side. */
  destroySoon(id: string): void {
    this.#sockets.get(id)?.destroySoon();
  }
}

const turnAway = (socket: Socket, { code, text }: SmtpReply): void => {
  socket.end(`${code} ${text}\r\n`);
  socket.destroySoon();
};
