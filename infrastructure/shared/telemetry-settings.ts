import { z } from 'zod';
import { port, url } from './mail-settings.ts';

export type TelemetrySettings = Readonly<{
  /** A listener for `/metrics` alone. Null: the web server answers it, with the token or to this machine alone. */
  metrics: Readonly<{ host: string; port: number }> | null;
  /** The bearer token for `/metrics`. */
  metricsToken: string | null;
  /** Where traces go; null: there are none. */
  otlpEndpoint: string | null;
}>;

const SHORTEST_TOKEN = 16;

export const telemetryEnvironment = {
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_TOKEN: z
    .string()
    .regex(
      new RegExp(`^[\\x21-\\x7e]{${SHORTEST_TOKEN},}$`),
      `must be one word of at least ${SHORTEST_TOKEN} characters`,
    )
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http:', 'https:').optional(),
};

const environment = z.object(telemetryEnvironment);

export const telemetryOf = (env: z.infer<typeof environment>): TelemetrySettings => ({
  metrics: env.METRICS_PORT === undefined ? null : { host: env.METRICS_HOST, port: env.METRICS_PORT },
  metricsToken: env.METRICS_TOKEN ?? null,
  otlpEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '') ?? null,
});

export const telemetryConflicts = ({
  METRICS_HOST,
  METRICS_PORT,
}: Readonly<Record<string, string | undefined>>): string[] =>
  METRICS_HOST && !METRICS_PORT ? ['METRICS_PORT must be set when METRICS_HOST is'] : [];
