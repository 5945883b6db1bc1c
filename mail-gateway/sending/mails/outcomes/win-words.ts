import type { InLanguages } from '../../words/in-languages.ts';

/** What is said of lists and corrections. `time` is when, as it ends a sentence; a `quote` stands in its marks. */
const english = {
  noneDuring: (time: string) => `There is no win in your journal that was written down ${time}.`,
  none: 'There is no win in your journal before today’s. Whatever you answer next may be the first.',
  noneWith: (quote: string, time: string | null) =>
    `None of your wins${time === null ? '' : ` ${time}`} holds ${quote}.`,
  with: (quote: string, total: number, shown: number, time: string | null) =>
    `${total === 1 ? 'One win' : `${total} wins`}${time === null ? '' : ` ${time}`} ${total === 1 ? 'holds' : 'hold'} ${quote}${
      shown < total ? `; these are the ${shown} newest:` : total === 1 ? ':' : ', the newest first:'
    }`,
  firstOnes: (count: number) => (count === 1 ? 'Your first win:' : `Your first ${count} wins:`),
  lastOnes: (count: number, time: string | null) =>
    `${count === 1 ? 'Your last win' : `Your last ${count} wins`}${time === null ? '' : ` ${time}`}${count === 1 ? ':' : ', the newest first:'}`,
  all: (total: number, url: string) => `All ${total} are at ${url}.`,
  putRight: (first: number, count: number) =>
    `To put one right, answer with its number: ${
      count === 1
        ? `“drop ${first}” or “${first} was with the night team”`
        : `“drop ${first + 1}”, “merge ${first} and ${first + 1}” or “${first} was with the night team”`
    }.`,
  corrected: 'What you put right:',
  nothingLost: (url: string) => `Nothing is lost: what was dropped or merged can be brought back for 30 days at ${url}`,
  restored: (count: number): string =>
    count === 1 ? 'This win is back in your journal:' : 'These wins are back in your journal:',
  gone: (numbers: string, isOne: boolean, isMerge: boolean) =>
    `Number ${numbers} ${isOne ? 'was' : 'were'} gone from your journal already${isMerge ? ', so there was nothing of it to merge' : ''}.`,
  noSuchNumber: (numbers: string, _isOne: boolean) => `There was no number ${numbers}, so nothing was changed for it.`,
  unclear: 'One thing was not clear to us, so nothing was changed for it. Which number is it, and what should it say?',
  dropped: (numbers: string) => `Number ${numbers} is dropped`,
  merged: (numbers: string) => `Numbers ${numbers} are one win now`,
  split: (numbers: string, count: number) => `Number ${numbers} is ${count} wins now`,
  onePiece: (numbers: string) =>
    `Number ${numbers} is told in one piece, so it stays as it is. To have several wins, answer “drop ${numbers}” and tell each in a line of its own.`,
  apart: (numbers: string) => `Numbers ${numbers} are wins of their own already, so nothing was changed.`,
  wholeKept: (url: string) =>
    `“list my last wins” shows their numbers. What it was before can be brought back for 30 days at ${url}`,
  reworded: (numbers: string) => `Number ${numbers} says now`,
  dated: (numbers: string, day: string) => `Number ${numbers} is dated ${day} now`,
  datedIt: (day: string) => `It is dated ${day} now`,
  filed: (numbers: string, under: string) => `Number ${numbers} is filed under ${under} now, and wins like it will be.`,
  droppedIt: 'It is dropped',
  rewordedIt: 'It says now',
  filedIt: (under: string) => `It is filed under ${under} now, and wins like it will be.`,
  goneIt: 'It was changed or gone from your journal already, so nothing was changed.',
  withQuote: (line: string, quote: string) => `${line}: ${quote}`,
};

type WinWords = typeof english;

