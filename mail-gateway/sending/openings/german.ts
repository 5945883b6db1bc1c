import type { Openings } from './catalogue.ts';

export const german: Openings = {
  numbers: ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'],
  grief: [
    'Danke, dass du das aufgeschrieben hast{name}. Leicht war es sicher nicht.',
    'Das ist viel auf einmal{name}. Danke, dass du davon erzählst.',
    'Das tut uns leid{name}. Danke, dass du schreibst.',
  ],
  setback: [
    'Nicht die Nachricht, die du wolltest{name}. Trotzdem steckt etwas darin, das bleiben darf.',
    'Schade um diese Sache{name}. Es gehört Ehrlichkeit dazu, sie aufzuschreiben.',
    'Das ist enttäuschend{name}, und du hast trotzdem gesehen, was gut daran war.',
  ],
  promoted: [
    'Glückwunsch zur Beförderung{name}!',
    'Du bist befördert worden{name}: Herzlichen Glückwunsch!',
    'Was für eine Nachricht{name}. Glückwunsch zum Aufstieg!',
  ],
  joy: [
    'Wie schön{name}. Herzlichen Glückwunsch!',
    'Was für wunderbare Neuigkeiten{name}!',
    'Das freut uns mit dir{name}. Glückwunsch!',
  ],
  congratulations: [
    'Glückwunsch{name}! Gut gemacht.',
    'Das sind tolle Neuigkeiten{name}. Herzlichen Glückwunsch!',
    'Du hast es geschafft{name}. Glückwunsch!',
    'Gut gemacht{name}, das ist etwas Großes.',
  ],
  sober: [
    'Respekt{name}. Das ist schwerer, als die meisten denken.',
    'Davor muss man den Hut ziehen{name}.',
    'Mach weiter so{name}, du machst das richtig gut.',
  ],
  hard: [
    'Das klingt anstrengend{name}. Umso mehr soll bleiben, was du getan hast.',
    'Leicht war das nicht{name}, und trotzdem gibt es das hier.',
    'Eine Pause hast du dir verdient{name}. Vorher das, was du trotzdem geschafft hast.',
    'Das klingt mühsam{name}. Gut, dass du trotzdem schreibst.',
  ],
  several: [
    '{Count} Sachen auf einmal{name}, nicht schlecht!',
    'Sieh an{name}: {count} Stück.',
    '{Count} Erfolge in einer Nachricht{name}. Du warst fleißig.',
    'Das macht {count}{name}, und jeder davon zählt.',
  ],
  thanked: [
    'Schön, wenn es jemand merkt{name}.',
    'Das zu hören muss gutgetan haben{name}.',
    'Solche Worte sollte man aufheben{name}.',
  ],
  first: [
    'Eine Premiere{name}! Gut gemacht.',
    'Das war Neuland{name}. Gut gemacht.',
    'Irgendwann ist immer das erste Mal{name}, und das war deins.',
  ],
  nervous: ['Dazu gehört Mut{name}. Gut gemacht.', 'Ganz schön mutig{name}.', 'Das hätte nicht jeder getan{name}.'],
  glad: [
    'Schön zu lesen, wie sich das angefühlt hat{name}.',
    'Du klingst zufrieden{name}, und das mit Recht.',
    'Auch dieses Gefühl soll bleiben{name}.',
  ],
  family: [
    'Wie schön{name}. An solche Tage denkt man gern zurück.',
    'Schön, dass du das erzählst{name}.',
    'Das soll bleiben{name}.',
  ],
  small: [
    'Auch Kleines zählt{name}.',
    'Es muss nichts Großes sein{name}.',
    'Gut, dass du es trotzdem aufgeschrieben hast{name}.',
  ],
  ordinary: [
    'Das ist doch was{name}.',
    'Gute Arbeit{name}.',
    'Gut gemacht{name}.',
    'Schön, das zu lesen{name}.',
    'Das gehört aufgehoben{name}.',
    'Danke fürs Schreiben{name}. Das ist es wert.',
  ],
};
