import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:tls';
import { isLoopback, type Settings } from '../shared/settings.ts';
import { codeOf, error, notApplicable, ok, type Said, warning } from './finding.ts';

const DAY_MS = 86_400_000;
/** As the alarm on it. */
const SOON_DAYS = 14;

/** When the certificates of mail and web end. That of the web is the proxy's, so it is asked for at PUBLIC_URL. */
export const checkCertificates = async (
  settings: Settings,
  signal: AbortSignal,
  now = Date.now(),
): Promise<readonly Said[]> => [await mailCertificate(settings, now), await webCertificate(settings, signal, now)];

const mailCertificate = async ({ smtpTls }: Pick<Settings, 'smtpTls'>, now: number): Promise<Said> => {
  if (!smtpTls) return notApplicable('SMTP_TLS_CERT is not set: mail comes in without TLS');
  try {
    const { validTo } = new X509Certificate(await readFile(smtpTls.cert));
    return ending('the certificate in SMTP_TLS_CERT', Date.parse(validTo), now);
  } catch (thrown) {
    return error(`the certificate in SMTP_TLS_CERT cannot be read (${codeOf(thrown)})`);
  }
};

const webCertificate = async ({ web }: Pick<Settings, 'web'>, signal: AbortSignal, now: number): Promise<Said> => {
  const { protocol, hostname, port } = new URL(web.publicUrl);
  if (protocol !== 'https:') return notApplicable('PUBLIC_URL is not https');
  try {
    const { validTo, problem } = await certificateAt(hostname.replace(/^\[|\]$/g, ''), Number(port) || 443, signal);
    const ends = ending(`the certificate of ${hostname}`, validTo, now);
    if (ends.state !== 'ok' || problem === null || isLoopback(hostname)) return ends;
    return error(
      `browsers do not trust the certificate of ${hostname} (${problem}): have the proxy send the whole chain, for this name`,
    );
  } catch (thrown) {
    return warning(`${web.publicUrl} cannot be reached from this machine (${codeOf(thrown)}): see that the proxy runs`);
  }
};

type Met = Readonly<{ validTo: number; problem: string | null }>;

const certificateAt = (host: string, port: number, signal: AbortSignal): Promise<Met> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: /^[\d.:]+$/.test(host) ? '' : host, rejectUnauthorized: false });
    signal.addEventListener('abort', () => socket.destroy(new Error('late')), { once: true });
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      const certificate = socket.getPeerX509Certificate();
      const problem = socket.authorized ? null : String(socket.authorizationError);
      socket.destroy();
      if (certificate) resolve({ validTo: Date.parse(certificate.validTo), problem });
      else reject(new Error('it showed no certificate'));
    });
  });

const ending = (what: string, at: number, now: number): Said => {
  const days = Math.floor((at - now) / DAY_MS);
  if (at <= now) return error(`${what} has ended: renew it now`);
  return days < SOON_DAYS ? warning(`${what} ends in ${days} days: renew it`) : ok(`${what} is good for ${days} days`);
};
