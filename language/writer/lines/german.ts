import { germanPlain } from './german-plain.ts';
import { germanStrong } from './german-strong.ts';
import { type Lines, words } from './lines.ts';

export const german: Lines = {
  strong: germanStrong,
  plain: germanPlain,
  kept: {
    say: ['Das solltest du behalten: „{part}“', 'Behalte das: „{part}“', 'Gut zu merken: „{part}“'],
    outcome: words(
      String.raw`<(?:seitdem|seither|inzwischen|läuft|funktioniert\p{L}*|klappt\p{L}*|ja gesagt|identisch|wollen jetzt|will jetzt|bestellt jetzt|abgenommen|am netz|wieder an|gespart|im schnitt|gern wieder|wie geplant|erledigt)>`,
    ),
    proud: words(String.raw`<(?:stolz|ordentlichste\p{L}*|beste\p{L}*|alles so erklärt)>`),
    unkept: words(
      String.raw`<(?:nicht|nie|niemand|nichts|kaum|leider|fehler|falsch\p{L}*|mist|verloren|verpasst|traurig|schlecht\p{L}*|schlimm\p{L}*|peinlich|schwach|krank|angst|ärger\p{L}*|nervt|genervt|wütend|katastrophe|\p{L}*schaden|gestorben|beerdigung|scheidung|schwanger|krebs|vielleicht|hoffentlich|hoffe|werde|wird|würde\p{L}*|sollte\p{L}*|wollte|müsste|könnte\p{L}*|will ich|soll ich|zu spät|zu wenig|geraten|gegrinst|holprig|scheiß\p{L}*|kacke|blöd\p{L}*|hölle)>`,
    ),
    leans: words(
      '^(?:und (?!ich>|wir>)|(?:aber|weil|dass|wenn|als|obwohl|denn|sodass|damit|oder|wo|wie|trotzdem|sonst|dafür|nur)>)',
    ),
    takesBack: words(
      '^(?:aber|allerdings|nur|außer|obwohl|jedoch|glaub|glaube|denk|denke|wenn|bis|dass|ob|weil|wo|wie|zu|der|die|das)>',
    ),
    parts:
      /; | [–—-] | und (?=(?:ich|wir|er|sie|es)(?!\p{L}))|, (?=(?:ich|wir|er|sie|frau \p{L}+|herr \p{L}+)(?!\p{L}))/gu,
  },
  denied:
    /(?<!\p{L})(?:nicht|nie|niemals|kein\p{L}*|fast|beinahe|wenn|falls|würde\p{L}*|wollte\p{L}*|will|möchte\p{L}*|hoffe|hoffentlich|soll\p{L}*|versuch\p{L}*|müsste|statt|ohne|niemand)(?!\p{L})/u,
  others:
    /(?<!\p{L})(?:er|sie|hat|ihr|jemand|wer|(?:mein|unser|der|die|das|sein|ihr)\p{L}{0,2} (?:\p{L}+ )?(?:sohn|tochter|kind|kinder|frau|mann|mama|papa|mutter|vater|schwester|bruder|freund\p{L}*|kolleg\p{L}+|chef\p{L}*|azubi\p{L}*|schüler\p{L}*|lehrling\p{L}*|praktikant\p{L}*|patient\p{L}*|kund\p{L}+)|alle (?:\p{L}+ )?|beide )(?!\p{L})/u,
  joint: /[.;:!?,()–—]| und (?!ich )| aber | weil | damit | - /u,
  forCv: (line) => `Für deinen Lebenslauf: ${line}.`,
};
