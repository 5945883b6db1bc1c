import { readdirSync } from 'node:fs';
import type { Route } from '#web/api/route.ts';
import type { z } from '#web/contract/schema.ts';
import { nameOf } from './sweep.ts';

export type Schema = z.core.$ZodType;
/** A check alone, as fields share one, has no `run`. */
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value && 'run' in (value._zod as object);

/** Every schema that the contract exports, and every body and query of the table of calls. */
export const everySchema = async (
  routes: readonly Route[],
): Promise<readonly Readonly<{ name: string; schema: Schema }>[]> => {
  const folder = new URL('../../../web/contract/', import.meta.url);
  const found: { name: string; schema: Schema }[] = [];
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )) {
    const module = (await import(new URL(file, folder).href)) as Readonly<Record<string, unknown>>;
    for (const [name, value] of Object.entries(module))
      if (isSchema(value)) found.push({ name: `${file} ${name}`, schema: value });
  }
  for (const route of routes)
    for (const schema of [route.body, route.query]) if (schema) found.push({ name: nameOf(route), schema });
  return found;
};

/** The names of the fields of an object, or of the objects of a union. */
export const fieldsOf = (schema: Schema): readonly string[] => {
  const { def } = schema._zod;
  if ('shape' in def) return Object.keys(def.shape as object);
  return 'options' in def ? (def.options as readonly Schema[]).flatMap(fieldsOf) : [];
};

/** What a field may be sent as, and hardly ever should. */
export const odd: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'x',
  'x'.repeat(30_000),
  -1,
  1.5,
  1e99,
  Number.NaN,
  true,
  [],
  {},
  [null],
  [{}],
  { constructor: 1 },
];
