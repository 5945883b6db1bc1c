import type { InLanguages } from '../words/in-languages.ts';

/** What an answer says of wins, files and its question; a `quote` stands in its marks. */
const english = {
  winsSubject: (count: number): string => (count === 1 ? 'Your win is kept' : `Your ${count} wins are kept`),
  enrichedSubject: 'Added to your win',
  tooMuchSubject: 'Part of your email needs you',
  filesLeftSubject: (files: number): string =>
    files === 1 ? 'A file could not be kept' : 'Some files could not be kept',
  filesSubject: (files: number): string => (files === 1 ? 'Your file is kept' : 'Your files are kept'),
  askedBackSubject: 'A question about your request',
  doneSubject: 'What you asked for',
  kept: (count: number): string => (count === 1 ? 'It is in your journal now:' : 'They are in your journal now:'),
  more: (more: number, url: string) => `And ${more} more, which you will find at ${url}`,
  enriched: 'We have added your answer to this win and taken another look at it:',
  journal: 'Your journal:',
  putRight: (wins: number): string =>
    `If something is not right, ${wins === 1 ? 'reply “drop 1” or “1 was with the night team”' : 'reply “drop 2”, “merge 1 and 2” or “1 was with the night team”'}, or edit your wins here:`,
  files: (files: number, kept: 'with-first' | 'with-it' | 'with-that') =>
    `${files === 1 ? 'The file you sent is kept' : `The ${files} files you sent are kept`} ${{ 'with-first': 'with number 1', 'with-it': 'with it', 'with-that': 'with that win' }[kept]}, for you alone to see.`,
  filesLeft: (files: number): string =>
    `${files === 1 ? '1 file' : `${files} files`} could not be kept: pictures (JPEG, PNG, GIF, WebP) and PDFs can, ten of them and 10 MB in all.`,
  question: (question: string, number: number | null) =>
    `${number === null ? '' : `About number ${number}: `}${question} Answer in a few words, and we will add it to the win.`,
  last: 'This is our last reply for today. Anything else you write is still read and saved, and you can see it in your journal.',
  withoutAi: {
    away: 'AI was not available just now, so this was written without it.',
    'over-budget': 'Today’s share of AI is used up, so this was written without it.',
  },
};

type AnswerWords = typeof english;

const german: AnswerWords = {
  winsSubject: (count) => (count === 1 ? 'Dein Erfolg ist festgehalten' : `Deine ${count} Erfolge sind festgehalten`),
  enrichedSubject: 'Zu deinem Erfolg hinzugefügt',
  tooMuchSubject: 'Ein Teil deiner Mail braucht dich',
  filesLeftSubject: (files) =>
    files === 1 ? 'Eine Datei konnte nicht aufbewahrt werden' : 'Einige Dateien konnten nicht aufbewahrt werden',
  filesSubject: (files) => (files === 1 ? 'Deine Datei ist aufbewahrt' : 'Deine Dateien sind aufbewahrt'),
  askedBackSubject: 'Eine Frage zu deinem Wunsch',
  doneSubject: 'Worum du gebeten hast',
  kept: (count) => (count === 1 ? 'Das steht jetzt in deinem Journal:' : 'Sie stehen jetzt in deinem Journal:'),
  more: (more, url) => `Und ${more} weitere, zu finden unter ${url}`,
  enriched: 'Deine Antwort ist diesem Erfolg hinzugefügt, und wir sehen ihn uns damit noch einmal an:',
  journal: 'Dein Journal:',
  putRight: (wins) =>
    `Wenn etwas nicht so gemeint war, antworte ${wins === 1 ? '„streiche 1“ oder „1 war mit der Nachtschicht“' : '„streiche 2“, „fasse 1 und 2 zusammen“ oder „1 war mit der Nachtschicht“'}, oder ändere jeden Erfolg hier:`,
  files: (files, kept) =>
    `${files === 1 ? 'Die Datei, die du geschickt hast, ist' : `Die ${files} Dateien, die du geschickt hast, sind`} ${{ 'with-first': 'bei Nummer 1', 'with-it': 'dabei', 'with-that': 'bei diesem Erfolg' }[kept]} aufbewahrt, nur für dich sichtbar.`,
  filesLeft: (files) =>
    `${files === 1 ? 'Eine Datei konnte' : `${files} Dateien konnten`} nicht aufbewahrt werden: Möglich sind Bilder (JPEG, PNG, GIF, WebP) und PDFs, höchstens zehn und zusammen 10 MB.`,
  question: (question, number) =>
    `${number === null ? '' : `Zu Nummer ${number}: `}${question} Ein paar Worte genügen, und deine Antwort wird diesem Erfolg hinzugefügt.`,
  last: 'Das ist unsere letzte Antwort für heute. Was du sonst noch schreibst, wird trotzdem gelesen und festgehalten und steht in deinem Journal.',
  withoutAi: {
    away: 'Die KI war gerade nicht zu erreichen, darum ist dies ohne sie geschrieben.',
    'over-budget': 'Der Anteil an KI für heute ist aufgebraucht, darum ist dies ohne sie geschrieben.',
  },
};

