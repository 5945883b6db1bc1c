import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

/** Longer than any browser sends: a key's certificates are not asked for. */
const LONGEST = 4000;
const LONGEST_ID = 1400;
const BASE64URL = /^[\w-]+$/;
/** The hints of WebAuthn; another is dropped. */
const TRANSPORTS: readonly unknown[] = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

/** What a browser that has made a passkey sends, field by field; null when one is missing or odd. */
export const newPasskeyIn = (answer: unknown): RegistrationResponseJSON | null => {
  const common = commonIn(answer);
  const attestationObject = common && textAt(common.inner, 'attestationObject');
  if (!common || attestationObject === null) return null;
  const transports = common.inner.transports;
  return {
    ...common.outer,
    response: {
      clientDataJSON: common.clientDataJSON,
      attestationObject,
      transports: Array.isArray(transports) ? TRANSPORTS.filter((one) => transports.includes(one)).map(String) : [],
    },
  };
};

/** The same of one that has used a passkey. */
export const usedPasskeyIn = (answer: unknown): AuthenticationResponseJSON | null => {
  const common = commonIn(answer);
  const authenticatorData = common && textAt(common.inner, 'authenticatorData');
  const signature = common && textAt(common.inner, 'signature');
  const userHandle = common && textAt(common.inner, 'userHandle');
  if (!common || authenticatorData === null || signature === null || userHandle === null) return null;
  const { clientDataJSON } = common;
  return { ...common.outer, response: { clientDataJSON, authenticatorData, signature, userHandle } };
};

type Fields = Readonly<Record<string, unknown>>;

const commonIn = (answer: unknown) => {
  const fields = fieldsOf(answer);
  const inner = fieldsOf(fields?.response);
  const id = fields && textAt(fields, 'id', LONGEST_ID);
  const clientDataJSON = inner && textAt(inner, 'clientDataJSON');
  if (!inner || !id || !clientDataJSON || fields.rawId !== id || fields.type !== 'public-key') return null;
  const outer = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
  return { outer, inner, clientDataJSON };
};

const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;

const textAt = (fields: Fields, name: string, longest = LONGEST): string | null => {
  const text = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return typeof text === 'string' && text.length <= longest && BASE64URL.test(text) ? text : null;
};