const german: WinWords = {
  noneDuring: (time) => `In deinem Journal steht kein Erfolg, der ${time} aufgeschrieben wurde.`,
  none: 'In deinem Journal steht noch kein Erfolg von vor heute. Was du als Nächstes antwortest, kann der erste sein.',
  noneWith: (quote, time) => `In keinem deiner Erfolge${time === null ? '' : ` ${time}`} steht ${quote}.`,
  with: (quote, total, shown, time) =>
    `In ${total === 1 ? 'einem Erfolg' : `${total} Erfolgen`}${time === null ? '' : ` ${time}`} steht ${quote}${
      shown < total ? `; das sind die ${shown} neuesten:` : total === 1 ? ':' : ', die neuesten zuerst:'
    }`,
  firstOnes: (count) => (count === 1 ? 'Dein erster Erfolg:' : `Deine ersten ${count} Erfolge:`),
  lastOnes: (count, time) =>
    `${count === 1 ? 'Dein letzter Erfolg' : `Deine letzten ${count} Erfolge`}${time === null ? '' : ` ${time}`}${count === 1 ? ':' : ', die neuesten zuerst:'}`,
  all: (total, url) => `Alle ${total} stehen unter ${url}.`,
  putRight: (first, count) =>
    `Um einen zu berichtigen, antworte mit seiner Nummer: ${
      count === 1
        ? `„streiche ${first}“ oder „${first} war mit der Nachtschicht“`
        : `„streiche ${first + 1}“, „fasse ${first} und ${first + 1} zusammen“ oder „${first} war mit der Nachtschicht“`
    }.`,
  corrected: 'Was du berichtigt hast:',
  nothingLost: (url) =>
    `Nichts ist verloren: Was gestrichen oder zusammengefasst wurde, lässt sich 30 Tage lang zurückholen: ${url}`,
  restored: (count) =>
    count === 1 ? 'Dieser Erfolg steht wieder in deinem Journal:' : 'Diese Erfolge stehen wieder in deinem Journal:',
  gone: (numbers, isOne, isMerge) =>
    `Nummer ${numbers} ${isOne ? 'stand' : 'standen'} schon nicht mehr in deinem Journal${isMerge ? ', darum gab es davon nichts zusammenzufassen' : ''}.`,
  noSuchNumber: (numbers, isOne) =>
    `${isOne ? 'Eine Nummer' : 'Die Nummern'} ${numbers} gab es nicht, darum wurde dafür nichts geändert.`,
  unclear:
    'Eines war uns nicht klar, darum wurde dafür nichts geändert. Welche Nummer ist es, und was soll dort stehen?',
  dropped: (numbers) => `Nummer ${numbers} ist gestrichen`,
  merged: (numbers) => `Die Nummern ${numbers} sind jetzt ein Erfolg`,
  split: (numbers, count) => `Aus Nummer ${numbers} sind jetzt ${count} Erfolge geworden`,
  onePiece: (numbers) =>
    `Nummer ${numbers} ist in einem Stück erzählt und bleibt darum, wie sie ist. Wenn es mehrere Erfolge sein sollen, antworte „streiche ${numbers}“ und schreib jeden in eine eigene Zeile.`,
  apart: (numbers) => `Die Nummern ${numbers} sind schon eigene Erfolge, darum wurde nichts geändert.`,
  wholeKept: (url) =>
    `„Zeig mir meine letzten Erfolge“ nennt ihre Nummern. Wie es vorher war, lässt sich 30 Tage lang zurückholen: ${url}`,
  reworded: (numbers) => `Nummer ${numbers} lautet jetzt`,
  dated: (numbers, day) => `Nummer ${numbers} hat jetzt das Datum: ${day}`,
  datedIt: (day) => `Der Erfolg hat jetzt das Datum: ${day}`,
  filed: (numbers, under) => `Nummer ${numbers} steht jetzt unter ${under}, und ähnliche künftig auch.`,
  droppedIt: 'Gestrichen ist',
  rewordedIt: 'Dort steht jetzt',
  filedIt: (under) => `Der Erfolg steht jetzt unter ${under}, und ähnliche künftig auch.`,
  goneIt: 'Das stand so schon nicht mehr in deinem Journal, darum wurde nichts geändert.',
  withQuote: (line, quote) => `${line}: ${quote}`,
};

