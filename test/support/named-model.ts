import type { DocumentOf, ReadModel } from '#application/engine/read-model.ts';
import type { JsonObject } from '#domain/json.ts';

/** A read model known by its name alone: it may be asked anything, with an index or without. */
export const named = <Document extends JsonObject>(name: string): ReadModel<Document> => ({
  name,
  indexes: [],
  searched: [],
});

/** The same of a read model whose documents are known. */
export const anyOf = <Model extends ReadModel>({ name }: Model): ReadModel<DocumentOf<Model>> => named(name);
