import { fileURLToPath } from 'node:url';
import type { AiCareerReader } from '#application/documents/career/ai-career-reader.ts';
import { careerFilesWithAi } from '#application/documents/career/read-with-ai.ts';
import type { DocumentParts } from '#application/documents/document-parts.ts';
import type { Changes } from '#application/engine/changes.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import type { InsightParts } from '#application/insights/read-insights.ts';
import type { OperatorParts } from '#application/operators/parts.ts';
import { createAccountExports } from '#application/privacy/export/export-account.ts';
import type { Writer } from '#application/wins/writer.ts';
import { wordSigns } from '#language/word-signs.ts';
import { createCareerFiles } from '#mail-gateway/reading/career-files/career-files.ts';
import { careerOfQuotes } from '#mail-gateway/reading/career-files/quoted-career.ts';
import { uploadedFile } from '#mail-gateway/reading/kept-files.ts';
import { crisisWords } from '#mail-gateway/sending/hard-days/hard-day-words.ts';
import { createAddressList, loopback } from '#mail-gateway/smtp/limits.ts';
import { webLimits } from '#web/api/connections.ts';
import { startWebServer } from '#web/api/server.ts';
import type { MetricsPage } from '#web/api/system/metrics.ts';
import { exportWords } from '../export/words.ts';
import { zipWriter } from '../export/zip-writer.ts';
import type { DiskReserve } from '../files/disk-space.ts';
import { readMarketing } from '../marketing.ts';
import { connectionShares, maxOpenFiles } from '../open-files.ts';
import { followSandboxNotices } from '../sandbox-notices.ts';
import type { Settings } from '../shared/settings.ts';
import type { SmtpAddress, WebAddress } from './app.ts';
import { insightParts } from './insight-parts.ts';
import type { MailParts } from './mail-parts.ts';
import type { Overrides } from './overrides.ts';
import type { OpenServices } from './services.ts';

export const CLIENT_FOLDER = fileURLToPath(new URL('../../dist/client', import.meta.url));

type Parts = OpenServices &
  DocumentParts &
  Readonly<{
    diskReserve: Pick<DiskReserve, 'isTight'>;
    metricsPage: MetricsPage | null;
    aiInsightWriter: InsightParts['aiInsightWriter'];
    aiCareerReader: AiCareerReader | null;
    changes: Changes;
    operators: OperatorParts;
    /** Plain code, whatever provider is set. */
    clerk: Writer;
    /** Where the answers to mails of the outbox go. */
    smtp: SmtpAddress;
  }>;

/** The process part that serves pages and the API, with what stands in for providers that are not set. */
export const startApi = async (
  { web, brandName, company, marketingFile, relay, twilio, trustedProxies }: Settings,
  { changes, smtp, sandboxPayments, aiInsightWriter, aiCareerReader, metricsPage, ...services }: Parts,
  { composer, reader, incomingTexts }: MailParts,
  { checkAnswers = false, client = CLIENT_FOLDER, idleConnectionMs }: Overrides,
  logger: Logger,
  running: AsyncDisposableStack,
): Promise<WebAddress> => {
  const notices = followSandboxNotices(services, sandboxPayments, logger);
  running.defer(notices.stop);
  const shows = { mails: relay === null, texts: twilio === null };
  const sandbox =
    shows.mails || shows.texts ? (await sandboxMailbox()).createSandboxMailbox({ ...services, smtp, shows }) : null;
  const plainFiles = createCareerFiles();
  running.defer(() => plainFiles.close());
  const careerFiles = aiCareerReader
    ? careerFilesWithAi(plainFiles, { ...services, aiCareerReader, careerQuotes: careerOfQuotes })
    : plainFiles;
  const exports = createAccountExports({ ...services, brandName, composer, words: exportWords }, zipWriter);
  const server = await startWebServer({
    parts: {
      ...services,
      brandName,
      operatorWords: { company, marketing: readMarketing(marketingFile) },
      projections: services.operators.projections,
      sandbox,
      sandboxCheckout: sandboxPayments,
      logger,
      incomingTexts,
      exports,
      careerFiles,
      composer,
      uploadedFile,
      reader,
      insights: insightParts(services, { aiInsightWriter, claimFinder: services.claimFinder ?? null }),
      signs: wordSigns,
      helpWords: crisisWords,
      checkAnswers,
    },
    changes,
    logger,
    metricsPage,
    host: web.host,
    port: web.port,
    origins: ownOrigins(web),
    trustedProxies,
    limits: {
      ...webLimits(connectionShares(maxOpenFiles()).web),
      ...(idleConnectionMs && { keepAlive: idleConnectionMs }),
    },
    isNeighbour: createAddressList(loopback),
    client,
  });
  running.defer(server.close);
  return { port: server.port, url: web.publicUrl };
};

/** It reads mails as they were sent, by a library that a server with providers does not need. */
const sandboxMailbox = () => import('#mail-gateway/sending/sandbox-mailbox.ts');

/** While it is for this machine alone, by its listening and by its URL, all names of this machine are us. */
export const ownOrigins = ({
  publicUrl,
  host,
  port,
}: Pick<Settings['web'], 'publicUrl' | 'host' | 'port'>): ReadonlySet<string> => {
  const names = isLocal({ publicUrl, host })
    ? ['localhost', '127.0.0.1', '[::1]'].map((name) => `http://${name}:${port}`)
    : [];
  return new Set([new URL(publicUrl).origin, ...names]);
};

/** Nobody beyond this machine reaches it, by its listening and by its URL. */
export const isLocal = ({ publicUrl, host }: Pick<Settings['web'], 'publicUrl' | 'host'>): boolean =>
  isLoopback(host) && isLoopback(new URL(publicUrl).hostname);

/** `::1` stands in brackets in a URL. */
const isLoopback = (host: string): boolean =>
  /^(?:.+\.)?localhost$|^127(?:\.\d+){3}$/.test(host) || ['::1', '[::1]'].includes(host);
