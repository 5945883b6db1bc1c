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
