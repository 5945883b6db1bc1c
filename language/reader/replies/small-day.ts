import { plainly } from '../words/sentences.ts';

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** A day of which there is nothing to tell, in any of our languages; folded. */
const SMALL =
  listed(`nothing nada zilch routine usual ordinary uneventful quiet tired sleepy knackered boring lazy meh slow nowt
  nix nichts nothin garnix garnichts routine alltag ublich ubliches ubliche normal normaler normales mude ruhig ruhiger langweilig unspektakular wenig kaputt platt nischt nuscht
  rien bof routine ordinaire banal banale calme tranquille fatigue fatiguee ordinaire normale habituel train-train creve crevee
  nada rutina normalito tranquilo tranquila cansado cansada aburrido aburrida flojo floja poco`);

/** Beside one of these they say no more. */
const BESIDE =
  listed(`today tonight yesterday just only really special much to report day a an the it was is i'm i am im and very bit little new day's work at all again here but well no nah nope not
  lot stuff things same as always the old old-same just from me this evening exciting happened going on sorry fairly pretty quite feeling
  heute heut gestern nur bloss lediglich war is ist wars es ein eine en so'n besonderes bsonders bsonderes spezielles besonders neues ich bin hab und auch nicht net ned nich ne nee na nein ja halt eben mal
  grad gerade eigentlich zu berichten erzahlen sonst wieder wie immer der die das den ganzen tag tach dag woche arbeit los viel ebenso ganz normale ziemlich bisschen etwas bissl bissle aufregendes passiert abend am gab gabs gibt gibts leider also
  aujourd'hui ce soir hier juste seulement c'etait c'est de d' special neuf nouveau particulier a signaler raconter dire la le les une un journee jour travail comme d'habitude je suis et pas non grand-chose bien tres peu assez toujours meme au boulot il n'y avait eu j'ai
  hoy ayer solo solamente fue ha sido es un una el la dia especial nuevo nueva que contar decir particular estoy y no nada mas lo de siempre muy trabajo mucho poco algo bastante sin novedad novedades como siempre normal todo`);

const MOST_WORDS = 12;

/** Nothing to report, routine, merely tired: neither a win, a wish nor a hard day, and nothing to ask about. */
export const isSmallDay = (words: string): boolean => {
  const said = plainly(words).match(/[\p{L}\p{N}'-]+/gu) ?? [];
  if (said.length === 0 || said.length > MOST_WORDS || /[\d?]/.test(words)) return false;
  return said.some((word) => SMALL.has(word)) && said.every((word) => SMALL.has(word) || BESIDE.has(word));
};

/** "Nothing special": what is told behind it, where nobody hears a win in it, is small too. */
export const beginsSmall = (plain: string): boolean => BEGINS.test(plain);
const BEGINS =
  /^(?:(?:heute?|today|hoy|aujourd'hui|na|ne|nee|oh|well|bof|pues|nah|hi|hallo|hola|salut)[,. ]+){0,3}(?:(?:there(?:'s| was| is) |war |gab(?:'s|s)? )?(?:nothing|not) (?:special|much|new|exciting|a lot|really)|nothing (?:to report|happened)|nix|nichts|garnix|nischt|rien (?:de |d'|a )|pas grand-chose|nada (?:especial|nuevo|que|de)|poca cosa|(?:just|only|nur|lediglich|juste|solo) (?:the )?(?:routine|usual|alltag|ubliche\w*|la routine|rutina|lo de siempre))\b/;
