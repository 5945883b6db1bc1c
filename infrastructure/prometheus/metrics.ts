import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type MetricName, type Metrics, metricDefinitions } from '#application/engine/ports/metrics.ts';

/** Metrics over prom-client, and the page that Prometheus reads. */
export type PrometheusMetrics = Metrics &
  Readonly<{
    /** `text/plain; version=0.0.4`: everything as it is now. */
    page(): Promise<Readonly<{ type: string; text: string }>>;
  }>;

/** The event loop is looked at this often; the library's own 10 ms wake an idle process more often than all else. */
const LOOP_LOOKED_AT_EVERY_MS = 50;

/** The library's own metrics of a process (`process_…`, `nodejs_…`): memory, CPU, event loop, garbage collection, open files. */
const ofThisProcess: { registry?: Registry } = {};
const processRegistry = (): Registry => {
  if (ofThisProcess.registry) return ofThisProcess.registry;
  const register = new Registry();
  collectDefaultMetrics({ register, eventLoopMonitoringPrecision: LOOP_LOOKED_AT_EVERY_MS });
  ofThisProcess.registry = register;
  return register;
};

/** Figures in a registry of their own; the page shows those of the process too. */
export const createPrometheusMetrics = (): PrometheusMetrics => {
  const register = new Registry();
  const ofProcess = processRegistry();
  const counters = new Map<MetricName, Counter>();
  const gauges = new Map<MetricName, Gauge>();
  const histograms = new Map<MetricName, Histogram>();
  for (const [key, definition] of Object.entries(metricDefinitions)) {
    const name = key as MetricName;
    const { kind, help, labels } = definition;
    const own = { name, help, labelNames: [...labels], registers: [register] };
    if (kind === 'counter') counters.set(name, new Counter(own));
    else if (kind === 'gauge') gauges.set(name, withoutSample(new Gauge(own)));
    else histograms.set(name, new Histogram({ ...own, buckets: [...(definition.buckets ?? [])] }));
  }
  return {
    count: (name, labels, by = 1) => counters.get(name)?.inc(labels, by),
    set(name, labels, value) {
      if (value === null) gauges.get(name)?.remove(labels);
      else gauges.get(name)?.set(labels, value);
    },
    observe: (name, labels, seconds) => histograms.get(name)?.observe(labels, seconds),
    page: async () => ({
      type: register.contentType,
      text: `${await register.metrics()}\n${await ofProcess.metrics()}`,
    }),
  };
};

/** The library shows a gauge without labels as 0 before anybody has set it: no backup yet would be one of 1970. */
const withoutSample = (gauge: Gauge): Gauge => {
  gauge.remove({});
  return gauge;
};
