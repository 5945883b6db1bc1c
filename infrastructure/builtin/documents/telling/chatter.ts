import type { Language } from '#domain/facts.ts';

/**
 * What a mail says beside its claim. `whole`: a sentence that is only that, in small letters without its stop. `opening` and
 * `closing`: what is taken off its ends, again and again. `anywhere`: words that tell of no deed wherever they stand.
 */
export type Chatter = Readonly<{ whole: RegExp; opening: RegExp; closing: RegExp; anywhere: RegExp }>;

/** Behind these it is what somebody was, and no mood of the mail's. */
const HELD_BY =
  '(?<!\\p{L})(?:was|were|is|are|am|be|been|felt|feels?|looked|seemed|war|waren|ist|sind|bin|était|est|fue|está)(?: (?:so|very|really|too|sehr|ganz|très|muy))?';

const of = (whole: string, opening: string, closing: string, anywhere: string): Chatter => ({
  whole: new RegExp(`^(?:${whole})$`, 'u'),
  opening: new RegExp(`^(?:${opening})(?![\\p{L}'’])[\\s,:;.–-]*`, 'iu'),
  closing: new RegExp(`(?<!${HELD_BY})(?:[\\s,;.–-]+(?:and |und |et |y )?(?:${closing}))$`, 'iu'),
  anywhere: new RegExp(`(?<![\\p{L}'’])(?:${anywhere})(?![\\p{L}'’])`, 'giu'),
});

export const CHATTER: Readonly<Record<Language, Chatter>> = {
  en: of(
    `(?:so |very |really |super |i'?m (?:so |really )?)?(?:happy|proud|chuffed|pleased|glad|relieved|excited|thrilled|tired)(?: (?:with|about|of) .{0,30})?|feels? (?:so )?good.{0,30}|not bad.{0,30}|bonus time|get in|happy days|wow|yes+|phew|finally|who knew|(?:i )?(?:nearly|almost) cried|(?:i )?can(?:'t|not|t) believe it|made my (?:day|week)|best .{0,60}(?:ever|all year|so far)|morale.{0,30}|hi.{0,20}|hello.{0,20}|thanks?.{0,20}|cheers|see you.{0,20}|what went well.{0,20}|let me think|small win|that'?s (?:it|all).{0,20}|no ums`,
    `(?:this|yesterday) (?:morning|afternoon|evening|night)|today|yesterday|tonight|last night|this week|successfully|finally|just|actually|honestly|well|ok(?:ay)?|so|yay|yes|guess what|(?:a )?(?:small|big|tiny|another) (?:win|one)(?: today)?|oh|also|btw|by the way|and|hi|hey|hello|(?:i'?m )?(?:so |really |very )?(?:proud|happy|glad|pleased) (?:to say )?that|turns out`,
    `haha(?:ha)*|hehe|lol|lmao|btw|by the way|yay|woo+(?: ?hoo)?|phew|so happy|(?:so )?(?:chuffed|proud|pleased|relieved)|made my (?:day|week)|get in|wtf|iykyk|finally|(?<!(?:since|from|until|till|by|of|for|before|after) )(?:(?:this|yesterday) (?:morning|afternoon|evening|night)|today|tonight|yesterday|last night|this week)|you know|i think|i hope|thank god|no ums|bonus time|can'?t believe it|my most ever`,
    `haha(?:ha)*|hehe|lol|lmao|btw|honestly|obviously|literally|omg|(?<=(?:i|we|has|have|had) )finally|(?<=i )just|wtf|(?<!(?:since|from|until|till|by|of|for|before|after) )(?:yesterday (?:morning|afternoon|evening|night)|today|yesterday|this (?:week|morning|afternoon|evening|quarter))(?!['’]s)`,
  ),
  de: of(
    `(?:so |sehr |bin |ich bin |echt |total |mega |wir sind )*(?:happy|stolz|glücklich|froh|erleichtert|müde|zufrieden)(?: (?:darüber|damit|drauf|auf mich))?|freu(?:e)? mich.{0,20}|endlich|juhu|yeah|wow|puh|hurra|läuft|geschafft|guten (?:tag|morgen|abend)|hallo.{0,20}|hi.{0,20}|danke.{0,20}|viele grüße.{0,20}|lg.{0,20}|so happy`,
    `(?:heute|heut|gestern)(?: (?:morgen|früh|vormittag|mittag|abend|nachmittag|nacht))?|guten (?:tag|morgen|abend)|diese woche|endlich|juhu|ja|also|ach|puh|naja|übrigens|kleiner erfolg|und|hallo|hi|halt|(?:ich )?(?:bin|freue mich) (?:so |sehr )?(?:stolz|froh|glücklich)?,? dass`,
    `haha(?:ha)*|hihi|lol|juhu|yeah|übrigens|so happy|puh|(?:bin |so )+(?:stolz|froh|glücklich|happy)|sie hat sich so gefreut|freu mich|diese woche|endlich`,
    `haha(?:ha)*|hihi|lol|übrigens|irgendwie|echt(?= )|total(?= )|(?<=(?:habe|hab|haben|hat|ist|wurde|wurden|bin|sind|sich|mich) )(?:(?:heute|heut|gestern)(?: (?:morgen|früh|vormittag|abend|nachmittag|nacht))?|diese woche)|wtf|endlich`,
  ),
  fr: of(
    `(?:trop |très |je suis (?:trop |très )?)?(?:contente?|fière?|heureuse|heureux)|enfin|youpi|ouf|super|merci.{0,20}|(?:bonjour|bonsoir|salut|coucou).{0,20}|génial`,
    `aujourd['’]hui|hier(?: soir)?|ce (?:matin|soir)|cet après-midi|cette semaine|enfin|bon|alors|voilà|et|bonjour|bonsoir|salut|coucou|petite victoire`,
    `haha(?:ha)*|mdr|lol|youpi|trop contente?|(?:très )?fière?|enfin|aujourd['’]hui|hier|ce matin|cette semaine`,
    `haha(?:ha)*|mdr|lol|franchement|aujourd['’]hui|ce (?:matin|midi|soir)|(?<=j['’]ai )enfin`,
  ),
  es: of(
    `(?:muy |estoy (?:muy )?|qué )?(?:content[oa]|feliz|orgullos[oa])|por fin|yupi|genial|gracias.{0,20}|hola.{0,20}`,
    `hoy|ayer|anoche|esta (?:mañana|tarde|noche|semana)|por fin|bueno|pues|y|hola|pequeño logro`,
    `jaja(?:ja)*|yupi|qué bien|por fin|hoy|ayer|esta (?:mañana|semana)|muy content[oa]`,
    `jaja(?:ja)*|la verdad|hoy|por fin`,
  ),
};
