/** What an event or a document may hold: plain JSON, so that what is read equals what was written. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };
