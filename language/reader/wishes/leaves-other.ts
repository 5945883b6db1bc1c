import type { RequestKind } from '#domain/inbox/request/mail-request.ts';
import { phrases } from '../../text/plain-text.ts';

const OTHER = phrases`
  (?:jobs?|work|workplace|company|firm|boss|employer|career|course|gym|degree|union|landlord|lease|smoking|drinking|sugar|coffee|arbeit|arbeitsstelle|firma|stelle|chef|arbeitgeber|ausbildung|studium|fitnessstudio|mietvertrag|wohnung|rauchen
  |boulot|travail|poste|boite|emploi|patron|employeur|formation|salle de sport|bail|fumer|trabajo|curro|empleo|empresa|puesto|jefe|carrera|curso|gimnasio|alquiler|fumar)
`;
const LEAVES = phrases`
  (?:quit(?:ting)?|leav(?:e|ing)|resign(?:ing|ed)?|hate|done with|sick of|fed up with|give up|giving up|kundig(?:e|en|t)|gekundigt|hinschmeissen|aufhoren|aufgeben|hasse|schluss mit|satt
  |quitter|quitte|arreter|arrete|demissionn\w+|resilier|deteste|marre|dejar(?:lo)?|dejo|renunciar|renuncio|odio|hart[oa])
`;
/** Within a sentence or the one beside it, either first. */
const LEAVES_OTHER = new RegExp(
  `(?<![\\p{L}])${LEAVES} (?:[\\p{L}']+ ){0,4}?${OTHER}(?![\\p{L}])|(?<![\\p{L}])${OTHER}(?![\\p{L}])[^\\n]{0,60}?(?<![\\p{L}])${LEAVES}(?![\\p{L}])`,
  'u',
);
const OURS = phrases`
  (?:check-?ins?|e-?mails?|mails?|messages?|texts?|reminders?|questions?|subscription|membership|account|cairn|abo|konto|mitgliedschaft|nachrichten|fragen|newsletter|abonnement|compte|courriels?|rappels?|suscripcion|cuenta|correos?|mensajes?|preguntas?|data|daten|donnees|datos|you|euch|ihnen|vous|ustedes)
`;
const NAMES_OURS = new RegExp(`(?<![\\p{L}])${OURS}(?![\\p{L}])`, 'u');

const ENDINGS: ReadonlySet<RequestKind> = new Set(['stop', 'pause', 'billing', 'delete-account']);

/** "I hate this job, I want to quit": what is to end is not what they have with us. Of words as `plainly` gives them. */
export const leavesOther = (kind: RequestKind, plain: string): boolean =>
  ENDINGS.has(kind) && LEAVES_OTHER.test(plain) && !NAMES_OURS.test(plain);

/** "I want to quit": a job, a habit or us, and nothing says which. */
const QUITS = new RegExp(
  phrases`
    ^(?:(?:honestly|ok|okay|well|so|and|but|et|y|pues)[, ]+){0,2}(?:i (?:(?:just|really|only|still) ){0,2}(?:want|need|would like|wanna)(?: to)? (?:(?:just|really) )?(?:quit|resign)|i'm going to (?:quit|resign)
    |je (?:veux|voudrais|vais) (?:vraiment )?demissionner|(?:yo )?(?:quiero|quisiera|voy a) (?:ya )?renunciar)[.!\u2026 ]*$
  `,
  'u',
);

/** The same of these words where they say no more than that something is to end. */
export const leavesUnsaid = (kind: RequestKind, plain: string): boolean => ENDINGS.has(kind) && QUITS.test(plain);
