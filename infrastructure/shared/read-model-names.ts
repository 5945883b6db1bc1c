import { Fault } from '#application/engine/ports/fault.ts';
import type { Generation } from '#application/engine/ports/read-models.ts';

/** Names come from code, never from people, and are checked all the same before they become part of a statement. */
export const modelName = (name: string): string => checked(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, name);
export const fieldName = (name: string): string => checked(/^[a-z][a-zA-Z0-9]*$/, name);

/** `wins.3`: names the table, the collection and the record of a generation. */
export const generationName = ({ model, number }: Pick<Generation, 'model' | 'number'>): string =>
  `${modelName(model)}.${number}`;

/** Every generation there is, live or not, oldest first: one whose builder died is found here, to be dropped. */
export type Generations = Readonly<{ generations(model: string): Promise<readonly Generation[]> }>;

const checked = (shape: RegExp, name: string): string => {
  if (shape.test(name)) return name;
  throw new Fault('bad-name', `${JSON.stringify(name)} cannot name a read model or a field`);
};
