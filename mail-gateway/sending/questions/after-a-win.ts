import type { Category } from '#domain/wins/categories.ts';
import type { InLanguages } from '../words/in-languages.ts';

type AfterWins = Readonly<Record<Category, readonly [string, string]>>;

/** Some days after a win of that category: what came of it is the half of it that is easily forgotten. */
const afterWin: AfterWins = {
  Delivery: [
    'You got something over the line lately. What has come of it since?',
    'Who is using what you delivered lately, and what do they say?',
  ],
  'Process improvement': [
    'You improved how something is done. What is different now?',
    'How much time does your latest improvement save, and whose?',
  ],
  'Problem solving': [
    'You solved a problem lately. What has that spared people since?',
    'How did you find the way out of the last problem you solved?',
  ],
  People: [
    'You did something for the people around you lately. What came of it?',
    'Who in your team is doing better lately, and what was your part in it?',
  ],
  Leadership: [
    'You took the lead lately. What did others do well because of it?',
    'What did your latest decision as a lead make possible?',
  ],
  Communication: [
    'You found the right words lately. What changed after them?',
    'What was understood at last because you explained it?',
  ],
  Customers: [
    'You looked after a customer lately. What did you hear back?',
    'What does a customer have now because of you?',
  ],
  Sales: [
    'Something was sold lately because of you. What made the difference?',
    'What has followed from the last deal you brought in?',
  ],
  'Quality and safety': [
    'You made something safer or better. What does that prevent now?',
    'How does it show that your latest care for quality paid off?',
  ],
  Care: [
    'You cared for somebody lately. What did it change for them?',
    'What did you notice in caring for others lately that helped?',
  ],
  Teaching: [
    'You taught somebody something lately. What can they do now?',
    'How did you make something click for somebody lately?',
  ],
  Research: [
    'You found something out lately. What does it make possible?',
    'Who has used your latest findings, and for what?',
  ],
  Learning: [
    'You learned something lately. Where have you used it since?',
    'What can you do now, thanks to what you learned lately?',
  ],
  Creativity: [
    'You made something new lately. How did people take it?',
    'Where did the idea for your latest work come from?',
  ],
  Organisation: [
    'You put something in order lately. What runs better now?',
    'What did your latest planning make possible?',
  ],
  Other: [
    'You wrote down something good lately. What has come of it since?',
    'Who gained from the last win you wrote down, and how?',
  ],
};

const german: AfterWins = {
  Delivery: [
    'Du hast neulich etwas ins Ziel gebracht. Was ist seitdem daraus geworden?',
    'Wer nutzt, was du neulich fertiggestellt hast, und was sagen sie dazu?',
  ],
  'Process improvement': [
    'Du hast verbessert, wie etwas gemacht wird. Was ist jetzt anders?',
    'Wie viel Zeit spart deine letzte Verbesserung, und wem?',
  ],
  'Problem solving': [
    'Du hast neulich ein Problem gelöst. Was bleibt anderen seitdem erspart?',
    'Wie hast du aus dem letzten Problem, das du gelöst hast, herausgefunden?',
  ],
  People: [
    'Du hast neulich etwas für die Menschen um dich getan. Was wurde daraus?',
    'Wem in deinem Team geht es zurzeit besser, und was war dein Anteil daran?',
  ],
  Leadership: [
    'Du hast neulich die Führung übernommen. Was haben andere deshalb gut gemacht?',
    'Was hat deine letzte Entscheidung für dein Team möglich gemacht?',
  ],
  Communication: [
    'Du hast neulich die richtigen Worte gefunden. Was hat sich danach geändert?',
    'Was wurde endlich verstanden, weil du es erklärt hast?',
  ],
  Customers: [
    'Du hast dich neulich um eine Kundin oder einen Kunden gekümmert. Was hast du zurückgehört?',
    'Was hat eine Kundin oder ein Kunde jetzt durch dich?',
  ],
  Sales: [
    'Durch dich wurde neulich etwas verkauft. Was gab den Ausschlag?',
    'Was ist aus dem letzten Abschluss geworden, den du gemacht hast?',
  ],
  'Quality and safety': [
    'Du hast neulich etwas sicherer oder besser gemacht. Was verhindert das jetzt?',
    'Woran merkt man, dass sich deine Sorgfalt zuletzt gelohnt hat?',
  ],
  Care: [
    'Du hast neulich für jemanden gesorgt. Was hat sich für diesen Menschen geändert?',
    'Was hast du zuletzt beim Sorgen für andere bemerkt, das geholfen hat?',
  ],
  Teaching: [
    'Du hast neulich jemandem etwas beigebracht. Was geht jetzt von selbst?',
    'Wie hast du es zuletzt geschafft, dass es bei jemandem Klick gemacht hat?',
  ],
  Research: [
    'Du hast neulich etwas herausgefunden. Was macht es möglich?',
    'Wer hat deine letzten Ergebnisse genutzt, und wofür?',
  ],
  Learning: [
    'Du hast neulich etwas gelernt. Wo hast du es seitdem gebraucht?',
    'Was kannst du jetzt dank dem, was du zuletzt gelernt hast?',
  ],
  Creativity: [
    'Du hast neulich etwas Neues geschaffen. Wie wurde es aufgenommen?',
    'Woher kam die Idee zu deiner letzten Arbeit?',
  ],
  Organisation: [
    'Du hast neulich etwas in Ordnung gebracht. Was läuft jetzt besser?',
    'Was hat deine letzte Planung möglich gemacht?',
  ],
  Other: [
    'Du hast neulich etwas Gutes aufgeschrieben. Was ist seitdem daraus geworden?',
    'Wer hat etwas von dem letzten Erfolg, den du aufgeschrieben hast, und was?',
  ],
};

