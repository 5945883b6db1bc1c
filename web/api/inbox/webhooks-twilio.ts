import { takeIncomingText } from '#application/inbox/incoming-texts.ts';
import { forbidden, notFound } from '../errors.ts';
import { route } from '../route.ts';

const PATH = '/api/webhooks/twilio';
/** TwiML that answers nothing: what STOP and START get back is the provider's to say, our answers go out as texts. */
const NO_ANSWER = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>';

export const twilioWebhookRoutes = [
  route({
    method: 'post',
    path: PATH,
    summary: 'A text message that came in, as Twilio posts it: recorded like a mail; STOP and START are obeyed',
    answers: { 200: null },
    access: 'signed',
    async handle({ parts, raw, header }) {
      if (!parts.incomingTexts) throw notFound();
      const fields = Object.fromEntries(new URLSearchParams(Buffer.from(raw).toString()));
      const text = parts.incomingTexts.read(`${parts.publicUrl}${PATH}`, fields, header('X-Twilio-Signature'));
      if (!text) throw forbidden('The signature is not right.');
      await takeIncomingText(parts, text);
      return { body: NO_ANSWER, headers: { 'Content-Type': 'text/xml; charset=utf-8' } };
    },
  }),
];
