import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

type Options = Readonly<Record<string, unknown>>;
type CredentialJson = Readonly<Record<string, unknown>>;

/** Why a browser gives no passkey. `cancelled`: its owner did not want to, or took too long. */
export type Trouble = 'cancelled' | 'known' | 'unfit' | 'wrong-site';

type PasskeyResult = Readonly<{ answer: CredentialJson }> | Trouble;

export const knowsPasskeys = (): boolean => browserSupportsWebAuthn();

/** Makes a passkey as the server's options ask. What is none of the troubles is thrown. */
export const makePasskey = (options: Options): Promise<PasskeyResult> =>
  answered(() => startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }));

/** Signs with a passkey that its owner chooses. */
export const signWithPasskey = (options: Options): Promise<PasskeyResult> =>
  answered(() => startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON }));

const troubles: ReadonlyMap<string, Trouble> = new Map(
  Object.entries({
    NotAllowedError: 'cancelled',
    AbortError: 'cancelled',
    InvalidStateError: 'known',
    ConstraintError: 'unfit',
    NotSupportedError: 'unfit',
    SecurityError: 'wrong-site',
  }),
);

const answered = async (
  ask: () => Promise<RegistrationResponseJSON | AuthenticationResponseJSON>,
): Promise<PasskeyResult> => {
  try {
    return { answer: { ...(await ask()) } };
  } catch (error) {
    const trouble = error instanceof Error ? troubles.get(error.name) : undefined;
    if (trouble === undefined) throw error;
    return trouble;
  }
};
