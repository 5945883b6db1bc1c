import { phrases, plainText, unmarked } from '../../text/plain-text.ts';

type Announced = Readonly<{ own: string; announcement: string }>;

/**
 * The words above a pasted document without the last of them that only announce it: "By the way, here's my CV:". What asks
 * for something stays.
 */
export const withoutAnnouncement = (own: string): Announced => {
  const sentences = own.match(SENTENCE) ?? [];
  const kept = sentences.findLastIndex((text) => !isAnnouncement(plainText(text))) + 1;
  return { own: sentences.slice(0, kept).join('').trim(), announcement: sentences.slice(kept).join('').trim() };
};

/** With what stands behind it up to the next, so that the others keep their lines. */
const SENTENCE = /[^\n]+?(?:[.!?:…]+(?=\s|$)|$|(?=\n))\s*/gmu;

const isAnnouncement = (plain: string): boolean => (HERE.test(plain) || FOUND.test(plain)) && !ASKS.test(plain);

/** Shows a document, or asks for something to be done to one: "Helped Ana with her CV" does neither. */
export const announcesOrAsks = (plain: string): boolean => HERE.test(plain) || ASKS.test(plain);

const DOCUMENT = '(?:cv|curriculum|lebenslauf|werdegang|résumé|hoja de vida)';
const HERE = unmarked(phrases`
  ^(?:(?:hi|hello|hey|hallo|bonjour|hola|btw|by the way|also|anyway|übrigens|sinon|au fait|por cierto|ah|oh)\b[\s,!–-]*){0,2}(?:
  (?:and |also )?(?:here(?:'s| is| comes)|this is|that's|below is|attached|enclosed|please find|find)\b.{0,60}(?:\b${DOCUMENT}\b|:$)
  |(?:hier (?:ist|kommt|mein)|anbei|im anhang|unten|das ist)(?!\p{L}).{0,60}(?:${DOCUMENT}|:$)
  |(?:voici|voilà|ci-dessous|ci-joint|je (?:vous |te )?(?:joins|envoie|transmets))\b.{0,60}(?:\b${DOCUMENT}\b|:$)
  |(?:este es|esta es|aquí (?:está|va|tienes|tenéis)|adjunto|(?:te|os) (?:paso|mando|envío|dejo))\b.{0,60}(?:${DOCUMENT}|:$)
  |(?:my|mein|mon|mi|the|our) (?:\p{L}+ )?${DOCUMENT}\b[^.!?]{0,40}:$)
`);
const FOUND = unmarked(phrases`
  ^look what\b|\b(?:found|saw|spotted|came across|sent me|forwarded me)\b.{0,30}\b(?:job|ad|advert|advertisement|role|position|vacancy|opening)\b
  |\b(?:stelle(?:nanzeige)?|anzeige|ausschreibung)\b.{0,20}\b(?:gefunden|gesehen|bekommen|geschickt)\b
  |\b(?:vu|trouvé|reçu|envoyé)\b.{0,20}\b(?:offre|annonce|poste)\b
  |\b(?:visto|encontrado|pasado|mandado|enviado|vi|encontré)\b.{0,20}\b(?:oferta|puesto|vacante|anuncio)\b
`);
const ASKS = unmarked(phrases`
  \b(?:please (?!find)|can you|could you|would you|write|tailor|make|update|adapt|rewrite|improve|shorten)
  |\b(?:bitte|kannst|könn\p{L}+|schreib|mach|pass|überarbeite|erstell)
  |\b(?:peux-tu|pouvez|pourr\p{L}+|rédige|écris|adapte|fais)|\b(?:puedes|podr\p{L}+|escríb|haz|adapta|prepara|redacta)
`);
