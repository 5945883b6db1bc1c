import type { InLanguages } from './in-languages.ts';

/** What somebody may have meant, as it stands in the question whether it is so. A `number` is what `number` or `lastOne` says. */
const english = {
  meant: (wish: string) => `Did you mean: ${wish}? Answer “yes”, and it is done.`,
  come: (rhythm: string) => `check-ins ${rhythm}`,
  inTimeOf: (zone: string) => `in the time of ${zone}`,
  noneUntilResumed: 'no check-ins until you answer “resume”',
  noneUntil: (date: string) => `no check-ins from now until ${date}`,
  again: 'check-ins again, as before',
  noMore: 'no more check-ins',
  drop: (number: string) => `drop ${number}`,
  merge: (numbers: string) => `merge numbers ${numbers}`,
  split: (numbers: string) => `make several wins of ${numbers}`,
  reword: (number: string, quote: string) => `${number} shall say ${quote}`,
  file: (number: string, under: string) => `file ${number} under ${under}`,
  add: (number: string, quote: string) => `add to ${number}: ${quote}`,
  aCorrection: 'a correction',
  number: (number: number) => `number ${number}`,
  lastOne: 'the last one',
  several: (wishes: readonly string[]) => wishes.join('; '),
};

type WishSentences = typeof english;

const german: WishSentences = {
  meant: (wish) => `Meintest du das: ${wish}? Antworte „ja“, und es ist erledigt.`,
  come: (rhythm) => `unsere Fragen ${rhythm}`,
  inTimeOf: (zone) => `nach der Zeit von ${zone}`,
  noneUntilResumed: 'keine Fragen, bis du „weitermachen“ antwortest',
  noneUntil: (date) => `von jetzt an keine Fragen bis zum ${date}`,
  again: 'wieder unsere Fragen, wie bisher',
  noMore: 'keine Fragen mehr',
  drop: (number) => `${number} streichen`,
  merge: (numbers) => `die Nummern ${numbers} zusammenfassen`,
  split: (numbers) => `aus ${numbers} mehrere Erfolge machen`,
  reword: (number, quote) => `${number} so fassen: ${quote}`,
  file: (number, under) => `${number} soll unter ${under} stehen`,
  add: (number, quote) => `${number} ergänzen um ${quote}`,
  aCorrection: 'eine Korrektur',
  number: (number) => `Nummer ${number}`,
  lastOne: 'den letzten Erfolg',
  several: (wishes) => wishes.join('; '),
};

const french: WishSentences = {
  meant: (wish) => `Vouliez-vous dire : ${wish} ? Répondez « oui », et c’est fait.`,
  come: (rhythm) => `nos questions ${rhythm}`,
  inTimeOf: (zone) => `à l’heure de ${zone}`,
  noneUntilResumed: 'pas de questions jusqu’à ce que vous répondiez « reprendre »',
  noneUntil: (date) => `pas de questions d’ici au ${date}`,
  again: 'nos questions à nouveau, comme avant',
  noMore: 'plus de questions',
  drop: (number) => `supprimer ${number}`,
  merge: (numbers) => `fusionner les numéros ${numbers}`,
  split: (numbers) => `faire plusieurs réussites de ${numbers}`,
  reword: (number, quote) => `${number} dira ${quote}`,
  file: (number, under) => `${number} sera classé sous ${under}`,
  add: (number, quote) => `compléter ${number} par ${quote}`,
  aCorrection: 'une correction',
  number: (number) => `le numéro ${number}`,
  lastOne: 'la dernière réussite',
  several: (wishes) => wishes.join(' ; '),
};

const spanish: WishSentences = {
  meant: (wish) => `¿Querías decir esto: ${wish}? Responde «sí», y queda hecho.`,
  come: (rhythm) => `nuestras preguntas ${rhythm}`,
  inTimeOf: (zone) => `en la hora de ${zone}`,
  noneUntilResumed: 'ninguna pregunta hasta que respondas «reanudar»',
  noneUntil: (date) => `ninguna pregunta desde ahora hasta el ${date}`,
  again: 'nuestras preguntas otra vez, como antes',
  noMore: 'ninguna pregunta más',
  drop: (number) => `borrar ${number}`,
  merge: (numbers) => `juntar los números ${numbers}`,
  split: (numbers) => `hacer varios logros de ${numbers}`,
  reword: (number, quote) => `que ${number} diga ${quote}`,
  file: (number, under) => `que ${number} figure en ${under}`,
  add: (number, quote) => `añadir a ${number}: ${quote}`,
  aCorrection: 'una corrección',
  number: (number) => `el número ${number}`,
  lastOne: 'el último logro',
  several: (wishes) => wishes.join('; '),
};

export const wishSentences: InLanguages<WishSentences> = { en: english, de: german, fr: french, es: spanish };
