/** Days without check-ins: `until` is the first local date that may have one again, null until they are resumed. */
export type Pause = Readonly<{ until: string | null }>;

/** The pause that holds on a local date; one whose end has come is none. */
export const pauseOn = <Kind extends Pause>(pause: Kind | null, date: string): Kind | null =>
  pause !== null && (pause.until === null || date < pause.until) ? pause : null;
