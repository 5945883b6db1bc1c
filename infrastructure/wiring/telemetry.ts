import type { Logger } from '#application/engine/ports/logger.ts';
import { noMetrics } from '#application/engine/ports/metrics.ts';
import { noTracer } from '#application/engine/ports/tracer.ts';
import type { Telemetry } from '#application/engine/telemetry.ts';
import type { MetricsPage } from '#web/api/system/metrics.ts';
import { createCollection } from '../prometheus/collector.ts';
import { startMetricsListener } from '../prometheus/listener.ts';
import type { PrometheusMetrics } from '../prometheus/metrics.ts';
import type { Settings } from '../shared/settings.ts';
import type { MetricsAddress, PartName } from './app.ts';
import { collectorsOf } from './collectors.ts';
import type { Overrides } from './overrides.ts';

/** `prometheus` is null in a process that serves nothing, such as an operator's command. */
export type OpenTelemetry = Telemetry & Readonly<{ prometheus: PrometheusMetrics | null }>;

/** Metrics and traces of a process. The library for traces is loaded only where they are wanted. */
export const openTelemetry = async (
  { telemetry: { otlpEndpoint } }: Pick<Settings, 'telemetry'>,
  parts: ReadonlySet<PartName>,
  { telemetry: given }: Overrides,
  logger: Logger,
  running: AsyncDisposableStack,
): Promise<OpenTelemetry> => {
  if (given) return { ...given, prometheus: null };
  if (parts.size === 0) return { metrics: noMetrics, tracer: noTracer, prometheus: null };
  const { createPrometheusMetrics } = await import('../prometheus/metrics.ts');
  const prometheus = createPrometheusMetrics();
  if (otlpEndpoint === null) return { metrics: prometheus, tracer: noTracer, prometheus };
  const { createOtlpTracer } = await import('../opentelemetry/tracer.ts');
  const tracer = createOtlpTracer({ endpoint: otlpEndpoint, parts: [...parts].join(), logger });
  running.defer(tracer.close);
  return { metrics: prometheus, tracer, prometheus };
};

type Served = Readonly<{
  /** For the web server; null where a port of its own serves it. */
  page: MetricsPage | null;
  address: MetricsAddress | null;
}>;

/** The page of figures, and the port that serves it where one is set. */
export const startMetrics = async (
  { telemetry: { metrics, metricsToken: token }, dataDir }: Pick<Settings, 'telemetry' | 'dataDir'>,
  parts: Omit<Parameters<typeof collectorsOf>[0], 'dataDir' | 'metrics'>,
  prometheus: PrometheusMetrics | null,
  running: AsyncDisposableStack,
): Promise<Served> => {
  if (prometheus === null) return { page: null, address: null };
  const collect = createCollection(collectorsOf({ ...parts, dataDir, metrics: prometheus }), prometheus);
  const read = async () => {
    await collect();
    return prometheus.page();
  };
  if (metrics === null) return { page: { token, read }, address: null };
  const listener = await startMetricsListener({ ...metrics, token, read });
  running.defer(listener.close);
  return { page: null, address: { host: listener.host, port: listener.port } };
};
