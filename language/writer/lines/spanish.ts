import { type Lines, words } from './lines.ts';
import { spanishPlain } from './spanish-plain.ts';
import { spanishStrong } from './spanish-strong.ts';

export const spanish: Lines = {
  strong: spanishStrong,
  plain: spanishPlain,
  kept: {
    say: ['Para recordar: «{part}»', 'Para tener a mano: «{part}»', 'Para guardar: «{part}»'],
    outcome: words(
      String.raw`<(?:ahora|desde entonces|en vez de|en lugar de|funciona\p{L}*|funcionó|dijo que sí|dijeron que sí|ha pedido|pidió|usan|aprobad[oa]s?|encontr\p{L}+|ahorr\p{L}+)>`,
    ),
    proud: words('<(?:orgullos[oa]s?|orgullo|mi mejor)>'),
    unkept: words(
      String.raw`<(?:no|nunca|nadie|nada|lamentablemente|error(?:es)?|mal|peor|mal[oa]s?|perd\p{L}+|triste|vergüenza|débil|enferm[oa]|miedo|enfad\p{L}+|desastre|murió|fallec\p{L}+|funeral|divorcio|embarazada|cáncer|quizás?|tal vez|ojalá|espero|voy a|va a|debería\p{L}*|podría\p{L}*|sería|tarde|mierda|joder)>`,
    ),
    leans: words('^(?:y (?!yo>|me>)|(?:pero|porque|que|quien|si|cuando|aunque|así que|o|para que|como|donde)>)'),
    takesBack: words('^(?:pero|salvo|solo|aunque|sin embargo|creo|si|que|porque)>'),
    parts: /; | [–—-] | y (?=(?:yo|me|nos|él|ella|ellos|ellas) )|, (?=(?:yo|me|nos|ella|él) )/gu,
  },
  denied:
    /(?<!\p{L})(?:no|nunca|jamás|casi|si|ojalá|quiero|quería|quisiera|espero|intent\p{L}+|debería\p{L}*|sin|nadie|en vez|todavía)(?!\p{L})/u,
  others:
    /(?<!\p{L})(?:él|ella|ellos|ellas|quien|alguien|(?:mi|mis|nuestr[oa]s?|su|el|la|los|las) (?:\p{L}+ )?(?:hij[oa]s?|niñ[oa]s?|mujer|marido|madre|padre|herman[oa]|amig[oa]|compañer[oa]s?|jef[ea]|alumn[oa]s?|aprendi\p{L}+|becari[oa]|paciente|cliente|estudiantes?)|tod[oa]s)(?!\p{L})/u,
  joint: /[.;:!?¡¿,()–—]| y (?!yo |he )| pero | porque | para que | - /u,
  forCv: (line) => `Para tu currículum: ${line}.`,
};
