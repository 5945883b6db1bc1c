import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

type Graph = Readonly<{ getModuleInfo(id: string): Readonly<{ importedIds: readonly string[] }> | null }>;

const client = fileURLToPath(new URL('../', import.meta.url));
const start = join(client, 'main.tsx');
const inPages = (name: string): string => join(client, 'pages', name);

/** What changes with a library's release alone, and every page needs. */
const LIBRARIES = /node_modules\/(?:zod|react|react-dom|scheduler|react-router|react-router-dom)\//;
const around = [inPages('app-layout.tsx'), inPages('protected-layout.tsx')];
/** Where whoever is signed in begins. */
const first = [inPages('dashboard-page.tsx'), inPages('wins-page.tsx')];
const signIn = [inPages('login-page.tsx'), inPages('register-page.tsx')];
const isOperators = (name: string): boolean => name.startsWith('admin-');
const pages = readdirSync(join(client, 'pages')).filter((name) => name.endsWith('-page.tsx'));
const others = pages
  .filter((name) => !isOperators(name))
  .map(inPages)
  .filter((page) => !first.includes(page));
/** Everybody who asks for the admin loads it: it finds out who they are. */
const gate = inPages('admin-gate.tsx');
const operators = [inPages('admin-layout.tsx'), ...pages.filter(isOperators).map(inPages)];

/**
 * Which piece of script a module belongs to. Small pieces compress badly, and each is a request: so what every page needs
 * is one (beside the libraries), what the first pages of the app share with each other or with any other is one, what the
 * pages for signing in or up share with others is one, and what all others share. What operators' pages alone share is one,
 * which nobody else loads. What a single page needs, or what is loaded once it is asked for, stays by itself.
 */
export const createPieces = () => {
  let needs: ((page: string) => ReadonlySet<string>) | undefined;
  return (id: string, graph: Graph): string | null => {
    needs ??= createNeeds(graph);
    const of = needs;
    if (of(start).has(id)) return LIBRARIES.test(id) ? 'libraries' : 'start';
    const isNeededBy = (page: string) => of(page).has(id);
    if (around.some(isNeededBy)) return 'app';
    const firsts = first.filter(isNeededBy).length;
    const all = firsts + others.filter(isNeededBy).length;
    if (all === 0 && isNeededBy(gate)) return 'gate';
    if (all === 0 && operators.filter(isNeededBy).length > 1) return 'admin';
    if (all < 2) return null;
    if (firsts > 0) return 'app';
    return signIn.some(isNeededBy) ? 'forms' : 'more';
  };
};

/** All modules that one of them imports, directly or not, without what it loads later. */
const createNeeds = (graph: Graph) => {
  const known = new Map<string, ReadonlySet<string>>();
  return (page: string): ReadonlySet<string> => {
    const found = known.get(page) ?? reachedFrom(page, graph);
    known.set(page, found);
    return found;
  };
};

const reachedFrom = (page: string, graph: Graph): ReadonlySet<string> => {
  const reached = new Set<string>();
  const left = [page];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    left.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
};
