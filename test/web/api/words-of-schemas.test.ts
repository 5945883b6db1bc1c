import test from 'ava';
import fc from 'fast-check';
import { safeParse } from 'zod/v4/core';
import { sharedApp } from '#test/support/app.ts';
import { aUser } from '#test/support/user.ts';
import { routes } from '#web/api/api.ts';
import { ApiError, failureOf } from '#web/api/errors.ts';
import { check } from '#web/api/input.ts';
import { english } from '#web/api/words/english.ts';
import { fieldErrorsOf } from '#web/client/shared/forms/field-errors.ts';
import type { Failure } from '#web/contract/answers.ts';
import { codeSignIn, tokenRequest } from '#web/contract/auth.ts';
import { checkWords } from '#web/contract/check-words.ts';
import { problemsOf, wordingIn } from '#web/contract/issue-words.ts';
import { profileChange } from '#web/contract/profile.ts';
import { everySchema, fieldsOf, odd, type Schema } from './every-schema.ts';

const app = sharedApp(test);

/** What the library says by itself, and what only a programmer reads. */
const RAW =
  /invalid input|invalid option|unrecogni[sz]ed|\bexpected\b|\breceived\b|too (?:big|small)|must match|undefined|NaN|null|\[object/i;

const readable = (message: string): boolean => !RAW.test(message) && /^[A-Z].{3,199}$/s.test(message);

const wordsFor = (schema: Schema, input: unknown): readonly string[] => {
  const checked = safeParse(schema, input, wordingIn(checkWords));
  return checked.success ? [] : problemsOf(checked.error.issues, checkWords).map(({ message }) => message);
};

test('whatever is wrong with any field of any schema is said in words of the house', async (t) => {
  const schemas = await everySchema(routes);
  t.true(schemas.length > 60, String(schemas.length));
  for (const { name, schema } of schemas) {
    const inputs = [
      ...odd,
      { isOperator: true },
      ...fieldsOf(schema).flatMap((field) => odd.map((value) => ({ [field]: value }))),
    ];
    for (const input of inputs)
      for (const message of wordsFor(schema, input)) t.true(readable(message), `${name}: ${message}`);
  }
});

test('so is whatever anybody may think of', async (t) => {
  const bodies = routes.flatMap(({ body }) => (body ? [body] : []));
  const anything = fc
    .tuple(fc.constantFrom(...bodies), fc.jsonValue())
    .chain(([schema, value]) =>
      fc.tuple(
        fc.constant(schema),
        fc.oneof(fc.constant(value), fc.dictionary(fc.constantFrom('x', ...fieldsOf(schema)), fc.jsonValue())),
      ),
    );
  fc.assert(
    fc.property(anything, ([schema, input]) => wordsFor(schema, input).every(readable)),
    { numRuns: 2000 },
  );
  t.pass();
});

const refusal = (schema: Schema, input: unknown): Failure => {
  try {
    check(schema, input);
  } catch (error) {
    if (error instanceof ApiError) return failureOf(error, english);
  }
  throw new Error('it was taken');
};

test('of two shapes the one that was meant is spoken of', (t) => {
  t.is(refusal(tokenRequest, { email: 'ada@example.com', code: '12' }).message, 'Please enter the six digits');
  t.is(refusal(tokenRequest, {}).message, 'No authentication token provided');
  t.deepEqual(refusal(profileChange, { phoneNumber: '555' }).errors, {
    phoneNumber: 'Phone number must be at least 10 digits',
  });
  t.deepEqual(fieldErrorsOf(profileChange, { phoneNumber: '555' }), {
    phoneNumber: 'Phone number must be at least 10 digits',
  });
  t.deepEqual(fieldErrorsOf(codeSignIn, {}), {
    email: 'Valid email address is required',
    code: 'Please enter the code',
  });
});

test('a field that does not belong there is named, whatever it is called', (t) => {
  for (const field of ['isOperator', 'constructor', 'toString']) {
    const { errors } = refusal(profileChange, { [field]: 1 });
    t.deepEqual(errors, { [field]: 'This was sent along, and we do not know what it is.' });
  }
  const many = Object.fromEntries(Array.from({ length: 5000 }, (_, one) => [`${'x'.repeat(200)}${one}`, one]));
  t.deepEqual(Object.keys(refusal(profileChange, many).errors ?? {}), ['body']);
});

test('what the page says and what the server says is the same', async (t) => {
  const user = await aUser(app());
  for (const body of [
    { phoneNumber: 'abc' },
    { messageFrequency: 'hourly' },
    { messageWeekday: 9 },
    { messageTime: '25:00' },
  ]) {
    const answer = await user.call<{ errors: Record<string, string>; message: string }>(
      'PUT',
      '/api/user/profile',
      body,
    );
    t.is(answer.status, 400);
    t.deepEqual(answer.body.errors, fieldErrorsOf(profileChange, body));
    t.true(readable(answer.body.message), answer.body.message);
  }
});
