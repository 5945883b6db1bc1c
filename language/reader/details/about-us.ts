import type { AboutUs } from '#domain/inbox/request/mail-request.ts';
import { plainly } from '../words/sentences.ts';

/** What each question is about, by its words in any of our languages; the first that fits, what is asked most plainly first. */
const TOPICS: readonly (readonly [AboutUs, string])[] = [
  [
    'who-reads',
    "(?:robots?|bots?|chatbots?|chatgpt|mensch\\w*|maschine|(?:an?|une|eine?) machine|roboter|automat\\w*|humain|maquina|computers?|programm?e?s?|ki|(?:an? )?ai\\b|une ia|una ia|inteligencia artificial|intelligence artificielle)|(?:real|actual|living|echte[rn]?|vraie?|de verdad) (?:person\\w*|people|human\\w*|mensch\\w*|personnes?)|are you (?:a )?(?:person|human|real)|(?:eres|son|es) (?:ustedes )?una persona|etes[- ]vous (?:une personne|humain\\w*)|es[- ]tu (?:une personne|humain\\w*)|(?:who|anyone|anybody|someone|somebody|nobody) (?:else )?(?:reads?|sees?|is reading|can (?:read|see))|(?:wer|jemand|irgendwer) (?:liest|sieht|kann)|(?:liest|lesen) (?:das|dies|hier|mich|meine)|(?:qui|quelqu'un) (?:\\w+ )?(?:lit|lisent|peut lire|voit)|(?:quien|alguien) (?:\\w+ )?(?:lee|leen|puede leer|ve)",
  ],
  [
    'privacy',
    'priva\\w*|gdpr|dsgvo|rgpd|secure|safe|datenschutz|sicher|vertraulich|confidential\\w*|confidentialit\\w*|segur\\w*|prote\\w*|shared?|sell|who (?:can|else)|teilt|verkauft|partag\\w*|vend\\w*|comparten|employer|arbeitgeber|employeur|empleador|(?:my|our) boss|meine?r? chef\\w*|(?:mon|ma) (?:chef\\w*|patron\\w*|cadre|directrice|directeur)|mi jef[ea]|stored|gespeichert|stocke\\w*|guardan|guardad\\w*|servers?|hidden|secret',
  ],
  [
    'price',
    'price|pricing|cost\\w*|how much (?:is|does|do|for|will)|free|trial|paid|discount|preis\\w*|kostet|koschtet|kosten\\w*|gratis|rabatt|prix|coute\\w*|gratuit\\w*|payant\\w*|tarif\\w*|combien (?:ca|par mois|je paie)|precio|cuesta\\w*|cuanto (?:es|vale|pago|cobran)',
  ],
  [
    'several-people',
    'team|colleagues?|family|my (?:wife|husband|mum|mom|daughter|son|sister|brother|friend)|two of these|kolleg\\w*|familie|meine (?:frau|schwester|mutter|freundin|tochter)|mein (?:mann|freund|sohn)|equipe|collegues?|famille|ma (?:femme|soeur|mere|fille)|mon (?:mari|fils)|equipo|companer\\w*|familia|mi (?:mujer|esposa|marido|esposo|hermana|mama|hij[oa])',
  ],
  [
    'languages',
    'languages?|spanish|german|french|english|vietnamese|arabic|turkish|portuguese|italian|welsh|polish|sprachen?|deutsch|englisch|franzosisch|spanisch|turkisch|dialekt\\w*|langues?|anglais|allemand|espagnol|francais|arabe|idiomas?|ingles|aleman|frances|espanol|catalan|gallego|euskera',
  ],
  [
    'wins',
    '(?:what|does (?:it|that|this)|do (?:they|these|small)|is (?:it|that|this)|if (?:it|this|that)|was|zahlt|gilt|est-ce que|compte|cuenta|vale) .{0,40}\\b(?:counts?|wins?|big enough|small|erfolg\\w*|zahlt|gross\\w*|klein\\w*|reussites?|compter?|grands?|petites?|logros?|contar|cuentan?|grandes?|pequen\\w*)',
  ],
  [
    'export',
    'export\\w*|download\\w*|herunterlad\\w*|telecharg\\w*|descarg\\w*|backup|(?:as|in) (?:a|one) file|als datei|dans un fichier|en un archivo|keep',
  ],
  ['deletion', 'delet\\w*|erase\\w*|losch\\w*|geloscht|supprim\\w*|effac\\w*|borr\\w*|elimin\\w*'],
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
    'check-?ins?|e?-?mails?|how often|reminders?|weekends?|days?|times?|wie oft|nachrichten|erinnerung\\w*|uhrzeit|tage?|rappels?|messages?|jours?|cuantos|correos?|mensajes?|dias?|horas?',
  ],
  ['price', 'how much|wieviel|wie viel|combien|cuanto|plans?|planes'],
  ['who-reads', 'human|person|people|real|ia|humano|persona|personne|reads?|liest|lit|lee'],
];
const PATTERNS = TOPICS.map(([topic, words]) => [topic, new RegExp(`\\b(?:${words})\\b`)] as const);

/** What a question to us is about; `all` where its words name none of it. */
export const topicOf = (text: string): AboutUs => {
  const plain = plainly(text);
  return PATTERNS.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'all';
};
