import test from 'ava';
import { ownWords } from '#mail-gateway/reading/own-words/own-words.ts';

const SENT = `What did you get done today that you are glad about?

Hello Anna, just answer this mail in your own words. One line is plenty,
and several things are welcome too.

A quiet day? Say so, or leave this mail alone. Both are fine.

Cairn keeps what you answer in your own journal:
https://cairn.example/wins
`;
const MARKED = SENT.trim()
  .split('\n')
  .map((l) => (l ? `> ${l}` : '>'))
  .join('\n');
const FLAT = SENT.trim().replace(/,\nand/, ', and');
const WIN = 'Closed the Acme deal.';
const HEADER =
  'From: Cairn <checkin@cairn.example>\nSent: Saturday, November 21, 2026 12:00 PM\nTo: Anna Berg <a@b.c>\nSubject: What did you get done today';
/** A name, a reply, its own words; `within`: they come whole, though not alone. */
const CASES: readonly (readonly [name: string, text: string, own: string, how?: 'within'])[] = [
  [
    'ios marked attribution',
    `${WIN}\n\nSent from my iPhone\n\n> On Nov 21, 2026, at 12:00 PM, Cairn <checkin@cairn.example> wrote:\n> \n> ${MARKED}`,
    WIN,
  ],
  [
    'cid signature',
    `${WIN}\n\nAnna Berg\nWard manager\n[cid:image001.png@01DA1234.5678]\nT +44 20 7946 0123 | M +44 7700 900123\nwww.example.org<http://www.example.org>\n\n${HEADER}\n\n${FLAT}`,
    WIN,
  ],
  [
    'logo lines',
    `${WIN}\n\nKind regards,\n\nAnna Berg\nWard Manager\n\n[Logo]<https://www.example.org/>\n[Facebook]<https://fb.com/x> [Twitter]<https://x.com/x>\n\n${HEADER}\n\n${FLAT}`,
    WIN,
  ],
  [
    'pipe signature',
    `${WIN}\n\nAnna Berg | Ward Manager | St Mary's Hospital\n+44 20 7946 0123 | anna@example.org\n\n${HEADER}\n\n${FLAT}`,
    WIN,
  ],
  [
    'bold name dept',
    `${WIN}\n\nMit freundlichen Grüßen\n\nAnna Berg\nStationsleitung\n\nKlinikum Beispielstadt GmbH\nMusterstraße 12, 12345 Beispielstadt\nTel. 030 1234567 | Fax 030 1234568\nwww.klinikum.example\n\nGeschäftsführer: Dr. Hans Muster, Amtsgericht Beispielstadt, HRB 12345\n\nVon: Cairn <checkin@cairn.example>\nGesendet: Samstag, 21. November 2026 12:00\nAn: Anna\nBetreff: Heute\n\n${FLAT}`,
    WIN,
  ],
  [
    'french legal',
    `${WIN}\n\nCordialement,\nAnna Berg\nResponsable d'unité\n06 12 34 56 78\n\nCe message et toutes les pièces jointes sont confidentiels et établis à l'intention exclusive de ses destinataires. Toute utilisation ou diffusion non autorisée est interdite. Si vous avez reçu ce message par erreur, merci de le détruire.\n\nDe : Cairn <checkin@cairn.example>\nEnvoyé : samedi 21 novembre 2026 12:00\nÀ : Anna\nObjet : Aujourd'hui\n\n${FLAT}`,
    WIN,
  ],
  [
    'german legal',
    `${WIN}\n\nAnna\n\nDiese E-Mail enthält vertrauliche und/oder rechtlich geschützte Informationen. Wenn Sie nicht der richtige Adressat sind oder diese E-Mail irrtümlich erhalten haben, informieren Sie bitte sofort den Absender und vernichten Sie diese Mail.\n\n${MARKED}`,
    `${WIN}\n\nAnna`,
  ],
  [
    'spanish legal',
    `${WIN}\n\nEste mensaje y sus archivos adjuntos son confidenciales y van dirigidos exclusivamente a su destinatario. Si lo ha recibido por error, notifíquelo al remitente y elimínelo. Queda prohibida su divulgación.\n\n${MARKED}`,
    WIN,
  ],
  [
    'dutch legal',
    `${WIN}\n\nDit bericht is uitsluitend bestemd voor de geadresseerde en kan vertrouwelijke informatie bevatten. Indien u dit bericht ten onrechte ontvangt, verzoeken wij u de afzender te informeren en het bericht te verwijderen.\n\n${MARKED}`,
    WIN,
  ],
  [
    'legal right below',
    `${WIN}\nThis e-mail and any attachments are confidential and intended solely for the addressee.\nIf you received it in error, please delete it.\n\n${MARKED}`,
    WIN,
  ],
  ['avast marks', `${WIN}\n\nVirenfrei.www.avast.com\n\n${MARKED}`, WIN],
  ['two-line avast', `${WIN}\nVirus-free.www.avast.com\n<#DAB4FAD8-2DD7-40BB-A1B8-4E2AA1F9FDF2>\n\n${MARKED}`, WIN],
  ['think before print', `${WIN}\n\n🌳 Please consider the environment before printing this email.\n\n${MARKED}`, WIN],
  ['sensitivity', `${WIN}\n\nSensitivity: Internal\n\n${HEADER}\n\n${FLAT}`, WIN],
  [
    'same line answer',
    `${HEADER}\n\nWhat did you get done today that you are glad about? ${WIN}\n\n${FLAT.split('\n').slice(2).join('\n')}`,
    WIN,
    'within',
  ],
  [
    'same line in gmail',
    `On Sat, Nov 21, 2026 at 12:00 PM Cairn <checkin@cairn.example> wrote:\n\n${MARKED.replace('glad about?', `glad about? ${WIN}`)}`,
    WIN,
    'within',
  ],
  [
    'avast after quote',
    `${WIN}\n\n${HEADER}\n\n${FLAT}\n\n<https://www.avast.com/sig-email> Virus-free.www.avast.com <https://www.avast.com/sig-email>`,
    WIN,
  ],
  [
    'avast before quote',
    `${WIN}\n\nVirus-free.www.avast.com\n<#DAB4FAD8-2DD7-40BB-A1B8-4E2AA1F9FDF2>\n\nOn Sat, Nov 21, 2026 at 12:00 PM Cairn <checkin@cairn.example> wrote:\n\n${MARKED}`,
    WIN,
  ],
  ['external tag first', `[EXTERNAL EMAIL] Do not click links.\n\n${WIN}\n\n${HEADER}\n\n${FLAT}`, WIN, 'within'],
  [
    'own with our phrase',
    `Hello Cairn, just answering in my own words: several things are welcome, I closed the Acme deal.\n\n${HEADER}\n\n${FLAT}`,
    'Hello Cairn, just answering in my own words: several things are welcome, I closed the Acme deal.',
  ],
  ['short below', `${HEADER}\n\n${FLAT}\n\nyes`, 'yes'],
  [
    'short inline',
    `${HEADER}\n\nWhat did you get done today that you are glad about?\nClosed Acme\n\n${FLAT.split('\n').slice(2).join('\n')}`,
    'Closed Acme',
  ],
  [
    'bullets inline',
    `${HEADER}\n\nWhat did you get done today that you are glad about?\n\n- Closed Acme\n- Trained Bo\n\n${FLAT.split('\n').slice(2).join('\n')}`,
    '- Closed Acme\n- Trained Bo',
  ],
  [
    'feedback thread: reply to own',
    `${WIN}\n\nOn Sat, Nov 21, 2026 at 1:00 PM Anna Berg <a@b.c> wrote:\n\n> Yesterday I did X.\n>\n> On Sat, Nov 21, 2026 at 12:00 PM Cairn <checkin@cairn.example> wrote:\n>\n${MARKED.split(
      '\n',
    )
      .map((l) => `> ${l}`)
      .join('\n')}`,
    WIN,
  ],
  [
    'outlook thread: own earlier reply below',
    `${WIN}\n\nFrom: Anna Berg <a@b.c>\nSent: Saturday, November 21, 2026 1:00 PM\nTo: Cairn\nSubject: Re: x\n\nYesterday I trained two nurses on the ward.\n\n${HEADER}\n\n${FLAT}`,
    WIN,
  ],
  ['no header no marks', `${WIN}\n\n${FLAT}`, WIN],
  [
    'no header, only part',
    `${WIN}\n\nWhat did you get done today that you are glad about?\n\nHello Anna, just answer this mail in your own words.`,
    WIN,
  ],
  ['sent via whatsapp humour', `${WIN}\n\nSent from my potato`, WIN],
  ['typos excuse', `${WIN}\n\nSent from my phone, please excuse typos\n\n${MARKED}`, WIN],
  ['brevity', `${WIN}\n\nSent from my mobile device. Please excuse brevity and typos.\n\n${MARKED}`, WIN],
  ['dictated', `${WIN}\n\nSent from my iPad using Siri dictation\n\n${MARKED}`, WIN],
  [
    'win about sending',
    `Sent by mail to 40 clients the new catalogue\n\n${MARKED}`,
    'Sent by mail to 40 clients the new catalogue',
  ],
  ['win turkish sent', `Rapor gönderildi\n\n${MARKED}`, 'Rapor gönderildi'],
  ['win finnish sent', `Raportti lähetetty\n\n${MARKED}`, 'Raportti lähetetty'],
  ['win chinese from my team', `从我的团队里提拔了两个人\n\n${MARKED}`, '从我的团队里提拔了两个人'],
  ['win hebrew', `נשלח מסמך ללקוח\n\n${MARKED}`, 'נשלח מסמך ללקוח'],
  ['win outlook app', `Shipped Outlook for iOS 5 to all users\n\n${MARKED}`, 'Shipped Outlook for iOS 5 to all users'],
  ['win sent using', `Sent using the new robot 40 parcels\n\n${MARKED}`, 'Sent using the new robot 40 parcels'],
  ['win envoyé', `Envoyé par mail le rapport au client\n\n${MARKED}`, 'Envoyé par mail le rapport au client'],
  ['win gesendet', `Gesendet per Mail: das Angebot\n\n${MARKED}`, 'Gesendet per Mail: das Angebot'],
  [
    'win confidential',
    `Deleted the confidential messages our intern received in error and notified the addressee.\n\n${MARKED}`,
    'Deleted the confidential messages our intern received in error and notified the addressee.',
  ],
  [
    'win lowercase torn',
    `${MARKED.replace('> and several', 'closed the acme deal\n> and several')}`,
    'closed the acme deal',
  ],
];

const words = (text: string): string =>
  text
    .split(/\s+/)
    .filter((word) => word !== '')
    .join(' ');

for (const [name, text, own, how] of CASES)
  test(`own words come out whole: ${name}`, (t) => {
    const found = words(ownWords(text, [SENT]));
    if (how === 'within') t.true(found.includes(words(own)), found);
    else t.is(found, words(own));
  });
