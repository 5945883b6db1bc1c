/** What checks an answer and gives it its type. */
export type Schema<Shape> = Readonly<{ parse(body: unknown): Shape }>;
type Known<Shape> = Readonly<{ tag: string; answer: Schema<Shape>; value: Shape }>;

const MOST = 40;

/**
 * The last answer of each address that came with an ETag, for the server to say that it is the same still. They are kept in
 * this page alone, never by the browser: what somebody wrote must not lie on a disk. Another token begins anew, for it may
 * be another reader's.
 */
export const createKnownAnswers = () => {
  let reader: string | null = null;
  const known = new Map<string, Known<unknown>>();

  const of = (token: string | null): typeof known => {
    if (token !== reader) known.clear();
    reader = token;
    return known;
  };
  return {
    find<Shape>(token: string | null, path: string, answer: Schema<Shape>): Known<Shape> | undefined {
      const found = of(token).get(path);
      return found?.answer === answer ? (found as Known<Shape>) : undefined; // what that schema made of it
    },
    keep<Shape>(
      token: string | null,
      path: string,
      { tag, ...given }: Omit<Known<Shape>, 'tag'> & Readonly<{ tag: string | null }>,
    ): void {
      const kept = of(token);
      kept.delete(path);
      if (tag === null) return;
      kept.set(path, { tag, ...given });
      const oldest = kept.size > MOST ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
    },
  };
};
