import type { PoolIn, SamePlaces } from './same-places.ts';

/** For the end of a day. */
export const firstQuestions = [
  'What did you get done today that you are glad about?',
  'What moved forward today because of you?',
  'Who did you help today, and with what?',
  'What worked better today than it did last week?',
  'What would have gone wrong today without you?',
  'What did you learn today that you will use again?',
  'What small thing did you finish today?',
] as const;

/** When most of the day is over. */
export const evening = [
  ...firstQuestions,
  'What was the best quarter of an hour today?',
  'What are you leaving in good shape tonight?',
  'What got solved today that was still open this morning?',
  'Who has an easier day tomorrow because of you?',
  'What surprised you today, in a good way?',
  'What did you handle well today?',
  'Which moment of today would you like to remember?',
  'What did you do today that took some care?',
  'Whom did you make things easier for today?',
  'What did you decide today, and why was it right?',
] as const;

/** When the day has hardly begun; for the mornings after a working day. */
export const morning = [
  'What went well yesterday?',
  'What did you get done yesterday that you are glad about?',
  'Who did you help yesterday, and with what?',
  'What moved forward yesterday because of you?',
  'What was the best moment of your day yesterday?',
  'What did you find out yesterday that will be useful?',
  'What did you hand on yesterday in better shape than you got it?',
  'What is one thing from yesterday worth writing down?',
  'What was settled by the end of yesterday?',
  'Which part of yesterday would you gladly do again?',
  'What did you handle well yesterday?',
] as const;

type Firsts = SamePlaces<typeof firstQuestions>;

const firstGerman: Firsts = [
  'Was hast du heute geschafft, worüber du froh bist?',
  'Was ging heute durch dich voran?',
  'Wem hast du heute geholfen, und womit?',
  'Was hat heute besser geklappt als letzte Woche?',
  'Was wäre heute ohne dich schiefgegangen?',
  'Was hast du heute gelernt, das du wieder brauchen wirst?',
  'Welche kleine Sache hast du heute fertig bekommen?',
];

const firstFrench: Firsts = [
  'Qu’avez-vous accompli aujourd’hui qui vous fait plaisir ?',
  'Qu’est-ce qui a avancé aujourd’hui grâce à vous ?',
  'Qui avez-vous aidé aujourd’hui, et en quoi ?',
  'Qu’est-ce qui a mieux marché aujourd’hui que la semaine dernière ?',
  'Qu’est-ce qui aurait mal tourné aujourd’hui sans vous ?',
  'Qu’avez-vous appris aujourd’hui qui vous resservira ?',
  'Quelle petite chose avez-vous terminée aujourd’hui ?',
];

const firstSpanish: Firsts = [
  '¿Qué has conseguido hoy que te alegre?',
  '¿Qué ha avanzado hoy gracias a ti?',
  '¿A quién has ayudado hoy, y con qué?',
  '¿Qué ha funcionado hoy mejor que la semana pasada?',
  '¿Qué habría salido mal hoy sin ti?',
  '¿Qué has aprendido hoy que volverás a usar?',
  '¿Qué cosa pequeña has terminado hoy?',
];

export const eveningIn: PoolIn<typeof evening> = {
  en: evening,
  de: [
    ...firstGerman,
    'Was war heute die beste Viertelstunde?',
    'Was hinterlässt du heute Abend in gutem Zustand?',
    'Was ist heute gelöst worden, das am Morgen noch offen war?',
    'Wer hat durch dich morgen einen leichteren Tag?',
    'Was hat dich heute angenehm überrascht?',
    'Was hast du heute gut gemeistert?',
    'An welchen Moment von heute möchtest du dich erinnern?',
    'Was hast du heute mit Sorgfalt getan?',
    'Wem hast du es heute leichter gemacht?',
    'Was hast du heute entschieden, und warum war es richtig?',
  ],
  fr: [
    ...firstFrench,
    'Quel a été le meilleur quart d’heure de votre journée ?',
    'Que laissez-vous en bon état ce soir ?',
    'Qu’est-ce qui s’est réglé aujourd’hui et restait ouvert ce matin ?',
    'Qui aura une journée plus facile demain grâce à vous ?',
    'Quelle bonne surprise avez-vous eue aujourd’hui ?',
    'Qu’avez-vous bien géré aujourd’hui ?',
    'Quel moment d’aujourd’hui aimeriez-vous retenir ?',
    'Qu’avez-vous fait aujourd’hui avec soin ?',
    'À qui avez-vous facilité les choses aujourd’hui ?',
    'Qu’avez-vous décidé aujourd’hui, et pourquoi était-ce juste ?',
  ],
  es: [
    ...firstSpanish,
    '¿Cuál ha sido el mejor cuarto de hora de hoy?',
    '¿Qué dejas esta noche en buen estado?',
    '¿Qué se ha resuelto hoy que esta mañana seguía abierto?',
    '¿Quién tendrá mañana un día más fácil gracias a ti?',
    '¿Qué te ha sorprendido hoy para bien?',
    '¿Qué has llevado bien hoy?',
    '¿Qué momento de hoy te gustaría recordar?',
    '¿Qué has hecho hoy con esmero?',
    '¿A quién le has facilitado las cosas hoy?',
    '¿Qué has decidido hoy, y por qué fue lo correcto?',
  ],
};

export const morningIn: PoolIn<typeof morning> = {
  en: morning,
  de: [
    'Was lief gestern gut?',
    'Was hast du gestern geschafft, worüber du froh bist?',
    'Wem hast du gestern geholfen, und womit?',
    'Was ging gestern durch dich voran?',
    'Was war gestern der beste Moment deines Tages?',
    'Was hast du gestern herausgefunden, das nützlich sein wird?',
    'Was hast du gestern in besserem Zustand weitergegeben, als du es bekommen hast?',
    'Welche eine Sache von gestern ist es wert, aufgeschrieben zu werden?',
    'Was war am Ende des gestrigen Tages geklärt?',
    'Welchen Teil von gestern würdest du gern noch einmal erleben?',
    'Was hast du gestern gut gemeistert?',
  ],
  fr: [
    'Qu’est-ce qui s’est bien passé hier ?',
    'Qu’avez-vous accompli hier qui vous fait plaisir ?',
    'Qui avez-vous aidé hier, et en quoi ?',
    'Qu’est-ce qui a avancé hier grâce à vous ?',
    'Quel a été le meilleur moment de votre journée d’hier ?',
    'Qu’avez-vous découvert hier qui sera utile ?',
    'Qu’avez-vous transmis hier en meilleur état que vous ne l’aviez reçu ?',
    'Quelle chose d’hier mérite d’être notée ?',
    'Qu’est-ce qui était réglé hier en fin de journée ?',
    'Quelle partie de la journée d’hier referiez-vous volontiers ?',
    'Qu’avez-vous bien géré hier ?',
  ],
  es: [
    '¿Qué salió bien ayer?',
    '¿Qué conseguiste ayer que te alegre?',
    '¿A quién ayudaste ayer, y con qué?',
    '¿Qué avanzó ayer gracias a ti?',
    '¿Cuál fue el mejor momento de tu día de ayer?',
    '¿Qué averiguaste ayer que va a ser útil?',
    '¿Qué pasaste ayer a otros en mejor estado de como lo recibiste?',
    '¿Qué cosa de ayer merece quedar escrita?',
    '¿Qué quedó resuelto ayer al final del día?',
    '¿Qué parte de ayer repetirías con gusto?',
    '¿Qué llevaste bien ayer?',
  ],
};
