import type { PoolIn } from './same-places.ts';

/** After several days in a row with a win. */
export const streak = [
  'You are on a roll. What was the latest good turn?',
  'Another stone for the pile: what went well?',
  'Good days are adding up. What runs through them?',
  'You keep making things happen. What was the latest?',
  'Some good days in a row: what is behind them?',
  'Something keeps moving. What moved this time?',
  'What do you do these days that is becoming a habit?',
  'Which of the last few days had the most in it, and what was it?',
  'You have a run going. What would you like to add to it?',
] as const;

/** After some days without a word: easy to answer, and nothing is owed. */
export const gentle = [
  'What is one small thing that went right lately?',
  'What would you tell a friend over coffee about the last few days?',
  'What is one thing you are glad is done?',
  'What is one thing you got through lately?',
  'What has kept you busy lately?',
  'Which moment of the past days would you keep?',
  'What did you manage lately, even on a hard day?',
  'In one line: what went well lately?',
  'What is the smallest thing that you are pleased with lately?',
  'Whom did you make smile lately, and how?',
  'What was a bright spot of the last few days?',
  'What did you do lately that felt like you?',
  'What went better than expected lately?',
  'What is off your list now that was on it before?',
  'What did you look after lately?',
  'What is going quietly well these days?',
  'What is one good thing to note about these days?',
] as const;

/** While the journal is still empty. */
export const beginning = [
  'What is one thing you did lately that you are glad about?',
  'What did you last feel quietly proud of?',
  'What do people come to you for?',
  'What have you done in the last month that you would like to remember?',
  'What went well lately, however small?',
  'What do you do well that others find hard?',
  'Which piece of work from the past year would you tell your family about?',
  'What was the last good thing that came of your work?',
  'What did you do lately that somebody was glad about?',
] as const;

/** With the word that fewer mails come from now on. */
export const fewer = [
  'What went well these past weeks, big or small?',
  'What of the past few weeks would you like to remember?',
  'Which good moment of the past weeks comes to mind first?',
  'What have you got done these past weeks, in one line?',
  'What are you pleased with, looking at the past weeks?',
] as const;

/** With the word that none comes any more until they are wanted. */
export const last = [
  'Whenever it suits you: what went well?',
  'What is one thing from the past month worth keeping?',
  'What are you glad about, looking back on the past month?',
  'What would you like to remember of this past month?',
] as const;

export const streakIn: PoolIn<typeof streak> = {
  en: streak,
  de: [
    'Bei dir läuft es gerade. Was war die jüngste gute Wendung?',
    'Noch ein Stein für den Turm: Was lief gut?',
    'Die guten Tage werden mehr. Was zieht sich durch sie hindurch?',
    'Du bringst immer wieder etwas zustande. Was war das Neueste?',
    'Ein paar gute Tage hintereinander: Was steckt dahinter?',
    'Es bewegt sich etwas. Was war es diesmal?',
    'Was machst du dieser Tage, das zur Gewohnheit wird?',
    'Welcher der letzten Tage hatte am meisten in sich, und was?',
    'Du hast eine Serie. Was möchtest du ihr hinzufügen?',
  ],
  fr: [
    'Tout s’enchaîne bien pour vous. Quel est le dernier bon tournant ?',
    'Encore une pierre sur la pile : qu’est-ce qui s’est bien passé ?',
    'Les bons jours s’additionnent. Quel est leur fil conducteur ?',
    'Vous continuez à faire avancer les choses. Quelle est la dernière ?',
    'Quelques bons jours de suite : qu’y a-t-il derrière ?',
    'Quelque chose continue d’avancer. Qu’est-ce qui a bougé cette fois ?',
    'Que faites-vous ces jours-ci qui devient une habitude ?',
    'Lequel de ces derniers jours a été le plus riche, et pourquoi ?',
    'Votre série continue. Que voulez-vous y ajouter ?',
  ],
  es: [
    'Llevas una buena racha. ¿Cuál ha sido el último buen giro?',
    'Otra piedra para el montón: ¿qué ha ido bien?',
    'Los días buenos se van sumando. ¿Qué tienen en común?',
    'Sigues consiguiendo cosas. ¿Cuál ha sido la última?',
    'Varios días buenos seguidos: ¿qué hay detrás?',
    'Algo sigue avanzando. ¿Qué se ha movido esta vez?',
    '¿Qué haces estos días que se está volviendo costumbre?',
    '¿Cuál de los últimos días tuvo más dentro, y qué fue?',
    'La racha continúa. ¿Qué te gustaría añadirle?',
  ],
};

