import type { JsonObject } from './json.ts';

/**
 * A fact. `data.at` is when it happened (ISO 8601, UTC). Whatever a person wrote, and who they are, sits under
 * `data.personal` and nowhere else; the log keeps that part encrypted with the key of `data.userId`, and it is gone
 * for good once that key is destroyed.
 */
export type Event<Type extends string, Data extends JsonObject & { readonly at: string }> = Readonly<{
  type: Type;
  data: Readonly<Data>;
}>;

/** Any event at all, for code that handles all kinds alike. */
export type AnyEvent = Event<string, JsonObject & { readonly at: string }>;

/** The same event unopened: whether there are personal words in it, and which, cannot be asked. */
export type Sealed<Any extends AnyEvent> = Any extends AnyEvent
  ? Readonly<{
      type: Any['type'];
      data: { readonly [Key in keyof Any['data'] as Exclude<Key, 'personal'>]: Any['data'][Key] };
    }>
  : never;

/** Whose key seals what: an account's id, or this one for mail that is for the operators. */
export const OPERATORS = 0;
