import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

/**
 * Lets this thread import the client's components as they are: Node strips types but knows neither JSX nor style sheets.
 * A class of a style sheet is named as it is written; a picture is its own address.
 */
registerHooks({
  resolve(specifier, context, next) {
    return specifier.startsWith('virtual:') ? { url: specifier, shortCircuit: true } : next(specifier, context);
  },
  load(url, context, next) {
    if (url.startsWith('virtual:')) return nothing;
    if (url.endsWith('.tsx')) return { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true };
    if (url.endsWith('.module.css')) return { format: 'module', source: CLASS_NAMES, shortCircuit: true };
    if (url.endsWith('.css')) return nothing;
    if (url.endsWith('.svg'))
      return { format: 'module', source: `export default ${JSON.stringify(url)};`, shortCircuit: true };
    return next(url, context);
  },
});

const nothing = { format: 'module', source: 'export {};', shortCircuit: true } as const;
const CLASS_NAMES = 'export default new Proxy({}, { get: (_, name) => String(name) });';

const compiled = (path: string): string =>
  transformSync(readFileSync(path, 'utf8'), {
    filename: path,
    sourceMaps: 'inline',
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2024',
    },
    module: { type: 'es6' },
  }).code;
