import type { WordSigns } from '#application/wins/word-signs.ts';
import { foldText } from '#domain/text.ts';
import { addSenses, SENSES } from './model/senses.ts';
import { type Token, tokensOf } from './model/tokens.ts';

/** A win says in so many characters what it is about. */
const READ = 600;
/** So many letters of a word tell its forms apart from other words. */
const STEM = 6;
/** Words that every win may have. */
const COMMON = new Set(
  (
    'about after again also although always and another any are around away because been before being both but can could did does doing done down each even every finally first for from gave get getting given going got had has have having her here him his how into its just last like made make many more most much myself new next not now off one only other our out over own really same she should since some something still such than that the their them then there these they this those three through time today took two under until very was week well went were what when where which while who will with without would yet you your ' +
    'aber alle allen alles als also andere auch auf aus bei beim bin bis dann das dass dem den der des die dies diese diesen doch drei durch eine einem einen einer eines endlich erst fur ganz gegen geht gemacht genug gut habe haben hat hatte heute hier ich ihm ihn ihr ihre immer jetzt kein keine man mehr mein meine meinem meinen meiner mich mir mit nach neu neue neuen nicht noch nun nur oder ohne schon sehr seit sich sie sind soll uber und uns unser unsere unter viel vom von vor war waren was weil wenn wer wie wieder wir wird woche worden wurde zum zur zwei zwischen ' +
    'apres aussi autre aux avant avec bien cette ceux chez comme dans depuis des deux elle elles enfin est etait ete eux faire fait fois ici ils jour les leur leurs lui mais meme mes moi mon notre nous nos ont par pas plus pour quand que qui sans ses son sous sur tout toute toutes tous tres trois une vous ' +
    'ahora algo alguien antes aqui asi aun aunque bien cada como con cuando dar del desde despues donde dos ella ellos entre esa ese eso esta estaba este esto estoy fue fin han hasta hecho hice hoy las les los mas mejor mis mucho muy nada nos nuestra nuestro otra otro para pero por porque primera primer que quien semana ser sido sin sobre solo son sus tambien tan tengo todo toda todos todas tres una unas uno unos vez'
  ).split(' '),
);

type Meaning = Readonly<{ stems: ReadonlySet<string>; senses: Float32Array; length: number }>;

const meaningOf = (text: string): Meaning => {
  const tokens = tokensOf(text.slice(0, READ)).filter(isTelling);
  const senses = new Float32Array(SENSES);
  addSenses(tokens, 0, tokens.length, senses, 0);
  return {
    stems: new Set(tokens.map(({ plain }) => foldText(plain).slice(0, STEM))),
    senses,
    length: Math.sqrt(senses.reduce((sum, one) => sum + one * one, 0)),
  };
};

const isTelling = ({ is, plain }: Token): boolean => is === 'word' && plain.length > 2 && !COMMON.has(foldText(plain));

/** How like each other two texts are: in what their words mean, and in which words they share. */
export const likeness: WordSigns['likeness'] = (one, other) => {
  const [a, b] = [meaningOf(one), meaningOf(other)];
  const product = a.senses.reduce((sum, sense, at) => sum + sense * (b.senses[at] as number), 0);
  const shared = [...a.stems].filter((stem) => b.stems.has(stem)).length;
  const fewer = Math.min(a.stems.size, b.stems.size);
  const words = fewer === 0 ? 0 : shared / fewer;
  const lengths = a.length * b.length;
  return { words, meaning: lengths === 0 ? words : Math.max(0, product / lengths) };
};
