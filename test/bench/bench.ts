/** What the command line sets; a bench reads what it needs. */
export type BenchOptions = Readonly<{
  pairs: number;
  mails: number;
  subscribers: number;
  wins: number;
  events: number;
}>;

/** Something that `npm run bench` can measure. */
export type Bench = Readonly<{
  name: string;
  /** One line of the help. */
  help: string;
  /** Checked before anything is measured; any options will do where it is left out. */
  allows?(options: BenchOptions): boolean;
  /** Measures and prints. `figures` are what is kept in a file, `isKept` is false when a goal was missed. */
  run(options: BenchOptions): Promise<Readonly<{ figures: object; isKept: boolean }>>;
}>;
