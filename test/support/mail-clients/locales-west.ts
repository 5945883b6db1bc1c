import { type Locale, locale } from './locale.ts';

/** Languages of the south and west of Europe. */
export const westernLocales = {
  en: locale(
    [
      'On Sat, Nov 21, 2026 at 12:00 PM @ wrote:',
      'On Nov 21, 2026, at 12:00 PM, @ wrote:',
      'On 21/11/2026 12:00, # wrote:',
    ],
    ['From:', 'Sent:', 'To:', 'Subject:'],
    ['Saturday, November 21, 2026 12:00 PM', 'Sent from my iPhone', 'Get Outlook for iOS', 'Hi,', 'Best regards,'],
    [
      'Closed the Acme deal after eight months.',
      'Trained two new nurses on the night ward, and both ran it alone.',
      'Rewrote the handover sheet.',
    ],
  ),
  de: locale(
    [
      'Am Sa., 21. Nov. 2026 um 12:00 Uhr schrieb @:',
      'Am 21.11.2026 um 12:00 schrieb @:',
      'Am 21.11.26 um 12:00 schrieb #:',
    ],
    ['Von:', 'Gesendet:', 'An:', 'Betreff:'],
    [
      'Samstag, 21. November 2026 12:00',
      'Von meinem iPhone gesendet',
      'Outlook für iOS beziehen',
      'Hallo,',
      'Viele Grüße',
    ],
    [
      'Heute habe ich den Vertrag mit Müller abgeschlossen.',
      'Zwei neue Kolleginnen eingearbeitet, und beide haben die Nachtschicht allein geführt.',
      'Den Übergabebogen neu geschrieben.',
    ],
  ),
  fr: locale(
    [
      'Le sam. 21 nov. 2026 à 12:00, @ a écrit :',
      'Le 21 nov. 2026 à 12:00, @ a écrit :',
      'Le 21/11/2026 à 12:00, # a écrit :',
    ],
    ['De :', 'Envoyé :', 'À :', 'Objet :'],
    [
      'samedi 21 novembre 2026 12:00',
      'Envoyé de mon iPhone',
      'Télécharger Outlook pour iOS',
      'Bonjour,',
      'Cordialement,',
    ],
    [
      "J'ai signé le contrat avec la mairie.",
      'Nous avons formé deux infirmières, et les deux ont tenu la nuit toutes seules.',
      "J'ai réécrit la fiche de transmission.",
    ],
  ),
  es: locale(
    [
      'El sáb, 21 nov 2026 a las 12:00, @ escribió:',
      'El 21 nov 2026, a las 12:00, @ escribió:',
      'El 21/11/26 a las 12:00, # escribió:',
    ],
    ['De:', 'Enviado el:', 'Para:', 'Asunto:'],
    [
      'sábado, 21 de noviembre de 2026 12:00',
      'Enviado desde mi iPhone',
      'Obtener Outlook para iOS',
      'Hola:',
      'Un saludo,',
    ],
    [
      'Hoy cerré la venta más grande del año.',
      'He formado a dos enfermeras nuevas y las dos llevaron la noche solas.',
      'He terminado la hoja de relevo.',
    ],
  ),
  it: locale(
    [
      'Il giorno sab 21 nov 2026 alle ore 12:00 @ ha scritto:',
      'Il giorno 21 nov 2026, alle ore 12:00, @ ha scritto:',
      'Il 21/11/26 12:00, # ha scritto:',
    ],
    ['Da:', 'Inviato:', 'A:', 'Oggetto:'],
    ['sabato 21 novembre 2026 12:00', 'Inviato da iPhone', 'Ottieni Outlook per iOS', 'Ciao,', 'Cordiali saluti'],
    [
      'Ho chiuso il contratto con il comune.',
      'Abbiamo formato due infermiere nuove, e tutte e due hanno retto la notte da sole.',
      'Ho riscritto il foglio di consegna.',
    ],
  ),
  pt: locale(
    [
      'Em sáb., 21 de nov. de 2026 às 12:00, @ escreveu:',
      'Em 21 de nov. de 2026, à(s) 12:00, @ escreveu:',
      'Em 21/11/2026 12:00, # escreveu:',
    ],
    ['De:', 'Enviado:', 'Para:', 'Assunto:'],
    [
      'sábado, 21 de novembro de 2026 12:00',
      'Enviado do meu iPhone',
      'Obter o Outlook para iOS',
      'Olá,',
      'Atenciosamente,',
    ],
    [
      'Fechei o contrato com a prefeitura.',
      'Formei duas enfermeiras novas, e as duas seguraram o plantão da noite sozinhas.',
      'Reescrevi a folha de passagem.',
    ],
  ),
  'pt-PT': locale(
    [
      '@ escreveu (sábado, 21/11/2026 à(s) 12:00):',
      'No dia 21/11/2026, às 12:00, @ escreveu:',
      'Às 12:00 de 21/11/2026, # escreveu:',
    ],
    ['De:', 'Enviada:', 'Para:', 'Assunto:'],
    [
      'sábado, 21 de novembro de 2026 12:00',
      'Enviado do meu iPhone',
      'Obter o Outlook para iOS',
      'Olá,',
      'Com os melhores cumprimentos,',
    ],
    [
      'Fechei o contrato com a câmara.',
      'Formei duas enfermeiras novas, e ambas aguentaram o turno da noite sozinhas.',
      'Reescrevi a folha de passagem.',
    ],
  ),
  nl: locale(
    [
      'Op za 21 nov 2026 om 12:00 schreef @:',
      'Op 21 nov. 2026, om 12:00 heeft @ het volgende geschreven:',
      'Op 21-11-2026 om 12:00 schreef #:',
    ],
    ['Van:', 'Verzonden:', 'Aan:', 'Onderwerp:'],
    [
      'zaterdag 21 november 2026 12:00',
      'Verstuurd vanaf mijn iPhone',
      'Outlook voor iOS downloaden',
      'Hoi,',
      'Met vriendelijke groet,',
    ],
    [
      'Vandaag het contract met de gemeente getekend.',
      'Twee nieuwe collega’s ingewerkt, en allebei hebben ze de nacht alleen gedraaid.',
      'Het overdrachtsformulier herschreven.',
    ],
  ),
} as const satisfies Readonly<Record<string, Locale>>;
