import test from 'ava';
import { productionProblems } from './production-imports.ts';

type Module = Parameters<typeof productionProblems>[0][number];
type Imported = readonly [
  module: string,
  resolved: string,
  type: 'local' | 'npm' | 'npm-dev' | 'core',
  isType?: 'type-only',
];

const importing = (source: string, ...imported: readonly Imported[]): Module => ({
  source,
  dependencies: imported.map(([module, resolved, ...dependencyTypes]) => ({
    module,
    resolved,
    dependencyTypes: dependencyTypes.filter((type) => type !== undefined),
  })),
});
const problems = (...modules: readonly Module[]) =>
  productionProblems(modules, { dependencies: { koa: '3.3.0', '@koa/router': '15.7.0' } }, ['domain', 'web/api']);
const KOA = ['koa', 'node_modules/koa/lib/application.js', 'npm'] as const;
const ROUTER = ['@koa/router', 'node_modules/@koa/router/dist/index.js', 'npm'] as const;

test('what runs in production imports the dependencies, all of them, and Node', (t) => {
  const api = importing(
    'web/api/api.ts',
    KOA,
    ROUTER,
    ['node:http', 'http', 'core'],
    ['#domain/day.ts', 'domain/day.ts', 'local'],
  );
  t.deepEqual(problems(api, importing('domain/day.ts')), []);
});

test('a package for development may give types, and nothing that runs', (t) => {
  const rest = importing('web/api/api.ts', KOA, ROUTER);
  const vite = ['vite/client', 'node_modules/vite/client.d.ts', 'npm-dev'] as const;
  t.deepEqual(problems(rest, importing('web/api/a.ts', [...vite, 'type-only'])), []);
  t.deepEqual(problems(rest, importing('web/api/a.ts', vite)), [
    'web/api/a.ts -> vite: it is none of the dependencies',
  ]);
  t.deepEqual(problems(rest, importing('test/a.test.ts', vite)), []);
});

test('a dependency that only tests or types use is named', (t) => {
  const type = importing('web/api/api.ts', KOA, [...ROUTER, 'type-only']);
  t.deepEqual(problems(type, importing('test/a.test.ts', ROUTER)), ['@koa/router: nothing that runs imports it']);
});

test('a file that is not in the image is named', (t) => {
  const api = importing('web/api/api.ts', KOA, ROUTER, ['#web/client/theme/a.ts', 'web/client/theme/a.ts', 'local']);
  t.deepEqual(problems(api), ['web/api/api.ts -> web/client/theme/a.ts: it is not copied into the image']);
});
