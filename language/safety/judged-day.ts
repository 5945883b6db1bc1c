import { readFileSync } from 'node:fs';
import { type Features, probabilitiesOf, type Table } from '../reader/model/table.ts';
import { type ToneName, toneNames } from '../reader/model/tone.ts';
import { dayFeatures, type Judgement, type Understood } from './day-features.ts';

/** The head of the weights; their numbers are those of the senses, the bias, then one byte a weight. */
export type DayHead = Readonly<{ version: string; bits: number; step: number; temperature: number; senses: number }>;
export type Tones = Readonly<Record<ToneName, number>>;

const MOST = toneNames.length;

export const packedDays = ({ ofSenses, bias, weights }: Table): Buffer => {
  const fractions = Buffer.alloc((ofSenses.length + bias.length) * 4);
  let at = 0;
  for (const number of [...ofSenses, ...bias]) at = fractions.writeFloatLE(number, at);
  return Buffer.concat([fractions, Buffer.from(weights.buffer, weights.byteOffset, weights.byteLength)]);
};

export const unpackedDays = ({ bits, step, temperature, senses }: DayHead, bytes: Buffer): Table => {
  const fractions = Float32Array.from({ length: (senses + 1) * MOST }, (_, at) => bytes.readFloatLE(at * 4));
  return {
    labels: toneNames,
    mask: 2 ** bits - 1,
    step,
    temperature,
    ofSenses: fractions.subarray(0, senses * MOST),
    bias: fractions.subarray(senses * MOST),
    weights: new Int8Array(bytes.buffer, bytes.byteOffset + fractions.length * 4, 2 ** bits * MOST),
  };
};

let loaded: Table | undefined;

/** Read from the disk when it is first asked for, once a thread. */
const learnedDays = (): Table => {
  loaded ??= unpackedDays(
    JSON.parse(readFileSync(new URL('./weights.json', import.meta.url), 'utf8')) as DayHead,
    readFileSync(new URL('./weights.bin', import.meta.url)),
  );
  return loaded;
};

/** How probable each tone is, by all that is known of a message: a second look at what was learned of its words alone. */
export const judgedDay = (text: string, judgement: Judgement, understood: Understood): Tones =>
  tonesBy(learnedDays(), dayFeatures(text, judgement, understood));

export const tonesBy = (table: Table, features: Features): Tones => {
  const [win = 0, setback = 0, distress = 0, crisis = 0, chat = 0] = probabilitiesOf(table, features);
  return { win, setback, distress, crisis, chat };
};
