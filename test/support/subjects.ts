import type { IModule } from 'dependency-cruiser';

/** Tables over all subjects, which stand beside them: they may know each, and each may know them. */
const TABLES: ReadonlySet<string> = new Set(['domain/events.ts', 'application/services.ts', 'application/streams.ts']);

/** A subject is one folder of this name in `domain/` and `application/`; null of what belongs to none. */
export const subjectOf = (path: string): string | null =>
  TABLES.has(path) ? null : (/^(?:domain|application)\/([^/]+)\//.exec(path)?.[1] ?? null);

/** Each circle of subjects that import each other, as the subjects on the way round, each found once. */
export const circlesBetweenSubjects = (modules: readonly Pick<IModule, 'source' | 'dependencies'>[]): string[][] => {
  const known = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const from = subjectOf(source);
    if (!from) continue;
    const others = known.get(from) ?? new Set<string>();
    known.set(from, others);
    for (const { resolved } of dependencies) {
      const to = subjectOf(resolved);
      if (to && to !== from) others.add(to);
    }
  }
  return circlesIn(known);
};

const circlesIn = (known: ReadonlyMap<string, ReadonlySet<string>>): string[][] => {
  const circles: string[][] = [];
  const done = new Set<string>();
  const visit = (subject: string, way: readonly string[]): void => {
    const at = way.indexOf(subject);
    if (at !== -1) circles.push([...way.slice(at), subject]);
    if (at !== -1 || done.has(subject)) return;
    for (const other of known.get(subject) ?? []) visit(other, [...way, subject]);
    done.add(subject);
  };
  for (const subject of known.keys()) visit(subject, []);
  return circles;
};