const french: AnswerWords = {
  winsSubject: (count) => (count === 1 ? 'Votre réussite est gardée' : `Vos ${count} réussites sont gardées`),
  enrichedSubject: 'Ajouté à votre réussite',
  tooMuchSubject: 'Une partie de votre e-mail a besoin de vous',
  filesLeftSubject: (files) =>
    files === 1 ? 'Un fichier n’a pas pu être gardé' : 'Des fichiers n’ont pas pu être gardés',
  filesSubject: (files) => (files === 1 ? 'Votre fichier est gardé' : 'Vos fichiers sont gardés'),
  askedBackSubject: 'Une question sur votre demande',
  doneSubject: 'Ce que vous avez demandé',
  kept: (count) =>
    count === 1
      ? 'Cette réussite est maintenant dans votre journal :'
      : 'Ces réussites sont maintenant dans votre journal :',
  more: (more, url) => `Et ${more} de plus, que vous trouverez ici : ${url}`,
  enriched: 'Votre réponse est ajoutée à cette réussite, que nous regardons à nouveau avec elle :',
  journal: 'Votre journal :',
  putRight: (wins) =>
    `Si quelque chose ne correspond pas à ce que vous vouliez dire, répondez ${wins === 1 ? '« supprimez 1 » ou « 1 c’était avec l’équipe de nuit »' : '« supprimez 2 », « fusionnez 1 et 2 » ou « 1 c’était avec l’équipe de nuit »'}, ou modifiez vos réussites ici :`,
  files: (files, kept) =>
    `${files === 1 ? 'Le fichier que vous avez envoyé est gardé' : `Les ${files} fichiers que vous avez envoyés sont gardés`} ${{ 'with-first': 'avec le numéro 1', 'with-it': 'avec elle', 'with-that': 'avec cette réussite' }[kept]}, visible${files === 1 ? '' : 's'} de vous seulement.`,
  filesLeft: (files) =>
    `${files === 1 ? 'Un fichier n’a pas pu être gardé' : `${files} fichiers n’ont pas pu être gardés`} : nous gardons les images (JPEG, PNG, GIF, WebP) et les PDF, dix au plus et 10 Mo en tout.`,
  question: (question, number) =>
    `${number === null ? '' : `À propos du numéro ${number} : `}${question} Répondez en quelques mots, et ce sera ajouté à la réussite.`,
  last: 'C’est notre dernière réponse pour aujourd’hui. Tout ce que vous écrivez encore est lu et gardé quand même, et se retrouve dans votre journal.',
  withoutAi: {
    away: 'L’IA n’était pas joignable à l’instant, ceci est donc écrit sans elle.',
    'over-budget': 'La part d’IA du jour est épuisée, ceci est donc écrit sans elle.',
  },
};

const spanish: AnswerWords = {
  winsSubject: (count) => (count === 1 ? 'Tu logro está guardado' : `Tus ${count} logros están guardados`),
  enrichedSubject: 'Añadido a tu logro',
  tooMuchSubject: 'Una parte de tu correo te necesita',
  filesLeftSubject: (files) =>
    files === 1 ? 'Un archivo no se ha podido guardar' : 'Algunos archivos no se han podido guardar',
  filesSubject: (files) => (files === 1 ? 'Tu archivo está guardado' : 'Tus archivos están guardados'),
  askedBackSubject: 'Una pregunta sobre lo que pediste',
  doneSubject: 'Lo que pediste',
  kept: (count) => (count === 1 ? 'Este logro ya está en tu diario:' : 'Estos logros ya están en tu diario:'),
  more: (more, url) => `Y ${more} más, que encontrarás en ${url}`,
  enriched: 'Lo que respondiste se ha añadido a este logro, y volvemos a mirarlo con ello:',
  journal: 'Tu diario:',
  putRight: (wins) =>
    `Si algo no es como querías decirlo, responde ${wins === 1 ? '«borra 1» o «1 fue con el turno de noche»' : '«borra 2», «junta 1 y 2» o «1 fue con el turno de noche»'}, o cambia cualquier logro aquí:`,
  files: (files, kept) =>
    `${files === 1 ? 'El archivo que enviaste está guardado' : `Los ${files} archivos que enviaste están guardados`} ${{ 'with-first': 'con el número 1', 'with-it': 'con él', 'with-that': 'con ese logro' }[kept]}, y solo tú puedes ${files === 1 ? 'verlo' : 'verlos'}.`,
  filesLeft: (files) =>
    `${files === 1 ? 'Un archivo no se ha podido guardar' : `${files} archivos no se han podido guardar`}: guardamos imágenes (JPEG, PNG, GIF, WebP) y PDF, diez como máximo y 10 MB en total.`,
  question: (question, number) =>
    `${number === null ? '' : `Sobre el número ${number}: `}${question} Responde en pocas palabras, y tu respuesta se añadirá al logro.`,
  last: 'Esta es nuestra última respuesta por hoy. Todo lo demás que escribas se lee y se guarda igualmente, y lo verás en tu diario.',
  withoutAi: {
    away: 'La IA no estaba disponible ahora mismo, así que esto se ha escrito sin ella.',
    'over-budget': 'La parte de IA de hoy está agotada, así que esto se ha escrito sin ella.',
  },
};

export const answerWords: InLanguages<AnswerWords> = { en: english, de: german, fr: french, es: spanish };
