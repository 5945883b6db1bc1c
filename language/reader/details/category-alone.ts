import { foldText } from '#domain/text.ts';
import type { Category } from '#domain/wins/categories.ts';
import { ANY_CATEGORY, categoryNamed } from './filing-details.ts';

/** More words say more than a category. */
const LONGEST = 80;

const OPENING =
  '(?:(?:hi|hello|hallo|bonjour|hola|no|nope|nein|nee|non|actually|sorry|rather|better|please|bitte|eigentlich|eher|besser|plutot|en fait|mejor|mas bien|por favor)\\b[,.!:]? ?)*';
const IS =
  "(?:(?:(?:it|this|that)(?:'?s| is| was| should be| belongs (?:to|under))|should be|(?:make|call) (?:it|that|this)|(?:file|put) (?:it|that|this)|" +
  'das (?:ist|war|gehort|sollte)|es ist|das|c.est|c.etait|ce serait|mets-le|es|eso es|era|seria|deberia ser|ponlo|kategorie|category|categorie|categoria):? ?)?' +
  '(?:(?:not a guess, )?(?:more|rather|eher|plutot|mas bien|clearly) ?(?:like )?)?(?:(?:under|in|into|as|unter|zu|zur|zum|sous|dans|en|bajo|como) )?';
const ARTICLE = "(?:(?:the|die|der|das|le|la|les|el|los|las|du|de la|des|de|sein) |l'|d'){0,2}";
const ENDING =
  "(?:,? (?:instead|really|please|thanks|thank you|thx|bitte|danke|stattdessen|sein|plutot|merci|s'il (?:te|vous) plait|svp|por favor|gracias|mejor))*";
const ALONE = new RegExp(`^${OPENING}${IS}${ARTICLE}(?<name>${ANY_CATEGORY})${ENDING}[ .!]*$`, 'u');

/** The category that a short reply names and nothing else ("Management", "it's Leadership"); null for all other words. */
export const categoryAlone = (words: string): Category | null => {
  if (words.length > LONGEST) return null;
  const folded = foldText(words.replace(/[\u2018\u2019]/g, "'"))
    .replace(/^[^\p{L}\p{N}]+|["“”„«»]/gu, '')
    .replace(/\s+/gu, ' ');
  return categoryNamed(ALONE.exec(folded)?.groups?.name ?? '');
};
