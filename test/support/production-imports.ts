import type { IModule } from 'dependency-cruiser';

type Module = Readonly<{
  source: string;
  dependencies: readonly Pick<IModule['dependencies'][number], 'module' | 'resolved' | 'dependencyTypes'>[];
}>;
type Manifest = Readonly<{ dependencies: Readonly<Record<string, string>> }>;

const packageOf = (module: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? '';

/**
 * Imports that fail where only the `dependencies` and these folders exist, as in a container, and dependencies that nothing
 * there imports. Type imports do not count: they are gone at run time.
 */
export const productionProblems = (
  modules: readonly Module[],
  { dependencies }: Manifest,
  folders: readonly string[],
): readonly string[] => {
  const isIn = (path: string): boolean => folders.some((folder) => path.startsWith(`${folder}/`));
  const used = new Set<string>();
  const problems = modules
    .filter(({ source }) => isIn(source))
    .flatMap(({ source, dependencies: imports }) =>
      imports.flatMap(({ module, resolved, dependencyTypes }) => {
        if (dependencyTypes.includes('type-only') || dependencyTypes.includes('core')) return [];
        if (/^[.#]/.test(module))
          return isIn(resolved) ? [] : [`${source} -> ${resolved}: it is not copied into the image`];
        const name = packageOf(module);
        used.add(name);
        return Object.hasOwn(dependencies, name) ? [] : [`${source} -> ${name}: it is none of the dependencies`];
      }),
    );
  const unused = Object.keys(dependencies).filter((name) => !used.has(name));
  return [...problems, ...unused.map((name) => `${name}: nothing that runs imports it`)];
};
