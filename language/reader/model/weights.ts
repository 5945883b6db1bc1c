import { readFileSync } from 'node:fs';
import { type Gap, gapNames } from './gaps.ts';
import type { Model } from './model.ts';
import { networkFrom } from './network.ts';
import type { Table } from './table.ts';

/** Where a table stands in the file of numbers. */
export type TableHead = Readonly<{
  labels: readonly string[];
  bits: number;
  step: number;
  temperature: number;
  senses: number;
}>;
const tableNames = ['gaps', 'parts', 'kinds', 'tones', 'languages', 'categories', 'shortCrises'] as const;
type TableName = (typeof tableNames)[number];
export type Head = Readonly<{
  version: string;
  tables: Readonly<Record<TableName, TableHead>>;
  leastGap: number;
  leastCategory: readonly number[];
}>;

/** The numbers of a model: those of each table in turn, with the fractions of all before the steps of all. */
export const packed = (model: Omit<Model, 'network'>): Buffer => {
  const tables = tableNames.map((name) => model[name]);
  const fractions = [model.transitions.scores, ...tables.flatMap(({ ofSenses, bias }) => [ofSenses, bias])];
  const bytes = Buffer.alloc(fractions.reduce((sum, { length }) => sum + length * 4, 0));
  let at = 0;
  for (const row of fractions) for (const number of row) at = bytes.writeFloatLE(number, at);
  return Buffer.concat([
    bytes,
    ...tables.map(({ weights }) => Buffer.from(weights.buffer, weights.byteOffset, weights.byteLength)),
  ]);
};

/** The model that a head and its numbers describe, but for the network that it was learned beside. */
export const unpacked = (head: Head, bytes: Buffer): Omit<Model, 'network'> => {
  let at = 0;
  const fractions = (most: number): Float32Array => {
    const row = new Float32Array(most);
    for (let place = 0; place < most; place++) row[place] = bytes.readFloatLE(at + place * 4);
    at += most * 4;
    return row;
  };
  const labels = head.tables.parts.labels.length;
  const transitions = {
    gaps: gapNames as readonly Gap[],
    labels,
    scores: fractions(gapNames.length * labels * labels),
  };
  const halves = tableNames.map((name) => {
    const { labels: names, senses } = head.tables[name];
    return { ofSenses: fractions(senses * names.length), bias: fractions(names.length) };
  });
  const tables = tableNames.map((name, place): readonly [TableName, Table] => {
    const { labels: names, bits, step, temperature } = head.tables[name];
    const size = 2 ** bits * names.length;
    const weights = new Int8Array(bytes.buffer, bytes.byteOffset + at, size);
    at += size;
    return [
      name,
      { labels: names, mask: 2 ** bits - 1, step, temperature, weights, ...(halves[place] as (typeof halves)[number]) },
    ];
  });
  const { version, leastGap, leastCategory } = head;
  return {
    version,
    leastGap,
    leastCategory,
    transitions,
    ...(Object.fromEntries(tables) as Record<TableName, Table>),
  };
};

let loaded: Model | undefined;

const fileOf = (name: string): Buffer => readFileSync(new URL(name, import.meta.url));

/** Read from the disk when it is first asked for, once a thread. */
export const learned = (): Model => {
  loaded ??= {
    ...unpacked(JSON.parse(fileOf('./weights.json').toString()) as Head, fileOf('./weights.bin')),
    network: networkFrom(fileOf('./network.bin')),
  };
  return loaded;
};
