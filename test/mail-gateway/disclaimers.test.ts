import test from 'ava';
import { ownWords } from '#mail-gateway/reading/own-words/own-words.ts';

const WORDS = 'Repaired the pump in hall 2.';

for (const footer of [
  'The information in this e-mail is confidential and may be legally privileged.',
  'This email and any attachments may contain confidential information.',
  'If you have received this message in error, please notify the sender.',
  'Der Inhalt dieser E-Mail ist vertraulich.',
  'Die in dieser Nachricht enthaltenen Informationen sind vertraulich.',
  'Wenn Sie nicht der richtige Adressat sind, löschen Sie diese E-Mail.',
  'Ce message et ses pièces jointes sont confidentiels.',
  'Si vous n’êtes pas le destinataire de ce message, merci de le détruire.',
  'La información contenida en este correo electrónico es confidencial.',
  'Si no es el destinatario de este mensaje, elimínelo.',
  'Le informazioni contenute in questo messaggio sono riservate.',
  'Se avete ricevuto questo messaggio per errore, vi preghiamo di cancellarlo.',
  'De informatie in dit bericht is vertrouwelijk.',
  'Indien u dit bericht ten onrechte heeft ontvangen, gelieve het te verwijderen.',
])
  test(`one sentence of a disclaimer is nobody’s words: ${footer}`, (t) => {
    t.is(ownWords(`${WORDS}\n\n${footer}`, []), WORDS);
  });

for (const said of [
  'This message got 40 replies, and all of them stay confidential.',
  'Sent this message in error and deleted it within a minute.',
  'The information in the tender was confidential, so I redacted it.',
  'Wrote our disclaimer: this e-mail is confidential.',
  'Die vertrauliche Sitzung lief gut.',
])
  test(`a person’s sentence about such a mail is kept: ${said}`, (t) => {
    t.is(ownWords(`${WORDS}\n\n${said}`, []), `${WORDS}\n\n${said}`);
  });
