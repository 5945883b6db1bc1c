/**
 * Everything that is measured, by Prometheus' conventions: base units, `_total` for counters, points in time as Unix seconds. A
 * label takes few values, all of them ours (a route's template, a pool, a code), and never anything of a user.
 */
type Definition<Kind extends string = string, Label extends string = string> = Readonly<{
  kind: Kind;
  help: string;
  labels: readonly Label[];
  /** Upper bounds in seconds. */
  buckets?: readonly number[];
}>;

const counter = <const Label extends string = never>(
  help: string,
  ...labels: Label[]
): Definition<'counter', Label> => ({
  kind: 'counter',
  help,
  labels,
});

const gauge = <const Label extends string = never>(help: string, ...labels: Label[]): Definition<'gauge', Label> => ({
  kind: 'gauge',
  help,
  labels,
});

const histogram = <const Label extends string = never>(
  help: string,
  buckets: readonly number[],
  ...labels: Label[]
): Definition<'histogram', Label> => ({ kind: 'histogram', help, labels, buckets });

const ANSWERS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const STORE_CALLS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5];
const WORK = [0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 30, 120];

export const metricDefinitions = {
  cairn_http_requests_total: counter(
    'HTTP requests answered. The route is its template; "client" is a page or file.',
    'method',
    'route',
    'status',
  ),
  cairn_http_request_duration_seconds: histogram(
    'Time until an HTTP answer was ready to be sent.',
    ANSWERS,
    'method',
    'route',
  ),

  cairn_smtp_replies_total: counter(
    'What SMTP clients were told of connections, senders, recipients and mails.',
    'reply',
  ),
  cairn_smtp_mail_duration_seconds: histogram('Time from DATA to the answer to a mail.', WORK),
  cairn_smtp_judged_mails_total: counter('Mails by whether SPF or DKIM proved their sender.', 'verdict'),

  cairn_log_appended_events_total: counter(
    'Events appended by this process, by the category of their stream.',
    'category',
  ),
  cairn_log_append_errors_total: counter('Appends that were refused or failed, by code.', 'code'),
  cairn_log_append_duration_seconds: histogram('Time until an append was durable.', STORE_CALLS),
  cairn_damaged_events: gauge('Events known to be damaged.'),

  cairn_read_model_lag_events: gauge('Events that a read model has still to see, exact up to 1,000.', 'read_model'),
  cairn_read_model_stopped: gauge('1 while a read model does not follow the log.', 'read_model'),

  cairn_jobs: gauge('Jobs of the backlog: due, scheduled for later, blocked by others, or parked.', 'pool', 'state'),
  cairn_oldest_due_job_timestamp_seconds: gauge(
    'Since when the longest due job of a pool is due; none: no sample.',
    'pool',
  ),
  cairn_job_runs_total: counter('Runs of jobs by this process: done, failed, or put off.', 'reaction', 'outcome'),
  cairn_job_duration_seconds: histogram('Time that one run of a job took.', WORK, 'pool'),

  cairn_check_ins_due: gauge('Check-ins that are due and not decided yet.'),
  cairn_oldest_due_check_in_timestamp_seconds: gauge('Since when the longest due check-in is due; none: no sample.'),

  cairn_provider_calls_total: counter('Calls to a provider, by how they ended.', 'provider', 'outcome'),
  cairn_provider_call_duration_seconds: histogram('Time that a call to a provider took.', WORK, 'provider'),
  cairn_breaker_open: gauge('1 from when a breaker opens until a call succeeds again.', 'breaker'),
  cairn_ai_tokens_total: counter('Tokens that the AI provider counted.', 'kind'),
  cairn_ai_over_budget_total: counter("Calls to the AI provider left out because a user's day was used up."),

  cairn_disk_free_bytes: gauge('Space left for this process on the disk of the data folder.'),
  cairn_disk_size_bytes: gauge('Size of the disk of the data folder.'),
  cairn_last_backup_timestamp_seconds: gauge('When the last complete backup was made; none yet: no sample.'),
  cairn_certificate_expiry_timestamp_seconds: gauge('When the certificate of a listener ends.', 'listener'),
  cairn_collector_success: gauge('1 if the last look for these figures came to its end.', 'collector'),
} as const;

type Definitions = typeof metricDefinitions;
export type MetricName = keyof Definitions;
type NameOf<Kind extends string> = {
  [Name in MetricName]: Definitions[Name] extends Definition<Kind> ? Name : never;
}[MetricName];
type LabelsOf<Name extends MetricName> = Readonly<Record<Definitions[Name]['labels'][number], string>>;

/** Takes measurements. Never throws, and costs a few microseconds at most. */
export interface Metrics {
  count<Name extends NameOf<'counter'>>(name: Name, labels: LabelsOf<Name>, by?: number): void;
  /** `null`: there is no such value, and no sample. */
  set<Name extends NameOf<'gauge'>>(name: Name, labels: LabelsOf<Name>, value: number | null): void;
  observe<Name extends NameOf<'histogram'>>(name: Name, labels: LabelsOf<Name>, seconds: number): void;
}

export const noMetrics: Metrics = { count() {}, set() {}, observe() {} };