export const gentleIn: PoolIn<typeof gentle> = {
  en: gentle,
  de: [
    'Welche kleine Sache ist in letzter Zeit gut gegangen?',
    'Was würdest du beim Kaffee von den letzten Tagen erzählen?',
    'Worüber bist du froh, dass es erledigt ist?',
    'Was hast du in letzter Zeit überstanden?',
    'Was hat dich in letzter Zeit beschäftigt?',
    'Welchen Moment der letzten Tage würdest du behalten?',
    'Was ist dir in letzter Zeit gelungen, auch an einem schweren Tag?',
    'In einer Zeile: Was lief in letzter Zeit gut?',
    'Was ist das Kleinste, das dich in letzter Zeit gefreut hat?',
    'Wen hast du in letzter Zeit zum Lächeln gebracht, und wie?',
    'Was war ein Lichtblick der letzten Tage?',
    'Was hast du in letzter Zeit getan, das ganz du warst?',
    'Was lief in letzter Zeit besser als erwartet?',
    'Was steht jetzt nicht mehr auf deiner Liste?',
    'Worum hast du dich in letzter Zeit gekümmert?',
    'Was läuft dieser Tage still und gut?',
    'Was ist eine gute Sache, die man von diesen Tagen notieren kann?',
  ],
  fr: [
    'Quelle petite chose s’est bien passée récemment ?',
    'Que raconteriez-vous de ces derniers jours autour d’un café ?',
    'Quelle chose avez-vous plaisir à savoir derrière vous ?',
    'Qu’avez-vous traversé récemment ?',
    'Qu’est-ce qui vous a occupé récemment ?',
    'Quel moment de ces derniers jours garderiez-vous ?',
    'Qu’avez-vous réussi récemment, même un jour difficile ?',
    'En une ligne : qu’est-ce qui s’est bien passé récemment ?',
    'Quelle est la plus petite chose qui vous ait fait plaisir récemment ?',
    'Qui avez-vous fait sourire récemment, et comment ?',
    'Quel a été le rayon de soleil de ces derniers jours ?',
    'Qu’avez-vous fait récemment qui vous ressemble ?',
    'Qu’est-ce qui est allé mieux que prévu récemment ?',
    'Qu’est-ce qui n’est plus sur votre liste ?',
    'De quoi avez-vous pris soin récemment ?',
    'Qu’est-ce qui va bien, sans bruit, ces jours-ci ?',
    'Quelle bonne chose peut-on noter de ces jours-ci ?',
  ],
  es: [
    '¿Qué cosa pequeña ha ido bien últimamente?',
    '¿Qué contarías de los últimos días tomando un café?',
    '¿Qué te alegra tener ya hecho?',
    '¿Qué has superado últimamente?',
    '¿Qué te ha tenido en marcha últimamente?',
    '¿Qué momento de los últimos días guardarías?',
    '¿Qué has logrado últimamente, incluso en un día difícil?',
    'En una línea: ¿qué ha ido bien últimamente?',
    '¿Cuál es la cosa más pequeña que te ha alegrado últimamente?',
    '¿A quién has hecho sonreír últimamente, y cómo?',
    '¿Cuál ha sido el rayo de luz de los últimos días?',
    '¿Qué has hecho últimamente que fuera muy tuyo?',
    '¿Qué ha ido mejor de lo esperado últimamente?',
    '¿Qué ya no está en tu lista?',
    '¿De qué te has ocupado últimamente?',
    '¿Qué va bien estos días, sin hacer ruido?',
    '¿Qué cosa buena se puede anotar de estos días?',
  ],
};

