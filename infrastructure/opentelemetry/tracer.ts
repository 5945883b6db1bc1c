import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import {
  type Context,
  type Span as OtelSpan,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  type IdGenerator,
  RandomIdGenerator,
  type SpanExporter,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { originNow } from '#application/engine/origin.ts';
import { unavailable } from '#application/engine/ports/fault.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import { noSpan, type SpanStart, type Tracer } from '#application/engine/ports/tracer.ts';

type Options = Readonly<{
  /** Base address of an OTLP/HTTP receiver; traces go to `/v1/traces` below it, as JSON. */
  endpoint: string;
  /** The parts of this process, such as `api,worker`. */
  parts: string;
  logger: Pick<Logger, 'error'>;
}>;

type OpenTracer = Tracer & Readonly<{ close(): Promise<void> }>;

/** How long the last spans may take to be handed over when the process ends. */
const CLOSE_WITHIN_MS = 2_000;

const KINDS: Readonly<Record<SpanStart['kind'], SpanKind>> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

/**
 * Hands spans over to an OTLP receiver, some every few seconds. Trace and root span have ids made from the correlation id, so all
 * processes agree on them without telling each other. `OTEL_EXPORTER_OTLP_HEADERS` and the other variables of the exporter are
 * read by the exporter itself. Spans that cannot be handed over are lost, and logged once a minute.
 */
export const createOtlpTracer = ({ endpoint, parts, logger }: Options): OpenTracer => {
  const ids = createIds();
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'cairn', 'cairn.parts': parts }),
    idGenerator: ids.generator,
    spanProcessors: [new BatchSpanProcessor({ exporter: tellingFailures(exporter, logger) })],
  });
  const tracer = provider.getTracer('cairn');
  const above = new AsyncLocalStorage<SpanContext>();

  const begin = ({ name, kind, attributes = {}, isRoot = false, startedAt }: SpanStart, correlation: string) => {
    const root = rootOf(correlation);
    const options = {
      kind: KINDS[kind],
      attributes: { ...attributes, 'cairn.correlation_id': correlation },
      ...(startedAt === undefined ? {} : { startTime: startedAt }),
    };
    if (isRoot) return ids.using(root, () => tracer.startSpan(name, options, ROOT_CONTEXT));
    const current = above.getStore();
    const parent = current?.traceId === root.traceId ? current : root;
    return tracer.startSpan(name, options, below(parent));
  };

  return {
    async span(start, work) {
      const origin = originNow();
      if (!origin) return work(noSpan);
      const span = begin(start, origin.$correlationId);
      try {
        return await above.run(span.spanContext(), () => work(noting(span)));
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR }); // without the message: it may quote a user
        throw error;
      } finally {
        span.end();
      }
    },
    async close() {
      const { promise: late, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, CLOSE_WITHIN_MS);
      await Promise.race([provider.shutdown().catch(() => {}), late]);
      clearTimeout(timer);
    },
  };
};

const noting = (span: OtelSpan) => ({
  rename: (name: string) => void span.updateName(name),
  note: (attributes: NonNullable<SpanStart['attributes']>) => void span.setAttributes(attributes),
});

const below = (parent: SpanContext): Context => trace.setSpanContext(ROOT_CONTEXT, parent);

/** The ids of a trace and of its root span. */
const rootOf = (correlation: string): SpanContext => {
  const bytes = createHash('sha256').update(`trace ${correlation}`).digest('hex');
  return { traceId: bytes.slice(0, 32), spanId: bytes.slice(32, 48), traceFlags: TraceFlags.SAMPLED, isRemote: true };
};

/** Random ids, except while a root span is begun. */
const createIds = () => {
  const random = new RandomIdGenerator();
  let next: SpanContext | null = null;
  const generator: IdGenerator = {
    generateTraceId: () => next?.traceId ?? random.generateTraceId(),
    generateSpanId: () => next?.spanId ?? random.generateSpanId(),
  };
  return {
    generator,
    using<Result>(given: SpanContext, begin: () => Result): Result {
      next = given;
      try {
        return begin();
      } finally {
        next = null;
      }
    },
  };
};

/** The logger itself says the same outage once a minute. */
const tellingFailures = (exporter: SpanExporter, logger: Options['logger']): SpanExporter => ({
  export: (spans, done) =>
    exporter.export(spans, (result) => {
      if (result.error) logger.error('spans were lost', unavailable('the receiver of traces', result.error));
      done(result);
    }),
  shutdown: () => exporter.shutdown(),
  forceFlush: async () => exporter.forceFlush?.(),
});