const french: WinWords = {
  noneDuring: (time) => `Votre journal ne contient aucune réussite notée ${time}.`,
  none: 'Votre journal ne contient aucune réussite d’avant aujourd’hui. Votre prochaine réponse sera peut-être la première.',
  noneWith: (quote, time) => `Aucune de vos réussites${time === null ? '' : ` ${time}`} ne contient ${quote}.`,
  with: (quote, total, shown, time) =>
    `${total === 1 ? 'Une réussite' : `${total} réussites`}${time === null ? '' : ` ${time}`} ${total === 1 ? 'contient' : 'contiennent'} ${quote}${
      shown < total ? ` ; voici les ${shown} plus récentes :` : total === 1 ? ' :' : ', les plus récentes d’abord :'
    }`,
  firstOnes: (count) => (count === 1 ? 'Votre première réussite :' : `Vos ${count} premières réussites :`),
  lastOnes: (count, time) =>
    `${count === 1 ? 'Votre dernière réussite' : `Vos ${count} dernières réussites`}${time === null ? '' : ` ${time}`}${count === 1 ? ' :' : ', les plus récentes d’abord :'}`,
  all: (total, url) => `Les ${total} se trouvent ici : ${url}.`,
  putRight: (first, count) =>
    `Pour en corriger une, répondez avec son numéro : ${
      count === 1
        ? `« supprimez ${first} » ou « ${first} c’était avec l’équipe de nuit »`
        : `« supprimez ${first + 1} », « fusionnez ${first} et ${first + 1} » ou « ${first} c’était avec l’équipe de nuit »`
    }.`,
  corrected: 'Ce que vous avez corrigé :',
  nothingLost: (url) =>
    `Rien n’est perdu : ce qui a été supprimé ou fusionné peut être rétabli pendant 30 jours ici : ${url}`,
  restored: (count) =>
    count === 1
      ? 'Cette réussite est de retour dans votre journal :'
      : 'Ces réussites sont de retour dans votre journal :',
  gone: (numbers, isOne, isMerge) =>
    `${isOne ? `Le numéro ${numbers} n’était` : `Les numéros ${numbers} n’étaient`} déjà plus dans votre journal${isMerge ? ', il n’y avait donc rien à en fusionner' : ''}.`,
  noSuchNumber: (numbers, isOne) =>
    `Il n’y avait pas ${isOne ? 'de numéro' : 'de numéros'} ${numbers}, et rien n’a donc été changé à ce sujet.`,
  unclear:
    'Une chose n’était pas claire pour nous, et rien n’a donc été changé à ce sujet. Quel numéro est-ce, et que doit-il dire ?',
  dropped: (numbers) => `Le numéro ${numbers} est supprimé`,
  merged: (numbers) => `Les numéros ${numbers} ne font plus qu’une réussite`,
  split: (numbers, count) => `Le numéro ${numbers} est maintenant ${count} réussites`,
  onePiece: (numbers) =>
    `Le numéro ${numbers} est raconté d’un seul tenant et reste donc tel quel. Pour en faire plusieurs, répondez « supprimez ${numbers} » et racontez chaque chose sur sa propre ligne.`,
  apart: (numbers) => `Les numéros ${numbers} sont déjà des réussites à part, et rien n’a donc été changé.`,
  wholeKept: (url) =>
    `« Montrez-moi mes dernières réussites » donne leurs numéros. Ce que c’était avant peut être rétabli pendant 30 jours ici : ${url}`,
  reworded: (numbers) => `Le numéro ${numbers} dit maintenant`,
  dated: (numbers, day) => `Le numéro ${numbers} a maintenant pour date : ${day}`,
  datedIt: (day) => `La réussite a maintenant pour date : ${day}`,
  filed: (numbers, under) =>
    `Le numéro ${numbers} est maintenant classé sous ${under}, et ce qui lui ressemble le sera aussi.`,
  droppedIt: 'Est supprimé',
  rewordedIt: 'Il est écrit maintenant',
  filedIt: (under) => `Cette réussite est maintenant classée sous ${under}, et ce qui lui ressemble le sera aussi.`,
  goneIt: 'Ce n’était déjà plus ainsi dans votre journal, et rien n’a donc été changé.',
  withQuote: (line, quote) => `${line} : ${quote}`,
};

