import { hasCode } from './ports/fault.ts';
import { type Metrics, noMetrics } from './ports/metrics.ts';
import { noTracer, type Tracer } from './ports/tracer.ts';
import type { PoolName } from './ports/work.ts';

/** Metrics and traces, as the borders report them. */
export type Telemetry = Readonly<{ metrics: Metrics; tracer: Tracer }>;

export const noTelemetry: Telemetry = { metrics: noMetrics, tracer: noTracer };

/** Whom we call. An outbox stands in for a relay or a provider of texts. */
export type Provider = 'mail-relay' | 'mail-outbox' | 'texts' | 'text-outbox' | 'payments' | 'ai';

/** Codes of faults that a call ends with; all others are `failed`. */
const OUTCOMES = ['unavailable', 'deferred', 'outcome-unknown', 'payment-refused', 'ai-unfit'] as const;
type Outcome = 'ok' | 'refused' | 'failed' | (typeof OUTCOMES)[number];

/** One call to a provider, with a span and figures of its own. `outcomeOf` looks at what was answered. */
export const callProvider = <Result>(
  { metrics, tracer }: Telemetry,
  provider: Provider,
  call: () => Promise<Result>,
  outcomeOf: (result: Result) => Outcome = () => 'ok',
): Promise<Result> =>
  tracer.span(
    { name: `call ${provider}`, kind: 'client', attributes: { 'cairn.provider': provider } },
    async (span) => {
      const started = performance.now();
      const ended = (outcome: Outcome) => {
        metrics.count('cairn_provider_calls_total', { provider, outcome });
        metrics.observe('cairn_provider_call_duration_seconds', { provider }, secondsSince(started));
        span.note({ 'cairn.outcome': outcome });
      };
      try {
        const result = await call();
        ended(outcomeOf(result));
        return result;
      } catch (error) {
        ended(OUTCOMES.find((code) => hasCode(error, code)) ?? 'failed');
        throw error;
      }
    },
  );

/** The gauge of a breaker: 1 while it is open. */
export const breakerGauge =
  (telemetry: Telemetry, breaker: Provider | `pool-${PoolName}`) =>
  (isOpen: boolean): void =>
    telemetry.metrics.set('cairn_breaker_open', { breaker }, isOpen ? 1 : 0);

/** `started` by `performance.now()`. */
export const secondsSince = (started: number): number => (performance.now() - started) / 1000;
