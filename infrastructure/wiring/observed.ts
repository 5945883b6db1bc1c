import type { Carrier } from '#application/delivery/carrier.ts';
import type { EventLog } from '#application/engine/ports/event-log.ts';
import type { Metrics } from '#application/engine/ports/metrics.ts';
import { callProvider, type Provider, secondsSince, type Telemetry } from '#application/engine/telemetry.ts';

/** The log, with its appends counted. */
export const observedLog = (log: EventLog, metrics: Metrics): EventLog => ({
  ...log,
  async append(stream, events, expected) {
    const started = performance.now();
    try {
      const appended = await log.append(stream, events, expected);
      metrics.count('cairn_log_appended_events_total', { category: categoryOf(stream) }, events.length);
      metrics.observe('cairn_log_append_duration_seconds', {}, secondsSince(started));
      return appended;
    } catch (error) {
      metrics.count('cairn_log_append_errors_total', { code: codeOf(error) });
      throw error;
    }
  },
});

const codeOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^[\w-]{1,64}$/.test(code) ? code : 'unexpected';
};

const categoryOf = (stream: string): string => stream.slice(0, stream.indexOf('-'));

/** A carrier, with its calls counted and traced. */
export const observedCarrier = <Message, Kind extends Carrier<Message>>(
  carrier: Carrier<Message> & Kind,
  provider: Provider,
  telemetry: Telemetry,
): Carrier<Message> => ({
  repeatable: carrier.repeatable,
  send: (userId, message) =>
    callProvider(
      telemetry,
      provider,
      () => carrier.send(userId, message),
      ({ sent }) => (sent ? 'ok' : 'refused'),
    ),
  close: () => carrier.close(),
});
