/** What is only written to be read by a model: marks of its turns, of its answers, of pages, or hidden letters. */
const MARKS =
  /<\|?\/?(?:im_|sys|system|inst|win|entry|script|div|img|iframe|!--)|\[\/?inst\]|<<sys>>|"(?:category|analysis|skills|wins|parts)"\s*:|^\s*(?:system|assistant|user|developer)\s*:|!\[|\]\(|\[(?:name|mail|link|phone|id|place)_\d+[b-z]?\]|(?:\p{L}[\u200B-\u200F\u2060-\u2064\uFEFF]){4}|[A-Za-z\d+/]{40}/imu;

/** What speaks of a model's own things, or gives orders to whoever writes of this. */
const WORDS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instruction|prompt|rule|above|previous)/iu,
  /\b(?:ignorier|vergiss|missachte)\p{L}*\b.{0,40}\b(?:anweisung|regel|bisherig|vorherig)/iu,
  /\b(?:ignor|oubli)\p{L}*\b.{0,40}\b(?:instruction|consigne|règle|précédent)/iu,
  /\b(?:ignor|olvid)\p{L}*\b.{0,40}\b(?:instruccion|regla|anterior)/iu,
  /\b(?:system prompt|(?:secret|your|geheim\p{L}*|deine|tes|tus|instructions?|instrucciones) (?:instructions?|anweisungen|prompt|secr\p{L}+)|maintenance mode|wartungsmodus|mode maintenance|modo mantenimiento)\b/iu,
  /(?<!\p{L})(?:you are now|du bist jetzt|tu es maintenant|ahora eres|as the system|als system|en tant que système|como sistema)(?!\p{L})/iu,
  /(?<!\p{L})(?:write|say|add|tell me|print|list|translate|file|set|output|respond|answer)\b.{0,20}(?<!\p{L})(?:that the (?:person|user)|that i am|the (?:skills?|request|entr|text above|category|word))/iu,
  /(?<!\p{L})(?:schreib\p{L}*|sag\p{L}*|füge|nenne|lege|übersetze|setze|antworte)(?!\p{L}).{0,20}(?<!\p{L})(?:dass (?:die person|der nutzer|ich)|mir, dass|nur|die (?:fähigkeit|bitte|einträge|kategorie)|den text oben)/iu,
  /(?<!\p{L})(?:écris|écrivez|dis(?=-)|dites|ajoute|donne|enregistre|traduis|mets|réponds)(?!\p{L}).{0,20}(?<!\p{L})(?:que (?:la personne|l['’]utilisat|je suis)|seulement|les (?:compétences|entrées)|la (?:demande|catégorie)|le texte ci-dessus)/iu,
  /(?<!\p{L})(?:escribe|di|dime|añade|da|registra|traduce|pon|responde)(?!\p{L}).{0,20}(?<!\p{L})(?:que (?:la persona|el usuario|soy)|solo|las (?:habilidades|entradas)|la (?:petición|categoría)|el texto de arriba)/iu,
  /(?<!\p{L})(?:be my grandmother|sei bitte meine oma|sois ma grand-mère|sé mi abuela)/iu,
];

const READ = 20_000;

/** Words that give orders to a model: it may see them, but what it says of them counts for nothing. */
export const givesOrders = (text: string): boolean => {
  const said = text.slice(0, READ);
  return MARKS.test(said) || WORDS.some((pattern) => pattern.test(said));
};