export const beginningIn: PoolIn<typeof beginning> = {
  en: beginning,
  de: [
    'Was hast du in letzter Zeit getan, worüber du froh bist?',
    'Worauf warst du zuletzt im Stillen stolz?',
    'Womit kommen andere zu dir?',
    'Was hast du im letzten Monat getan, woran du dich erinnern möchtest?',
    'Was lief in letzter Zeit gut, und sei es noch so klein?',
    'Was kannst du gut, das anderen schwerfällt?',
    'Von welcher Arbeit des letzten Jahres würdest du deiner Familie erzählen?',
    'Was war das letzte Gute, das aus deiner Arbeit entstanden ist?',
    'Was hast du in letzter Zeit getan, worüber jemand froh war?',
  ],
  fr: [
    'Quelle chose avez-vous faite récemment qui vous fait plaisir ?',
    'De quoi avez-vous ressenti une fierté discrète, dernièrement ?',
    'Pour quoi vient-on vous voir ?',
    'Qu’avez-vous fait ce dernier mois que vous aimeriez retenir ?',
    'Qu’est-ce qui s’est bien passé récemment, même en tout petit ?',
    'Que faites-vous bien que d’autres trouvent difficile ?',
    'De quel travail de l’année passée parleriez-vous à votre famille ?',
    'Quelle est la dernière bonne chose née de votre travail ?',
    'Qu’avez-vous fait récemment qui a fait plaisir à quelqu’un ?',
  ],
  es: [
    '¿Qué has hecho últimamente que te alegre?',
    '¿De qué sentiste por última vez un orgullo callado?',
    '¿Para qué acude a ti la gente?',
    '¿Qué has hecho en el último mes que te gustaría recordar?',
    '¿Qué ha ido bien últimamente, por pequeño que sea?',
    '¿Qué haces bien que a otros les cuesta?',
    '¿De qué trabajo del último año le hablarías a tu familia?',
    '¿Qué fue lo último bueno que salió de tu trabajo?',
    '¿Qué has hecho últimamente que alegró a alguien?',
  ],
};

export const fewerIn: PoolIn<typeof fewer> = {
  en: fewer,
  de: [
    'Was lief in den letzten Wochen gut, ob groß oder klein?',
    'Woran aus den letzten Wochen möchtest du dich erinnern?',
    'Welcher gute Moment der letzten Wochen fällt dir als Erstes ein?',
    'Was hast du in den letzten Wochen geschafft, in einer Zeile?',
    'Worüber freust du dich, wenn du auf die letzten Wochen schaust?',
  ],
  fr: [
    'Qu’est-ce qui s’est bien passé ces dernières semaines, en grand ou en petit ?',
    'Qu’aimeriez-vous retenir de ces dernières semaines ?',
    'Quel bon moment de ces dernières semaines vous vient en premier ?',
    'Qu’avez-vous accompli ces dernières semaines, en une ligne ?',
    'Qu’est-ce qui vous fait plaisir quand vous regardez ces dernières semaines ?',
  ],
  es: [
    '¿Qué ha ido bien estas últimas semanas, grande o pequeño?',
    '¿Qué te gustaría recordar de las últimas semanas?',
    '¿Qué buen momento de las últimas semanas te viene primero a la cabeza?',
    '¿Qué has conseguido estas últimas semanas, en una línea?',
    '¿Qué te alegra al mirar las últimas semanas?',
  ],
};

export const lastIn: PoolIn<typeof last> = {
  en: last,
  de: [
    'Wann immer es dir passt: Was lief gut?',
    'Was aus dem letzten Monat ist es wert, aufbewahrt zu werden?',
    'Worüber bist du froh, wenn du auf den letzten Monat zurückschaust?',
    'Woran aus dem letzten Monat möchtest du dich erinnern?',
  ],
  fr: [
    'Quand cela vous convient : qu’est-ce qui s’est bien passé ?',
    'Quelle chose du mois passé mérite d’être gardée ?',
    'Qu’est-ce qui vous fait plaisir en repensant au mois passé ?',
    'Qu’aimeriez-vous retenir de ce dernier mois ?',
  ],
  es: [
    'Cuando te venga bien: ¿qué ha ido bien?',
    '¿Qué del último mes merece la pena guardar?',
    '¿Qué te alegra al mirar atrás al último mes?',
    '¿Qué te gustaría recordar de este último mes?',
  ],
};

/** After a crisis: nothing is to be told, and no win is asked for. */
export const plain = ['How are you today?', 'How are you doing today?', 'How is it today?'] as const;

export const plainIn: PoolIn<typeof plain> = {
  en: plain,
  de: ['Wie geht es dir heute?', 'Wie ist dir heute?', 'Wie ist es heute?'],
  fr: ['Comment allez-vous aujourd’hui ?', 'Comment vous sentez-vous aujourd’hui ?', 'Comment est-ce aujourd’hui ?'],
  es: ['¿Cómo estás hoy?', '¿Cómo te encuentras hoy?', '¿Qué tal hoy?'],
};