const french: AfterWins = {
  Delivery: [
    'Vous avez mené quelque chose à bien récemment. Qu’en est-il sorti depuis ?',
    'Qui utilise ce que vous avez livré récemment, et qu’en dit-on ?',
  ],
  'Process improvement': [
    'Vous avez amélioré une façon de faire. Qu’est-ce qui est différent maintenant ?',
    'Combien de temps votre dernière amélioration fait-elle gagner, et à qui ?',
  ],
  'Problem solving': [
    'Vous avez résolu un problème récemment. Qu’est-ce que cela a épargné aux autres depuis ?',
    'Comment avez-vous trouvé l’issue du dernier problème que vous avez résolu ?',
  ],
  People: [
    'Vous avez fait quelque chose pour votre entourage récemment. Qu’en est-il sorti ?',
    'Qui, dans votre équipe, va mieux ces temps-ci, et quelle a été votre part ?',
  ],
  Leadership: [
    'Vous avez pris les choses en main récemment. Qu’est-ce que d’autres ont bien fait grâce à cela ?',
    'Qu’a rendu possible votre dernière décision pour l’équipe ?',
  ],
  Communication: [
    'Vous avez trouvé les mots justes récemment. Qu’est-ce qui a changé ensuite ?',
    'Qu’est-ce qui a enfin été compris parce que vous l’avez expliqué ?',
  ],
  Customers: [
    'Vous avez pris soin d’un client récemment. Qu’avez-vous eu comme retour ?',
    'Qu’est-ce qu’un client a maintenant grâce à vous ?',
  ],
  Sales: [
    'Une vente s’est faite récemment grâce à vous. Qu’est-ce qui a fait la différence ?',
    'Quelles ont été les suites de la dernière affaire que vous avez conclue ?',
  ],
  'Quality and safety': [
    'Vous avez rendu quelque chose plus sûr ou meilleur. Qu’est-ce que cela évite maintenant ?',
    'À quoi voit-on que votre dernier souci de qualité a payé ?',
  ],
  Care: [
    'Vous avez pris soin de quelqu’un récemment. Qu’est-ce que cela a changé pour cette personne ?',
    'Qu’avez-vous remarqué d’utile en prenant soin des autres récemment ?',
  ],
  Teaching: [
    'Vous avez appris quelque chose à quelqu’un récemment. Que sait faire cette personne maintenant ?',
    'Comment avez-vous créé un déclic chez quelqu’un récemment ?',
  ],
  Research: [
    'Vous avez découvert quelque chose récemment. Qu’est-ce que cela rend possible ?',
    'Qui a utilisé vos derniers résultats, et pour quoi faire ?',
  ],
  Learning: [
    'Vous avez appris quelque chose récemment. Où cela vous a-t-il servi depuis ?',
    'Que savez-vous faire maintenant, grâce à ce que vous avez appris récemment ?',
  ],
  Creativity: [
    'Vous avez créé quelque chose de nouveau récemment. Quel accueil a-t-il reçu ?',
    'D’où est venue l’idée de votre dernier travail ?',
  ],
  Organisation: [
    'Vous avez mis de l’ordre quelque part récemment. Qu’est-ce qui marche mieux maintenant ?',
    'Qu’a rendu possible votre dernière planification ?',
  ],
  Other: [
    'Vous avez noté quelque chose de bien récemment. Qu’en est-il sorti depuis ?',
    'Qui a profité de la dernière réussite que vous avez notée, et comment ?',
  ],
};

