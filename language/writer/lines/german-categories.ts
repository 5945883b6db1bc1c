import type { Lines } from './lines.ts';

export const germanCategories: Lines['categories'] = {
  Delivery: [
    'Das ist fertig und aus dem Haus. Jetzt kann sich jemand darauf verlassen.',
    'Geplant ist das eine, gemacht das andere. Das hier ist gemacht.',
    'Du hast es ins Ziel gebracht, und darauf kommt es an.',
  ],
  'Process improvement': [
    'Das macht es immer wieder leichter, nicht nur einmal.',
    'Jemand musste sich ansehen, wie es gemacht wird, und es besser machen.',
    'Ob klein oder groß: Es wirkt über heute hinaus.',
  ],
  'Problem solving': [
    'Da war ein Problem, und jetzt ist keins mehr da. Das ist deine Arbeit.',
    'Du hast es nicht anderen überlassen, sondern gesucht, bis es einen Weg gab.',
    'Von „geht nicht“ zu „gelöst“ braucht es einen klaren Kopf.',
  ],
  People: [
    'Wo jemand auf die Leute achtet, so wie du hier, geht es allen besser.',
    'Das ist der Teil der Arbeit, in dem es um Menschen geht, und er zählt mehr, als man ihm zugesteht.',
    'Du hast hier in andere etwas hineingesteckt. Das hält meistens lange.',
  ],
  Leadership: [
    'Jemand musste es in die Hand nehmen, und das warst du.',
    'Du hast da Verantwortung für mehr als dich selbst getragen.',
    'So sieht Führung im Alltag aus.',
  ],
  Communication: [
    'Bei anderen anzukommen ist eine Fähigkeit, und hier sieht man sie.',
    'Das richtige Wort im richtigen Moment verändert, wie es weitergeht.',
    'Du hast es so gesagt, dass es angekommen ist. Selbstverständlich ist das nicht.',
  ],
  Customers: [
    'Die Leute merken sich, wie man mit ihnen umgeht, und du bist gut mit ihnen umgegangen.',
    'Gute Arbeit für jemanden, der auch woanders hätte hingehen können.',
    'Da brauchte jemand etwas, und du hast dich darum gekümmert.',
  ],
  Sales: [
    'So ein Geschäft kommt nicht von allein. Du hast es geholt.',
    'Jemand war überzeugt genug, Ja zu sagen. Das ist deine Arbeit.',
    'Das bringt etwas ein, und dein Anteil steht jetzt hier.',
  ],
  'Quality and safety': [
    'Sorgfalt zeigt sich an dem, was nicht passiert. Du hast dafür gesorgt.',
    'Darauf kann man sich verlassen, weil du es ernst genommen hast.',
    'Das ist die Art Sorgfalt, die andere schützt, ohne dass sie es merken.',
  ],
  Care: [
    'Solche Fürsorge steht selten in einer Statistik. Hier steht sie.',
    'Da wurde sich um jemanden gekümmert, und zwar von dir.',
    'Was du da getan hast, war für einen Menschen wichtig, und das genügt.',
  ],
  Teaching: [
    'Jemand ist weiter als vorher, und du hast dabei geholfen.',
    'Du hast etwas weitergegeben, und dabei bleibt es nicht.',
    'Geduld und eine gute Erklärung: Beides steckt darin.',
  ],
  Research: [
    'Man weiß jetzt etwas mehr als vorher.',
    'Das hat Geduld und einen genauen Blick gebraucht, und du hattest beides.',
    'Du hast richtig hingesehen, und jetzt lässt sich darauf aufbauen.',
  ],
  Learning: [
    'Du bist einen Schritt weiter als vorher.',
    'Was du gelernt hast, bleibt deins, was auch kommt.',
    'Das ist Zeit, die du in dich gesteckt hast, und sie ist gut angelegt.',
  ],
  Creativity: [
    'Du hast etwas gemacht, und es trägt deine Handschrift.',
    'Ideen gibt es viele; du hast eine in die Welt gebracht.',
    'Das kam aus deinem eigenen Kopf und deinen Händen.',
  ],
  Organisation: [
    'Wenn etwas glatt läuft, hat vorher jemand daran gedacht. Das warst du.',
    'Das bringt Ordnung hinein, und alle nach dir haben es leichter.',
    'Den Überblick zu behalten ist Arbeit für sich. Du hast sie gemacht.',
  ],
};

export const germanAny: Lines['any'] = [
  'Gut, dass du es aufgeschrieben hast: Es zählt, und man vergisst es leicht.',
  'Das ist es wert, behalten zu werden, und jetzt ist es behalten.',
  'Wieder eins fürs Journal, und es gehört dir.',
  'Aus solchen Dingen bestehen die Tage. Dieses geht nicht verloren.',
  'Gut, das schwarz auf weiß zu haben.',
];
