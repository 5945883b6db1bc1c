import SMTPConnection from 'nodemailer/lib/smtp-connection/index.js';
import type { RelaySettings } from '#infrastructure/shared/mail-settings.ts';
import { isPasswordAbroad, isProofWanted } from './relay.ts';

/** `step`: what could not be done. `code` is the library's, or the relay's number. */
export type RelayChecked =
  | Readonly<{ reached: true; isEncrypted: boolean; isSignedIn: boolean }>
  | Readonly<{ reached: false; step: 'connect' | 'tls' | 'sign-in'; code: string }>;

/** Connects to a relay as for sending, signs in where there is a password, and leaves: no mail is sent. */
export const checkRelay = async ({ url, tls }: RelaySettings, timeoutMs: number): Promise<RelayChecked> => {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isSecure = protocol === 'smtps:';
  const connection = new SMTPConnection({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    requireTLS: tls === 'required' || isPasswordAbroad(url),
    tls: { rejectUnauthorized: isProofWanted(url, tls) },
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  const failed = new Promise<never>((_, reject) => connection.once('error', reject));
  failed.catch(() => {});
  const done = (begin: (end: (error?: Error | null) => void) => void): Promise<void> =>
    Promise.race([
      failed,
      new Promise<void>((resolve, reject) => begin((error) => (error ? reject(error) : resolve()))),
    ]);
  const isSigned = username !== '';
  let step: 'connect' | 'sign-in' = 'connect';
  try {
    await done((end) => connection.connect(end));
    step = 'sign-in';
    const user = decodeURIComponent(username);
    const pass = decodeURIComponent(password);
    if (isSigned) await done((end) => connection.login({ user, pass, credentials: { user, pass } }, end));
    return { reached: true, isEncrypted: connection.secure, isSignedIn: isSigned };
  } catch (error) {
    const { code, responseCode } = error as Readonly<{ code?: string; responseCode?: number }>;
    const isTls = code === 'ETLS' || /certificate|altname|\bssl\b|\btls\b/i.test((error as Error).message);
    return {
      reached: false,
      step: step === 'connect' && isTls ? 'tls' : step,
      code: responseCode === undefined ? (code ?? 'unknown') : String(responseCode),
    };
  } finally {
    connection.quit();
    connection.close();
  }
};