const spanish: AfterWins = {
  Delivery: [
    'Hace poco llevaste algo a buen término. ¿Qué ha salido de ello desde entonces?',
    '¿Quién usa lo que entregaste hace poco, y qué dice?',
  ],
  'Process improvement': [
    'Mejoraste la manera de hacer algo. ¿Qué es diferente ahora?',
    '¿Cuánto tiempo ahorra tu última mejora, y a quién?',
  ],
  'Problem solving': [
    'Hace poco resolviste un problema. ¿Qué les ha ahorrado a los demás desde entonces?',
    '¿Cómo encontraste la salida al último problema que resolviste?',
  ],
  People: [
    'Hace poco hiciste algo por la gente que te rodea. ¿Qué salió de ello?',
    '¿Quién de tu equipo está mejor últimamente, y cuál fue tu parte?',
  ],
  Leadership: [
    'Hace poco tomaste las riendas. ¿Qué hicieron bien otros gracias a eso?',
    '¿Qué hizo posible tu última decisión para el equipo?',
  ],
  Communication: [
    'Hace poco encontraste las palabras justas. ¿Qué cambió después?',
    '¿Qué se entendió por fin porque tú lo explicaste?',
  ],
  Customers: ['Hace poco atendiste a un cliente. ¿Qué te dijo después?', '¿Qué tiene ahora un cliente gracias a ti?'],
  Sales: [
    'Hace poco se vendió algo gracias a ti. ¿Qué marcó la diferencia?',
    '¿Qué ha venido después de la última venta que cerraste?',
  ],
  'Quality and safety': [
    'Hiciste algo más seguro o mejor. ¿Qué evita eso ahora?',
    '¿En qué se nota que tu último cuidado por la calidad valió la pena?',
  ],
  Care: [
    'Hace poco cuidaste de alguien. ¿Qué cambió para esa persona?',
    '¿Qué has notado últimamente, al cuidar de otros, que ayudó?',
  ],
  Teaching: [
    'Hace poco le enseñaste algo a alguien. ¿Qué sabe hacer ahora?',
    '¿Cómo lograste últimamente que alguien lo entendiera de golpe?',
  ],
  Research: ['Hace poco averiguaste algo. ¿Qué hace posible?', '¿Quién ha usado tus últimos hallazgos, y para qué?'],
  Learning: [
    'Hace poco aprendiste algo. ¿Dónde lo has usado desde entonces?',
    '¿Qué sabes hacer ahora gracias a lo que aprendiste hace poco?',
  ],
  Creativity: [
    'Hace poco creaste algo nuevo. ¿Cómo lo recibió la gente?',
    '¿De dónde salió la idea de tu último trabajo?',
  ],
  Organisation: [
    'Hace poco pusiste orden en algo. ¿Qué funciona mejor ahora?',
    '¿Qué hizo posible tu última planificación?',
  ],
  Other: [
    'Hace poco anotaste algo bueno. ¿Qué ha salido de ello desde entonces?',
    '¿A quién le sirvió el último logro que anotaste, y cómo?',
  ],
};

export const afterWinIn: InLanguages<AfterWins> = { en: afterWin, de: german, fr: french, es: spanish };
