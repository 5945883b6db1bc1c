import type { IncomingTexts, Mailer, Texter } from '#application/delivery/carrier.ts';
import type { MailComposer } from '#application/delivery/mail-composer.ts';
import type { TextComposer } from '#application/delivery/text-composer.ts';
import { type BackPressure, createBackPressure } from '#application/engine/work/back-pressure.ts';
import type { MailJudge } from '#application/inbox/mail-intake.ts';
import type { MailReader } from '#application/inbox/mail-reader.ts';
import type { Services } from '#application/services.ts';
import type { WordSigns } from '#application/wins/word-signs.ts';
import { wordSigns } from '#language/word-signs.ts';
import type { WinLearner } from '#mail-gateway/reading/reader.ts';
import { createMailComposer } from '#mail-gateway/sending/composer.ts';
import { createTextComposer } from '#mail-gateway/sending/texts/text-body.ts';
import { createMailJudge } from '#mail-gateway/smtp/judging/judge.ts';
import { createOutbox, createTextOutbox } from '../builtin/outbox.ts';
import type { MailKeys } from '../shared/mail-keys.ts';
import type { Settings } from '../shared/settings.ts';
import { createRelay } from '../smtp/relay.ts';
import { createMailReader } from './mail-reader.ts';
import { observedCarrier } from './observed.ts';
import type { Overrides } from './overrides.ts';

export type MailParts = Readonly<{
  backPressure: BackPressure;
  judge: MailJudge;
  composer: MailComposer;
  reader: MailReader;
  mailer: Mailer;
  /** Mails a second that the relay is given; null for as many as come. */
  mailRate: number | null;
  /** Texts go out beside mails. */
  texter: Texter;
  /** What a provider posts of texts that come in; null without one: nobody texts an outbox. */
  incomingTexts: IncomingTexts | null;
  textComposer: TextComposer;
  /** What people's words show. */
  signs: WordSigns;
  /** What the learned model is sure of in a win. */
  aboutWin: WinLearner['aboutWin'];
  /** For STARTTLS, and to sign what goes out. */
  keys: MailKeys;
}>;

/** What reads mail, and what writes and sends mails and texts. */
export const mailParts = async (
  { mail, brandName, web, trustedRelays, relay, twilio }: Settings,
  keys: MailKeys,
  { tokens, archive, telemetry }: Services,
  { resolver, reader = createMailReader() }: Overrides,
  running: AsyncDisposableStack,
): Promise<MailParts> => {
  running.defer(() => reader.close());
  const mailer = relay
    ? observedCarrier(createRelay(relay), 'mail-relay', telemetry)
    : observedCarrier(createOutbox(archive), 'mail-outbox', telemetry);
  running.defer(() => mailer.close());
  const textProvider = twilio && (await import('../twilio/texter.ts')).createTwilioTexter(twilio);
  const texter = textProvider
    ? observedCarrier(textProvider, 'texts', telemetry)
    : observedCarrier(createTextOutbox(archive), 'text-outbox', telemetry);
  running.defer(() => texter.close());
  const judge = createMailJudge({ trustedRelays, domain: mail.domain, ...(resolver ? { resolver } : {}) });
  running.defer(() => judge.close());
  const { domain, from: mailFrom } = mail;
  const composer = createMailComposer({
    brandName,
    domain,
    mailFrom,
    publicUrl: web.publicUrl,
    supportEmail: mail.support,
    tokens,
    dkim: keys.dkim,
    blobOf: archive.get,
  });
  return {
    backPressure: createBackPressure(),
    judge,
    composer,
    reader,
    mailer,
    mailRate: relay?.rate ?? null,
    texter,
    incomingTexts: textProvider,
    textComposer: createTextComposer({ brandName, tokens }),
    signs: wordSigns,
    aboutWin: reader.aboutWin,
    keys,
  };
};
