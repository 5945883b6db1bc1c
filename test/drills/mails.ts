import { generateKeyPairSync } from 'node:crypto';
import type { ComposedMail } from '#application/delivery/mail-composer.ts';
import { createMailComposer } from '#mail-gateway/sending/composer.ts';
import { composerOptions } from '../mail-gateway/composing.ts';
import { sampleMails } from '../mail-gateway/sample-mails.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { GTUBE, spamScores, verifiedByOpenDkim } from './judges.ts';

const MOST_POINTS = 1.0;
const DOMAIN = 'cairn.example';
const SELECTOR = 'cairn';
/** As long as the real ones. */
const MAC = 'abcdefghijklmnopqrstuvwxyz23456';

/** Every kind of mail as it would go out of a real domain, signed. */
const signedMails = (privateKey: string) => {
  const composer = createMailComposer({
    ...composerOptions,
    domain: DOMAIN,
    mailFrom: `checkin@${DOMAIN}`,
    supportEmail: `support@${DOMAIN}`,
    publicUrl: `https://${DOMAIN}`,
    tokens: {
      replyAddress: () => `reply1-${MAC}${MAC}@${DOMAIN}`,
      returnAddress: () => `return1-${MAC}${MAC}@${DOMAIN}`,
      linkToken: (purpose, id) => `${purpose.replace('-', '')}_${id}_${MAC}${MAC.slice(0, 12)}`,
      code: () => '493817',
    },
    dkim: { selector: SELECTOR, privateKey },
  });
  return sampleMails(composer.compose);
};

/** One word is another: no signature may hold for it. */
const altered = ({ raw }: ComposedMail): Buffer =>
  Buffer.from(Buffer.from(raw).toString('latin1').replace(/Cairn/g, 'Cairm'), 'latin1');

/** Has SpamAssassin and OpenDKIM judge every mail; answers whether all of them passed, and what must not did not. */
export const mailsDrill = async (): Promise<boolean> => {
  const folder = await temporaryFolder();
  try {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const mails = await signedMails(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
    const raws = new Map<string, Uint8Array>(mails.map(([name, { raw }]) => [name, raw]));
    const scores = await spamScores(new Map([...raws, ['GTUBE', GTUBE]]), folder.path);
    const key = `${SELECTOR}._domainkey.${DOMAIN} v=DKIM1; k=rsa; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`;
    const verified = await verifiedByOpenDkim(raws, key, folder.path);
    const forged = new Map(mails.map(([name, mail]) => [name, altered(mail)]));
    const forgedVerified = await verifiedByOpenDkim(forged, key, folder.path);
    for (const [name, raw] of raws)
      console.log(
        `${shownScore(scores.get(name))}  ${verified.has(name) ? 'signed  ' : 'UNSIGNED'}  ${String(raw.length).padStart(6)} bytes  ${name}`,
      );
    const failures = [
      ...[...raws.keys()]
        .filter((name) => !((scores.get(name)?.points ?? 99) < MOST_POINTS))
        .map((name) => `${name} looks like spam`),
      ...[...raws.keys()].filter((name) => !verified.has(name)).map((name) => `the signature of ${name} does not hold`),
      ...[...forgedVerified].map((name) => `the signature of ${name} holds when its words are changed`),
      ...((scores.get('GTUBE')?.points ?? 0) < 100 ? ['SpamAssassin does not know what it must know'] : []),
    ];
    for (const failure of failures) console.error(`mails: ${failure}`);
    console.log(`${raws.size} mails, ${failures.length} failures`);
    return failures.length === 0;
  } finally {
    await folder.remove();
  }
};

const shownScore = (score: Readonly<{ points: number; tests: string }> | undefined): string =>
  score ? `${score.points.toFixed(1).padStart(5)} (${score.tests})` : '  none';
