import { z } from 'zod';
import type { Json, JsonObject } from '#domain/json.ts';

/**
 * What a server that holds a model to a shape is given: every field is wanted and no other, one that may lack is null.
 * Limits of length, number and form are left to the check of the answer: strict servers turn a schema with them down.
 */
export const answerSchema = (shape: z.ZodType): JsonObject => {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });
  return strict(schema as JsonObject);
};

const strict = ({ type, enum: values, const: value, anyOf, items, properties }: JsonObject): JsonObject => {
  if (Array.isArray(anyOf)) return { anyOf: anyOf.map(one) };
  const typed = type === undefined ? {} : { type };
  if (Array.isArray(values)) return { ...typed, enum: values };
  if (value !== undefined) return { ...typed, enum: [value] };
  if (items !== undefined) return { type: 'array', items: one(items) };
  if (properties === undefined) return { type: type ?? 'string' };
  const fields = Object.entries(properties as JsonObject).map(([name, field]) => [name, one(field)] as const);
  return {
    type: 'object',
    properties: Object.fromEntries(fields),
    required: fields.map(([name]) => name),
    additionalProperties: false,
  };
};

const one = (schema: Json): JsonObject => strict(schema as JsonObject);
