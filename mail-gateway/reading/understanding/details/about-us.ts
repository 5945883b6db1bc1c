import type { AboutUs } from '#domain/inbox/request/mail-request.ts';
import { plainly } from '../sentences.ts';

/** What each question is about, by its words in any of our languages; the first that fits. */
const TOPICS: readonly (readonly [AboutUs, string])[] = [
  [
    'price',
    'price|pricing|cost\\w*|how much|free|trial|paid|discount|preis\\w*|kostet|kosten\\w*|gratis|rabatt|prix|coute\\w*|gratuit\\w*|payant\\w*|tarif\\w*|precio|cuesta\\w*|cuanto|plans?|planes',
  ],
  [
    'several-people',
    'team|colleagues?|family|my (?:wife|husband|mum|mom|boss|sister|brother)|two of these|kolleg\\w*|familie|meine (?:frau|schwester|mutter)|mein (?:mann|chef)|equipe|collegues?|famille|ma (?:femme|soeur|mere)|mon (?:mari|chef)|equipo|companer\\w*|familia|mi (?:mujer|marido|jefe|hermana|mama)',
  ],
  [
    'privacy',
    'priva\\w*|gdpr|dsgvo|rgpd|secure|safe|datenschutz|sicher|vertraulich|confidential\\w*|confidentialit\\w*|segur\\w*|prote\\w*|shared?|sell|who (?:can|else)|teilt|verkauft|partag\\w*|vend\\w*|comparten|employer|stored|gespeichert|stocke\\w*|guardan|servers?',
  ],
  [
    'export',
    'export\\w*|download\\w*|herunterlad\\w*|telecharg\\w*|descarg\\w*|backup|keep|deleted|geloscht|supprime\\w*|borra\\w*',
  ],
  [
    'languages',
    'languages?|spanish|german|french|english|welsh|polish|sprachen?|deutsch|englisch|franzosisch|spanisch|dialekt\\w*|langues?|anglais|allemand|espagnol|francais|idiomas?|ingles|aleman|frances|espanol|catalan',
  ],
  [
    'texts',
    'whats ?app|sms|texts?|telegram|signal|phone|voice|sprachnachricht\\w*|handy|telefon|vocal\\w*|telephone|notas? de voz|audios?|app',
  ],
  [
    'files',
    'photos?|pictures?|pdfs?|attach\\w*|files?|images?|bild\\w*|fotos?|anhang|datei\\w*|pieces? jointes?|fichiers?|imagen\\w*|adjunt\\w*|archivos?',
  ],
  [
    'documents',
    'cvs?|resumes?|cover letters?|letters?|linkedin|articles?|documents?|references?|threads?|lebenslauf|anschreiben|bewerbung\\w*|dokument\\w*|zeugnis\\w*|lettres?|document\\w*|curriculum|carta|hilo|publicacion\\w*',
  ],
  [
    'corrections',
    'correct\\w*|edit|change a win|undo|wrong|merge|split|korrigier\\w*|andern|corrig\\w*|modifi\\w*|editar|cambiar',
  ],
  [
    'check-ins',
    'check-?ins?|e?-?mails?|how often|reminders?|weekends?|days?|times?|wie oft|nachrichten|erinnerung\\w*|uhrzeit|tage?|combien|rappels?|messages?|jours?|cuantos|correos?|mensajes?|dias?|horas?',
  ],
  [
    'who-reads',
    'robots?|bots?|human|person|people|real|ai|ki|ia|machine|chatgpt|mensch\\w*|maschine|humain\\w*|personne|humano|persona|maquina|reads?|liest|lit|lee',
  ],
];
const PATTERNS = TOPICS.map(([topic, words]) => [topic, new RegExp(`\\b(?:${words})\\b`)] as const);

/** What a question to us is about; `all` where its words name none of it. */
export const topicOf = (text: string): AboutUs => {
  const plain = plainly(text);
  return PATTERNS.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'all';
};
