import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExecutionContext } from 'ava';
import { createKeptTexts } from '#application/documents/kept-texts.ts';
import { createChanges } from '#application/engine/changes.ts';
import type { AlarmClock } from '#application/engine/ports/clock.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import { refuse } from '#domain/decider.ts';
import { createLocalChangeFeed } from '#infrastructure/builtin/change-feed.ts';
import { kindAsked } from '#infrastructure/builtin/documents/prompt.ts';
import { builtinDocumentWriter } from '#infrastructure/builtin/documents/writer.ts';
import { createDocumentFormats } from '#infrastructure/formats/formats.ts';
import { claims as documentClaims } from '#language/claims/claims.ts';
import { wordSigns } from '#language/word-signs.ts';
import { builtinWriter } from '#language/writer/writer.ts';
import { silentLogger } from '#test/support/silent-logger.ts';
import { embeddedServices } from '#test/support/stores.ts';
import { temporaryFolder } from '#test/support/temporary.ts';
import { type WebLimits, webLimits } from '#web/api/connections.ts';
import type { ApiParts } from '#web/api/route.ts';
import { startWebServer } from '#web/api/server.ts';
import type { MetricsPage } from '#web/api/system/metrics.ts';
import { compressFolder } from '#web/client/building/compress.ts';
import { NOT_FOUND, pageRoutes } from '#web/contract/page-routes.ts';

export const PAGE = '<!doctype html><title>the page</title>';
export const GERMAN_PAGE = '<!doctype html><html lang="de"><title>the page</title>';
export const LONG_SCRIPT = `export default '${'stone '.repeat(1000)}';`;
export const OURS = 'https://cairn.example';

type Setting = Readonly<{
  trustedProxies?: number;
  clock?: AlarmClock;
  limits?: Partial<WebLimits>;
  isNeighbour?: (address: string) => boolean;
  metricsPage?: MetricsPage | null;
}>;

/** The web server alone, on embedded stores: no read model follows, no reactor works, and a part may be put in place of another. */
export const aWebServer = async (
  t: ExecutionContext,
  changed: Partial<ApiParts> = {},
  { trustedProxies = 0, clock, limits = {}, isNeighbour = () => true, metricsPage = null }: Setting = {},
) => {
  const services = await embeddedServices(t, clock);
  const client = await temporaryFolder();
  await mkdir(join(client.path, 'assets'));
  for (const [language, page] of Object.entries({ en: PAGE, de: GERMAN_PAGE })) {
    await mkdir(join(client.path, 'pages', language), { recursive: true });
    for (const file of new Set([...pageRoutes.map((route) => route.file), NOT_FOUND]))
      await writeFile(join(client.path, 'pages', language, `${file}.html`), page);
  }
  await writeFile(join(client.path, 'assets', 'app-1a2b3c.js'), 'export {};');
  await writeFile(join(client.path, 'assets', 'long-1a2b3c.js'), LONG_SCRIPT);
  await compressFolder(join(client.path, 'assets'));
  const feed = createLocalChangeFeed();
  const changes = await createChanges(feed, { shown: new Set(['wins', 'outbox']), open: new Set(['outbox']) });
  const logged: string[] = [];
  const projections = { status: async () => [] };
  const warned: (readonly [string, object])[] = [];
  const logger: Logger = {
    ...silentLogger,
    warn: (message, fields = {}) => warned.push([message, fields]),
    error: (message) => logged.push(message),
  };
  const formats = createDocumentFormats();
  t.teardown(() => formats.close());
  const server = await startWebServer({
    parts: {
      ...services,
      brandName: 'Cairn',
      operatorWords: { company: null, marketing: null },
      sandbox: null,
      sandboxCheckout: null,
      checkAnswers: true,
      projections,
      operators: { isPublicHost: true } as ApiParts['operators'],
      diskReserve: { isTight: async () => false },
      exports: { open: async () => refuse('no-such-account') },
      composer: {
        answer: async () => '',
        answerPieces: async () => [],
        subject: async () => '',
        conversation: () => '',
      },
      careerFiles: { read: async () => refuse('unknown-file'), close: async () => {} },
      uploadedFile: () => null,
      reader: {
        readPlain: async () => '',
        hear: async () => ({ tone: null, day: 'hard', language: null }),
        readText: async () => ({ kind: 'unreadable', reason: 'no-text' }),
      },
      clerk: builtinWriter,
      helpWords: () => ({ before: [], lines: [], after: [] }),
      incomingTexts: null,
      documentWriter: builtinDocumentWriter,
      aiDocumentWriter: null,
      documentClaims,
      kindAsked,
      careerFactsOf: async () => [],
      signs: wordSigns,
      formats,
      keptTexts: createKeptTexts(formats),
      insights: {
        signs: wordSigns,
        insightWording: () => ({ paragraphs: [], strengths: [], growthAreas: [] }),
        aiInsightWriter: null,
        insightClaims: { bearOut: async (sentences) => sentences.map(() => true) },
        isHardTime: async () => false,
      },
      logger,
      publicUrl: OURS,
      ...changed,
    },
    changes,
    logger,
    metricsPage,
    host: '127.0.0.1',
    port: 0,
    origins: new Set([OURS]),
    trustedProxies,
    limits: { ...webLimits(1000), ...limits },
    isNeighbour,
    client: client.path,
  });
  t.teardown(async () => {
    await server.close();
    await client.remove();
  });
  return { services, feed, changes, logged, warned, close: server.close, url: `http://127.0.0.1:${server.port}` };
};
