import Stripe from 'stripe';

type Client = ReturnType<typeof Stripe.createNodeHttpClient>;
type Answer = Awaited<ReturnType<Client['makeRequest']>>;

/**
 * The library's own client, which hands on only what the library can take: it would crash over JSON that is no object,
 * and would take a failure that says nothing of an `error` for an answer.
 */
export const strictClient = (): Client => {
  const client = Stripe.createNodeHttpClient();
  return {
    getClientName: () => client.getClientName(),
    makeRequest: async (...request) => strict(await client.makeRequest(...request)),
  };
};

const strict = (response: Answer): Answer => ({
  getStatusCode: () => response.getStatusCode(),
  getHeaders: () => response.getHeaders(),
  getRawResponse: () => response.getRawResponse(),
  toStream: (completed) => response.toStream(completed),
  async toJSON() {
    const json: unknown = await response.toJSON().catch(undefinedUnlessBroken);
    if (response.getStatusCode() >= 300) return { error: errorIn(json) };
    if (!isObject(json) || 'error' in json) throw new SyntaxError('no object');
    return json;
  },
});

/** A body that is no JSON says as much as none; one that did not come whole is the library's to tell. */
const undefinedUnlessBroken = (error: unknown): undefined => {
  if (!(error instanceof SyntaxError)) throw error;
};

const errorIn = (json: unknown): object =>
  isObject(json) && 'error' in json && isObject(json.error) ? json.error : { type: 'api_error' };

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
