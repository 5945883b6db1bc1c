type Answer = Readonly<{ data?: unknown; error?: unknown }>;

const FOR_MS = 60_000;

/** As the keys of SWR begin. What is edited (one win, one document, the profile) is always read first, so it is not among them. */
const LISTS =
  /^(?:\$inf\$)?@"(?:wins|documents|\/api\/(?:needs-you|growth-insights\/|user-skills-profile\/|achievements\?))/;

/** The answers known to a page, and when each came. */
class KnownAnswers extends Map<string, Answer> {
  readonly #since = new Map<string, number>();

  override set(key: string, answer: Answer): this {
    if (this.get(key)?.data !== answer.data) this.#since.set(key, performance.now());
    return super.set(key, answer);
  }

  /** For the next page: lists that came less than a minute ago. A cache of SWR ends with its page. */
  next(): KnownAnswers {
    const oldest = performance.now() - FOR_MS;
    const next = new KnownAnswers();
    for (const [key, { data, error }] of this) {
      const since = this.#since.get(key) ?? 0;
      if (since < oldest || data === undefined || error !== undefined || !LISTS.test(key)) continue;
      next.set(key, { data });
      next.#since.set(key, since);
    }
    return next;
  }
}

let known = { userId: 0, answers: new KnownAnswers() };

/** What the page that opens knows of this user already. What was read for another one is forgotten. */
export const knownListsOf = (userId: number): Map<string, Answer> => {
  known = { userId, answers: known.userId === userId ? known.answers.next() : new KnownAnswers() };
  return known.answers;
};
