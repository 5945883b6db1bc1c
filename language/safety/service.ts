import { acknowledges } from '../reader/replies/pleasantries.ts';
import { phrases } from '../text/plain-text.ts';
import { dayIn } from './day.ts';

/** Asks for a person of ours, or acknowledges like an office: nothing in it says how its author is. */
export const isOfService = (plain: string): boolean =>
  plain.length < LONGEST && (TO_A_PERSON.test(plain) || acknowledges(plain)) && dayIn(plain, null) === null;

/** Speaks of what somebody has with us: the end of it, what it costs, what is kept. That is no hard day of theirs. */
export const isAboutService = (plain: string): boolean => plain.length < LONGEST_ABOUT && ABOUT.test(plain);

const LONGEST = 120;
const LONGEST_ABOUT = 400;

const TO_A_PERSON =
  /^(?:i (?:want|need|would like|'d like) to|i'd like to|can i|could i|may i|ich (?:will|mochte|wurde gern\w*)|kann ich|je (?:veux|voudrais)|puis-je|quiero|quisiera|puedo) (?:please )?(?:(?:speak|talk|chat) (?:to|with) (?:an? )?(?:human|real person|person|agent|support)|mit (?:einem |einer )?(?:echten )?(?:menschen|person|mitarbeiter\w*)|parler (?:a|avec) (?:un humain|une (?:vraie )?personne|quelqu'un de chez vous)|hablar con una? (?:persona|humano|agente))\b/;

const ABOUT = new RegExp(
  phrases`
    \b(?:(?:my|mein|mon|mi) (?:pass ?word|passwort|kennwort|mot de passe|contrasena|login|log-in|zugang)|(?:i(?:'m| am|'d like to| would like to| want to)? (?:\w+ )?(?:cancel(?:l?ing)?|end(?:ing)?|terminat(?:e|ing)|quit(?:ting)?|leav(?:e|ing)) (?:my |the |your |this |with you)(?:account|subscription|plan|membership|service|trial)?|my (?:account|subscription|entries|data|invoice|plan) |unsubscribe|subscription|(?:as|in) an? (?:file|pdf|csv|export)|export (?:of )?(?:my|the|all)|refund|delete my (?:account|data|entries))
    |ich (?:kundige|mochte (?:\w+ ){0,3}kundigen|will (?:\w+ ){0,3}kundigen)(?: hiermit| mein\w* \w+| zum| ab| bei euch| bei ihnen| das abo|[.!]|$)|(?:mein|das|unser) (?:abo|konto|abonnement|vertrag bei euch)\b|mein\w* (?:eintrage|daten|rechnung|erfolge) (?:\w+ ){0,4}(?:als datei|herunter\w*|bekomm\w*|loschen|sichern|export\w*)|als (?:datei|pdf|csv|export)\b|abo (?:kundigen|beenden)|konto (?:loschen|kundigen)
    |(?:je (?:resilie|souhaite resilier|veux resilier|voudrais resilier|me desabonne)|mon (?:abonnement|compte)\b|resili\w+|desabonn\w+|en (?:fichier|pdf|csv)\b|mes (?:donnees|entrees|reussites) (?:en|dans un|sous forme)|supprimer mon compte)
    |(?:(?:quiero|quisiera|voy a|deseo|me gustaria) (?:cancelar|dar de baja|darme de baja)|cancelo (?:mi|la)|me doy de baja (?:de|del)|mi (?:suscripcion|cuenta)\b|mis (?:datos|entradas|logros) en|en (?:un archivo|pdf|csv)\b|borrar mi cuenta))
  `,
  'u',
);
