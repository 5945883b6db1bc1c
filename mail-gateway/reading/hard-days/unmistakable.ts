import type { Language } from '#domain/facts.ts';
import { phrases } from '../plain-text.ts';
import type { CrisisHeard } from './crisis.ts';

/** What nobody says of a patient, a game or a figure of speech: of one's own life, now, and of what is done to one. */
const UNMISTAKABLE: Readonly<Record<Language, Readonly<Record<CrisisHeard['day'], RegExp>>>> = {
  en: {
    life: new RegExp(phrases`
      \b(?:roof|bridge|ledge|edge|platform|balcony)\b.{0,60}\bi (?:just |really )?(?:want|am going|'m going|need) to jump\b|\bi (?:just |really )?want to jump (?:off|from|in front)\b
      |\bi(?:'m| am|'ve| have)? (?:been |just |only |still |really )*(?:planning|planned|going|plan|thinking of|think of|thinking about) (?:to |my )?(?:kill(?:ing)? myself|suicide|end(?:ing)? my life)\b(?! if\b)
    `),
    violence: new RegExp(phrases`
      \bmy (?:dad|father|mum|mom|mother|stepdad|stepfather|husband|wife|boyfriend|girlfriend|partner|ex|brother|uncle|boss) (?:still |always |just |has |again )*(?:beats?|hits?|punche[sd]|slap(?:s|ped)|kick(?:s|ed)|chok(?:es|ed)|raped) me\b(?! (?:at|in|by|to|with \d|\d))
    `),
  },
  de: {
    life: new RegExp(phrases`
      \bmir (?:\w+ ){0,3}?(?:die |den )?arme? (?:wieder )?(?:aufgeschnitten|aufgeritzt|zerschnitten|zerkratzt)\b|\b(?:brucke|dach|klippe|gleis\w*|balkon)\b.{0,40}\b(?:will|mochte|werde) (?:ich )?(?:\w+ )?(?:springen|runterspringen)\b
      |\bmeinen (?:eigenen )?(?:selbstmord|suizid)\b|\bmich (?:\w+ ){0,4}?vor (?:den|einen|die) (?:zug|bahn|lkw|lastwagen|u-bahn|s-bahn|tram) (?:werf\w*|schmeiss\w*|leg\w*|stell\w*)\b
      |\bschluss mit mir\b|\bmach\w* (?:ich )?dem (?:heute |jetzt |morgen |bald )?(?:allem )?ein ende\b|\bbrief an (?:die|meine) (?:kinder|familie|eltern|frau|tochter)\b.{0,40}\bliegt\b
    `),
    violence: new RegExp(phrases`
      \b(?:fasst|langt) mich (?:\w+ ){0,3}?an und zwingt mich\b|\bzwingt mich (?:\w+ ){0,3}?(?:zu sachen|zum sex)\b|\bm(?:a|aa|ann|aen) (?:het|hat) mi(?:ch)? (?:\w+ ){0,4}?(?:gschlage|gschla|gehaue|ghaue|gwurgt)\b
    `),
  },
  fr: {
    life: new RegExp(phrases`
      \bje me (?:coupe|scarifie|brule|taillade) (?:les (?:bras|veines|cuisses|poignets|jambes)|tous les soirs|chaque (?:soir|nuit)|la nuit)\b|\bsur le (?:toit|pont|rebord|balcon|parapet)\b.{0,60}\b(?:envie|veux|vais) (?:de )?(?:sauter|me jeter)\b
    `),
    violence:
      /\bmon (?:mari|pere|copain|beau-pere|conjoint|frere|patron) (?:me (?:bat|frappe|viole|cogne)|m'a (?:battue?|frappee?|violee?|cognee?))\b/,
  },
  es: {
    life: new RegExp(phrases`
      \bme voy a (?:matar|suicidar|colgar|ahorcar)\b(?! (?:de |a |zombis|zombies|trabajando|estudiando|corriendo|limpiando|si ))|\b(?:pienso|pensar|pensando)(?: es)? en (?:suicidarme|matarme|quitarme la vida)\b|\bvalor (?:para|de) (?:matarme|suicidarme|quitarme la vida)\b
    `),
    violence:
      /\bmi (?:marido|padre|novio|padrastro|pareja|hermano|jefe) me (?:pega|golpea|viola|violo|golpeo)\b(?! (?:la|el|una?|al) )/,
  },
};

/** A crisis that no harmless words beside it make harmless; null for none. Of words as `plainly` gives them. */
export const unmistakableIn = (plain: string): CrisisHeard | null => {
  for (const [language, { life, violence }] of Object.entries(UNMISTAKABLE) as [
    Language,
    (typeof UNMISTAKABLE)['en'],
  ][]) {
    if (life.test(plain)) return { day: 'life', language };
    if (violence.test(plain)) return { day: 'violence', language };
  }
  return null;
};
