import type { Shape } from '#application/engine/ports/read-models.ts';
import type { JsonObject } from '#domain/json.ts';

const module = import.meta.url;

/** Ways of showing a document, to be found by another thread. */
export const short: Shape<JsonObject> = {
  module,
  name: 'short',
  show: (id, { text = '' }, given) => ({ id, text: `${given?.before ?? ''}${text}` }),
};
export const broken: Shape<JsonObject> = {
  module,
  name: 'broken',
  show() {
    throw new Error('this cannot be shown');
  },
};
/** Takes the thread that shows it with it. */
export const deadly: Shape<JsonObject> = { module, name: 'deadly', show: () => process.exit(1) };
