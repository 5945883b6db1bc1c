import { readFileSync } from 'node:fs';
import { textFeatures } from './features.ts';
import { hashOf } from './hashing.ts';
import { addSenses, SENSES } from './senses.ts';
import { type Features, probabilitiesOf, type Table } from './table.ts';
import { type Token, tokensOf } from './tokens.ts';

/** A win says in so many characters whether it is of the home. */
const READ = 600;
/** Words of like meaning fall into one of 64 cells; each of these divisions has others. */
const DIVISIONS = 8;
const PLANES = 6;
const PLANE = 0xabc;
const CELL = 0xb0b;

export const HOME_BITS = 15;
export const homeLabels = ['work', 'home'] as const;

/** From here on a win is of the home: fitted on wins left out of the training, a part of whose work wins are of the home too. */
const LEAST = 0.5;

const planes = Array.from({ length: DIVISIONS * PLANES }, (_, plane) =>
  Int8Array.from({ length: SENSES }, (_, sense) => (hashOf(PLANE + plane, String(sense)) & 1 ? 1 : -1)),
);

/** The words of a win, what they mean on the whole, and the cells that the meaning of each falls into, in whichever language. */
export const homeFeatures = (text: string): Features => {
  const tokens = tokensOf(text.slice(0, READ));
  const { rows, senses } = textFeatures(tokens);
  return { senses, rows: Uint32Array.from([...rows, ...tokens.flatMap((_, at) => cellsOf(tokens, at))]) };
};

const cellsOf = (tokens: readonly Token[], at: number): readonly number[] => {
  const sense = new Float32Array(SENSES);
  addSenses(tokens, at, at + 1, sense, 0);
  if (sense.every((number) => number === 0)) return [];
  return Array.from({ length: DIVISIONS }, (_, division) => {
    const own = planes.slice(division * PLANES, (division + 1) * PLANES);
    const cell = own.reduce((code, plane) => code * 2 + (isAbove(plane, sense) ? 1 : 0), 0);
    return hashOf(CELL + division, String(cell));
  });
};

const isAbove = (plane: Int8Array, sense: Float32Array): boolean =>
  sense.reduce((sum, number, at) => sum + number * (plane[at] as number), 0) > 0;

/** First the step and the temperature, then the weights of senses and labels, then the steps of all rows. */
export const packedHome = ({ step, temperature, ofSenses, bias, weights }: Table): Buffer => {
  const fractions = Float32Array.from([step, temperature, ...ofSenses, ...bias]);
  return Buffer.concat([
    Buffer.from(fractions.buffer),
    Buffer.from(weights.buffer, weights.byteOffset, weights.byteLength),
  ]);
};

const unpackedHome = (bytes: Buffer): Table => {
  const labels = homeLabels.length;
  const most = 2 + SENSES * labels + labels;
  const fractions = Float32Array.from({ length: most }, (_, at) => bytes.readFloatLE(at * 4));
  return {
    labels: homeLabels,
    mask: 2 ** HOME_BITS - 1,
    step: fractions[0] as number,
    temperature: fractions[1] as number,
    ofSenses: fractions.slice(2, 2 + SENSES * labels),
    bias: fractions.slice(2 + SENSES * labels),
    weights: new Int8Array(bytes.buffer, bytes.byteOffset + most * 4, bytes.length - most * 4),
  };
};

let loaded: Table | undefined;

/** How probable it is that a win is of the family, the household, the body or a hobby, and none of the work. */
export const homeLifeOf = (text: string): number => {
  loaded ??= unpackedHome(readFileSync(new URL('./home-life.bin', import.meta.url)));
  return probabilitiesOf(loaded, homeFeatures(text))[1] as number;
};

/** The same for a win that is filed under none of the kinds of work: less says enough. */
const LEAST_OF_OTHER = 0.2;

export const isHomeLife = (text: string, category: string): boolean =>
  homeLifeOf(text) >= (category === 'Other' ? LEAST_OF_OTHER : LEAST);
