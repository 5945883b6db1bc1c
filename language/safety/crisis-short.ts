import type { Language } from '#domain/facts.ts';
import { phrases } from '../text/plain-text.ts';
import type { CrisisHeard } from './hard-words.ts';
import { isSpokenOfOthers } from './look-alikes.ts';

/**
 * Blows, blades and attempts in a short sentence, whoever dealt them: "got jumped by four lads", "me abri las venas". In a long one the same
 * words may be work, and the rules that know who they are said of must decide.
 */
const SHORT: Readonly<Record<Language, Readonly<Record<'life' | 'violence', string>>>> = {
  en: {
    life: phrases`
      \bmy (?:\w+ ){0,2}(?:suicide attempt|overdose)\b|\bi (?:\w+ ){0,2}attempted suicide\b|\bmy goodbye (?:letters?|notes?|messages?)\b|\bi (?:\w+ ){0,2}(?:jump(?:ed)?|step(?:ped)?|walk(?:ed)?) (?:out )?in front of (?:the|a|that) (?:train|bus|lorry|truck|tube|tram)\b
      |^(?:i |just |i've |i have )*(?:swallowed|taken|took) (?:a (?:load|lot|bunch|handful) of|loads of|too much|too many) (?:\w+ )?(?:paracetamol|pills|tablets|painkillers|insulin|meds)\b|\b(?:shotgun|rifle|gun|pistol) out\b(?=.*\b(?:last night|tonight|again|i)\b)|\b(?:rope|noose) (?:bought|is ready|is tied|'s ready)\b|\bbought (?:the|a|some) (?:rope|noose)\W*$
    `,
    violence: phrases`
      \b(?:got|been|was) (?:jumped|beaten up|mugged|stabbed|glassed|gang raped|sexually assaulted) (?:by|at|on|in|outside|after|for|again|last)\b|\b(?:used to|tried to|keeps?|kept|started) (?:molest|abuse|rape|beat|hit|chok|strangl|grop|slap|kick|punch)(?:e|ing|ping)? me\b|\b(?:smashed|broke|threw|chucked|cracked) (?:a|the|my|his|her) (?:\w+ )?(?:bottle|glass|chair|plate|mug|jaw|nose) (?:over|on|at|in|into|against) (?:me|my (?:head|face|back))\b|\b(?:broke|fractured) my (?:nose|jaw|rib|ribs|arm|wrist|tooth|cheekbone)\b(?=.*\b(?:he|she|they|dad|mum|husband|wife|boyfriend|girlfriend|boss|patient|customer|pupil|ex)\b)|\bheld a (?:knife|gun|blade) (?:to|at|on) me\b|\bforced (?:himself|herself|themselves) on me\b
    `,
  },
  de: {
    life: phrases`
      \bmein(?:em|en)? (?:\w+ )?(?:suizid|selbstmord)versuch\w*|\b(?:suizid|selbstmord)versuch (?:hinter mir|uberlebt|gemacht|gehabt)|\bhang (?:ich )?mich (?:\w+ )?auf\b|\b(?:erschiess|erhang|ertrank|vergift)e? (?:ich )?mich\b|\b(?:ich |i )?(?:mir )?(?:\w+ ){0,3}(?:die |meine |am )?(?:beine?|arme?|handgelenke?|pulsadern?|unterarme?|oberschenkel) (?:\w+ )?(?:auf|zer)(?:geschnitten|geritzt)\b|\bvor (?:den|die|einen) (?:zug|bahn|lkw|s-bahn|u-bahn) (?:springen|werfen|gesprungen|geworfen)\b(?=.*\b(?:ich|mich|wollte|beinahe|fast)\b|)
    `,
    violence: phrases`
      \bmich (?:\w+ ){0,4}?(?:geschubst und gehauen|gehauen|geohrfeigt|zusammengetreten|zusammengeschlagen|zamgschlagn|abgestochen|abgezogen|verdroschen|vermobelt|verhauen|niedergestochen|ausgeraubt|vergewaltigt|missbraucht|begrapscht)\b|\b(?:mir|ma) (?:\w+ ){0,3}?(?:eine?s? )?(?:reingehauen|reinghaut|gescheuert|gelangt|ins gesicht (?:geschlagen|gespuckt)|auf die fresse gehauen|die nase gebrochen|den arm gebrochen|den kiefer gebrochen)\b|\b(?:haut|schlagt|prugelt|tritt|wurgt) (?:mi|mich)\b(?! (?:um|vom hocker|aus den|in die flucht|im|beim|mit (?:seiner|ihrer) (?:musik|art)))|\bvon (?:seiner|ihrer|einer) ohrfeige\b|\bmit (?:dem |einem )?messer (?:bedroht|abgezogen|angegriffen|ausgeraubt)\b|\b(?:abgezogen|bedroht|uberfallen|ausgeraubt) mit (?:dem |einem )?messer\b
    `,
  },
  fr: {
    life: phrases`
      \b(?:ma|une) (?:\w+ )?(?:tentative de suicide|ts)\b(?=.*\b(?:ma|j'ai|je|moi)\b)|\bj'?e? ?(?:voudrais|veux|aimerais|voudrai|prefere) (?:etre morte?s?|mourir|crever|plus etre la)\b|\b(?:fusil|carabine|arme|corde|pistolet) (?:\w+ ){0,2}pour moi\b|\bje (?:me|vais me) (?:supprime|flingue|pends?|pendre|supprimer|flinguer|tuer|suicider|foutre en l'air|fous en l'air)\b|\bme (?:suis|etais) (?:ouvert|ouverte|taillade|tailladee|taille|taillee|coupe|coupee) les (?:veines|poignets|bras|cuisses)\b|\bme jeter sous (?:le|un|la) (?:train|metro|bus|rame|camion)\b
    `,
    violence: phrases`
      \bme suis fait(?:e)? (?:\w+ )?(?:tabasser|agresser|violer|frapper|cogner|poignarder|casser la gueule|etrangler|peloter|braquer|planter)\b|\bm'(?:a|ont) (?:\w+ ){0,2}(?:abusee?|penetree?|violee?|poignardee?|cognee?|tabassee?|tapee?|fouettee?|brulee?|ligotee?|roue de coups|rouee de coups)\b|\bm'(?:a|ont) (?:\w+ ){0,2}(?:lance|jete|balance|casse|fracasse|ecrase) (?:une?|la|le|son|sa|des) (?:chaise|assiette|bouteille|couteau|verre|cigarette|table|pierre|clope|poing|bras|nez|dent)\b|\bm'(?:a|ont) lache (?:son|leur|le) chien dessus\b|\bm'(?:a|ont) mis un (?:coup (?:de|d')|poing|couteau sous)
    `,
  },
  es: {
    life: phrases`
      \b(?:mi|un|otro|tuve un) (?:\w+ )?intento de suicidio\b(?=.*\b(?:mi|tuve|soy|me|yo|es mi)\b)|\bme (?:abri|corte|he abierto|he cortado|raje) (?:\w+ )?(?:las |los )?(?:venas|munecas|brazos|piernas|muslos)\b|\bme (?:di|doy|he dado) (?:de )?(?:cabezazos|golpes) con(?:tra)? (?:la|el) (?:pared|muro|suelo)\b|\b(?:quise|quiero|voy a|casi) (?:me )?(?:tir(?:o|arme)|aventarme|lanzarme|avento|lanzo) (?:a las vias|al tren|al metro|del (?:puente|balcon|techo)|por la ventana|bajo (?:el|un))\b|\bme salvaron y yo no queria\b
    `,
    violence: phrases`
      \bme (?:asaltaron|atracaron|apunalaron|acuchillaron|golpearon|patearon|apedrearon|encanonaron|violaron|han atracado|han asaltado)\b|\bme (?:rompio|clavo|estrello|partio|reventaron|rompieron|quebro) (?:un|una|unas|unos|el|la) \w+(?: en (?:la|el) (?:cara|cabeza|brazo|mano|cuello|espalda))?\b(?=.*\b(?:marido|mujer|novio|novia|jefe|capataz|alumno|paciente|cliente|borracho|padre|madre|hijo|el|ella|un|una)\b)(?!.*\b(?:corazon|record|esquemas?|bolsillo|movil|coche)\b)|\bme dio (?:con|de) (?:la|el|un|una) (?:pala|palo|martillo|cinto|cinturon|botella|llave|golpes?|punetazos?|patadas?|bofetadas?|cachetadas?)\b|\bme dio (?:un|una) (?:punetazo|bofetada|cachetada|patada|golpiza|paliza)\b
    `,
  },
};

const MOST_WORDS = 14;

const RULES = Object.entries(SHORT).flatMap(([language, of]) =>
  (['life', 'violence'] as const).map((day) => ({
    heard: { day, language: language as Language } satisfies CrisisHeard,
    pattern: new RegExp(of[day], 'u'),
  })),
);

/** Of words as `plainly` gives them; null where no short sentence of them tells of one. */
export const shortCrisisIn = (plain: string): CrisisHeard | null => {
  for (const sentence of plain.split(/[.!?…;\n]+/)) {
    if (sentence.split(' ').length > MOST_WORDS) continue;
    for (const { pattern, heard } of RULES) {
      const found = pattern.exec(sentence);
      if (found && !isSpokenOfOthers(plain, plain.indexOf(sentence) + found.index, found[0])) return heard;
    }
  }
  return null;
};
