import type { Openings } from './catalogue.ts';

export const english: Openings = {
  numbers: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
  grief: [
    'Thank you for writing this down{name}. That cannot have been easy.',
    'That is a lot to carry{name}. Thank you for telling it.',
    'We are sorry{name}. Thank you for writing.',
  ],
  setback: ['Not the news you wanted{name}.', 'Sorry about that one{name}.', 'That is disappointing{name}.'],
  promoted: [
    'Congratulations on the promotion{name}!',
    'You got promoted{name}: congratulations!',
    'What news{name}. Congratulations on your promotion!',
  ],
  joy: [
    'How lovely{name}. Congratulations!',
    'What wonderful news{name}!',
    'That made us smile{name}. Congratulations!',
  ],
  congratulations: [
    'Congratulations{name}! Well done.',
    'That is great news{name}. Congratulations!',
    'You did it{name}. Congratulations!',
  ],
  sober: ['Well done{name}.', 'That deserves respect{name}.', 'Keep going{name}.'],
  hard: ['Not an easy one{name}.', 'That sounds like hard going{name}.', 'Thank you for writing all the same{name}.'],
  several: [
    '{Count} things at once{name}, not bad!',
    'Look at that{name}: {count} of them.',
    '{Count} wins in one message{name}. You have been busy.',
    'That makes {count}{name}.',
  ],
  thanked: ['How nice to be noticed{name}.', 'That must have been good to hear{name}.'],
  first: ['A first{name}! Well done.', 'That is new ground{name}. Well done.'],
  nervous: ['That took some nerve{name}. Well done.', 'Brave of you{name}.'],
  glad: ['It is good to read how that felt{name}.', 'You sound pleased{name}, and you have every right to be.'],
  family: ['How lovely{name}.', 'Thank you for sharing that{name}.'],
  small: [
    'Small things count too{name}.',
    'It does not have to be big{name}.',
    'Good that you wrote it down anyway{name}.',
  ],
  ordinary: [
    'Nice one{name}.',
    'Good work{name}.',
    'Well done{name}.',
    'Good to hear this{name}.',
    'Thanks for writing{name}.',
  ],
};