const spanish: WinWords = {
  noneDuring: (time) => `En tu diario no hay ningún logro anotado ${time}.`,
  none: 'En tu diario no hay ningún logro anterior a hoy. Lo próximo que respondas puede ser el primero.',
  noneWith: (quote, time) => `Ninguno de tus logros${time === null ? '' : ` ${time}`} contiene ${quote}.`,
  with: (quote, total, shown, time) =>
    `${total === 1 ? 'Un logro' : `${total} logros`}${time === null ? '' : ` ${time}`} ${total === 1 ? 'contiene' : 'contienen'} ${quote}${
      shown < total
        ? `; estos son los ${shown} más recientes:`
        : total === 1
          ? ':'
          : ', del más reciente al más antiguo:'
    }`,
  firstOnes: (count) => (count === 1 ? 'Tu primer logro:' : `Tus ${count} primeros logros:`),
  lastOnes: (count, time) =>
    `${count === 1 ? 'Tu último logro' : `Tus últimos ${count} logros`}${time === null ? '' : ` ${time}`}${count === 1 ? ':' : ', del más reciente al más antiguo:'}`,
  all: (total, url) => `Los ${total} están en ${url}.`,
  putRight: (first, count) =>
    `Para corregir uno, responde con su número: ${
      count === 1
        ? `«borra ${first}» o «${first} fue con el turno de noche»`
        : `«borra ${first + 1}», «junta ${first} y ${first + 1}» o «${first} fue con el turno de noche»`
    }.`,
  corrected: 'Lo que has corregido:',
  nothingLost: (url) =>
    `No se ha perdido nada: lo que se borró o se juntó se puede recuperar durante 30 días en ${url}`,
  restored: (count) =>
    count === 1 ? 'Este logro vuelve a estar en tu diario:' : 'Estos logros vuelven a estar en tu diario:',
  gone: (numbers, isOne, isMerge) =>
    `${isOne ? `El número ${numbers} ya no estaba` : `Los números ${numbers} ya no estaban`} en tu diario${isMerge ? ', así que no había nada que juntar' : ''}.`,
  noSuchNumber: (numbers, isOne) =>
    `No había ${isOne ? 'ningún número' : 'números'} ${numbers}, así que no se ha cambiado nada por ese lado.`,
  unclear:
    'Una cosa no nos quedó clara, así que no se ha cambiado nada por ese lado. ¿Qué número es, y qué debe decir?',
  dropped: (numbers) => `El número ${numbers} está borrado`,
  merged: (numbers) => `Los números ${numbers} son ahora un solo logro`,
  split: (numbers, count) => `El número ${numbers} son ahora ${count} logros`,
  onePiece: (numbers) =>
    `El número ${numbers} está contado de una sola pieza, así que se queda como está. Para tener varios, responde «borra ${numbers}» y cuenta cada cosa en su propia línea.`,
  apart: (numbers) => `Los números ${numbers} ya son logros aparte, así que no se ha cambiado nada.`,
  wholeKept: (url) =>
    `«Muéstrame mis últimos logros» da sus números. Lo que era antes se puede recuperar durante 30 días en ${url}`,
  reworded: (numbers) => `El número ${numbers} dice ahora`,
  dated: (numbers, day) => `El número ${numbers} tiene ahora esta fecha: ${day}`,
  datedIt: (day) => `El logro tiene ahora esta fecha: ${day}`,
  filed: (numbers, under) => `El número ${numbers} figura ahora en ${under}, y lo parecido también figurará ahí.`,
  droppedIt: 'Se ha borrado',
  rewordedIt: 'Ahora dice',
  filedIt: (under) => `El logro figura ahora en ${under}, y lo parecido también figurará ahí.`,
  goneIt: 'Eso ya no estaba así en tu diario, así que no se ha cambiado nada.',
  withQuote: (line, quote) => `${line}: ${quote}`,
};

export const winWords: InLanguages<WinWords> = { en: english, de: german, fr: french, es: spanish };
