import type { Settings } from '../shared/settings.ts';
import { codeOf, error, notApplicable, ok, type Said, warning } from './finding.ts';

type Answer = Readonly<{ status: number; body: unknown }>;

/** A service's answer; null and the code when there is none. */
const ask = async (
  url: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
  body?: object,
): Promise<Answer | Readonly<{ status: null; code: string }>> => {
  try {
    const response = await fetch(url, {
      headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
      redirect: 'error',
      signal,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: parsed(text) };
  } catch (thrown) {
    return { status: null, code: codeOf(thrown) };
  }
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const away = (what: string, code: string): Said =>
  error(`${what} does not answer (${code}): check its address, and that this machine may connect there`);

/** `isDeep`: the model is asked for a word, which costs some tokens. */
export const checkAi = async (
  { openai }: Pick<Settings, 'openai'>,
  isDeep: boolean,
  signal: AbortSignal,
): Promise<Said> => {
  if (!openai) return notApplicable('OPENAI_API_KEY is not set: plain code reads and writes alone');
  const base = openai.baseUrl ?? 'https://api.openai.com/v1';
  const what = `the AI at ${new URL(base).host}`;
  const headers = { Authorization: `Bearer ${openai.apiKey}` };
  const listed = await ask(`${base}/models`, headers, signal);
  if (listed.status === null) return away(what, listed.code);
  if (listed.status === 401 || listed.status === 403)
    return error(`${what} does not take OPENAI_API_KEY: give another key`);
  if (listed.status >= 500) return error(`${what} answers ${listed.status}: it is ill; plain code writes meanwhile`);
  const names = namesIn(listed.body);
  if (names !== null && !names.includes(openai.model))
    return error(`${what} has no model ${openai.model}: set OPENAI_MODEL to one it has`);
  if (!isDeep)
    return ok(`${what} answers${names ? ` and has ${openai.model}` : '; ask with --deep whether the model does'}`);
  const most = openai.baseUrl === null ? 'max_completion_tokens' : 'max_tokens';
  const question = {
    model: openai.model,
    messages: [{ role: 'user', content: 'Answer with the word ok.' }],
    [most]: 200,
  };
  const answered = await ask(`${base}/chat/completions`, headers, signal, question);
  if (answered.status === null) return away(what, answered.code);
  return answered.status === 200
    ? ok(`${what} answers with ${openai.model}`)
    : error(
        `${openai.model} of ${what} answers ${answered.status}: ${answered.status === 429 ? 'the account has no budget or too many calls' : 'check OPENAI_MODEL'}`,
      );
};

const namesIn = (body: unknown): readonly string[] | null => {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : null;
  if (!Array.isArray(data)) return null;
  return data.map((one: unknown) => (typeof one === 'object' && one !== null && 'id' in one ? String(one.id) : ''));
};

export const checkStripe = async ({ stripe }: Pick<Settings, 'stripe'>, signal: AbortSignal): Promise<Said> => {
  if (!stripe) return notApplicable('STRIPE_SECRET_KEY is not set: the checkout takes no money');
  const base = (stripe.apiBase ?? 'https://api.stripe.com').replace(/\/+$/, '');
  for (const [plan, price] of Object.entries(stripe.prices)) {
    const name = `STRIPE_PRICE_${plan.toUpperCase()}`;
    const headers = { Authorization: `Bearer ${stripe.secretKey}` };
    const { status, ...rest } = await ask(`${base}/v1/prices/${encodeURIComponent(price)}`, headers, signal);
    if (status === null) return away('Stripe', 'code' in rest ? rest.code : '');
    if (status === 401 || status === 403)
      return error('Stripe does not take STRIPE_SECRET_KEY, or it may not read prices: give another key');
    if (status === 404)
      return error(
        `Stripe knows no price ${name} under this key: keys for tests and for live use have prices of their own`,
      );
    if (status !== 200) return warning(`Stripe answers ${status}: ask again later`);
  }
  return ok('Stripe answers and has both prices; whether its webhook arrives shows in its own pages');
};

export const checkTwilio = async ({ twilio }: Pick<Settings, 'twilio'>, signal: AbortSignal): Promise<Said> => {
  if (!twilio) return notApplicable('TWILIO_ACCOUNT_SID is not set: texts stay in the outbox');
  const base = (twilio.apiBase ?? 'https://api.twilio.com').replace(/\/+$/, '');
  const basic = Buffer.from(`${twilio.accountSid}:${twilio.authToken}`).toString('base64');
  const headers = { Authorization: `Basic ${basic}` };
  const { status, ...rest } = await ask(`${base}/2010-04-01/Accounts/${twilio.accountSid}.json`, headers, signal);
  if (status === null) return away('Twilio', 'code' in rest ? rest.code : '');
  if (status === 401 || status === 404)
    return error('Twilio does not take TWILIO_ACCOUNT_SID with TWILIO_AUTH_TOKEN: copy both again');
  return status === 200
    ? ok('Twilio answers and knows the account')
    : warning(`Twilio answers ${status}: ask again later`);
};
