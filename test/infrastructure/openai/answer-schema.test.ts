import test from 'ava';
import { z } from 'zod';
import { answerSchema } from '#infrastructure/openai/answer-schema.ts';

test('a server is given the shape that the answer is checked by: every field wanted and no other, null where one may lack', (t) => {
  const perhaps = <Schema extends z.ZodType>(schema: Schema) =>
    schema.nullish().transform((value) => value ?? undefined);
  const shape = z.object({
    kind: z.enum(['win', 'chat']),
    parts: z
      .array(
        z.object({
          text: z.string().min(1).max(8),
          every: perhaps(z.union([z.literal(1), z.literal(2)])),
          until: perhaps(z.iso.date()),
          name: perhaps(z.string().max(3)).catch(undefined),
          days: perhaps(z.array(z.int().min(0).max(6)).max(7)),
        }),
      )
      .min(1),
  });
  const orNull = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });
  t.deepEqual(answerSchema(shape), {
    type: 'object',
    properties: {
      kind: { type: 'string', enum: ['win', 'chat'] },
      parts: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            text: { type: 'string' },
            every: orNull({
              anyOf: [
                { type: 'number', enum: [1] },
                { type: 'number', enum: [2] },
              ],
            }),
            until: orNull({ type: 'string' }),
            name: orNull({ type: 'string' }),
            days: orNull({ type: 'array', items: { type: 'integer' } }),
          },
          required: ['text', 'every', 'until', 'name', 'days'],
          additionalProperties: false,
        },
      },
    },
    required: ['kind', 'parts'],
    additionalProperties: false,
  });
});
