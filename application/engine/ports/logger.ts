/** Fields are allow-listed by this shape: ids, codes and counts, never words, addresses or tokens. */
export type LogFields = Readonly<{
  reaction?: string;
  readModel?: string;
  jobId?: string;
  mailId?: string;
  eventId?: string;
  code?: string;
  status?: number;
  method?: string;
  route?: string;
  count?: number;
  milliseconds?: number;
}>;

/** What goes wrong is logged with its error; an error's own message is never shown to a user. */
export interface Logger {
  /** Every request and job; off unless wanted. */
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, error: unknown, fields?: LogFields): void;
}
