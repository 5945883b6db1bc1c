import type { Openings } from './catalogue.ts';

export const german: Openings = {
  numbers: ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'],
  grief: [
    'Danke, dass du das aufgeschrieben hast{name}. Leicht war es sicher nicht.',
    'Das ist viel auf einmal{name}. Danke, dass du davon erzählst.',
    'Das tut uns leid{name}. Danke, dass du schreibst.',
  ],
  setback: ['Nicht die Nachricht, die du wolltest{name}.', 'Schade{name}.', 'Das ist enttäuschend{name}.'],
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
  ],
  sober: ['Respekt{name}.', 'Gut gemacht{name}.', 'Mach weiter so{name}.'],
  hard: ['Leicht war das nicht{name}.', 'Das klingt anstrengend{name}.', 'Danke, dass du trotzdem schreibst{name}.'],
  several: [
    '{Count} Sachen auf einmal{name}, nicht schlecht!',
    'Sieh an{name}: {count} Stück.',
    '{Count} Erfolge in einer Nachricht{name}. Du warst fleißig.',
    'Das macht {count}{name}.',
  ],
  thanked: ['Schön, wenn es jemand merkt{name}.', 'Das zu hören hat sicher gutgetan{name}.'],
  first: ['Eine Premiere{name}! Gut gemacht.', 'Das war Neuland{name}. Gut gemacht.'],
  nervous: ['Dazu gehört Mut{name}. Gut gemacht.', 'Ganz schön mutig{name}.'],
  glad: ['Schön zu lesen, wie sich das angefühlt hat{name}.', 'Du klingst zufrieden{name}, und das mit Recht.'],
  family: ['Wie schön{name}.', 'Schön, dass du das erzählst{name}.'],
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
    'Danke fürs Schreiben{name}.',
  ],
};
