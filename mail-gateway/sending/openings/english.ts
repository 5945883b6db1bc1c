import type { Openings } from './catalogue.ts';

export const english: Openings = {
  numbers: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
  grief: [
    'Thank you for writing this down{name}. That cannot have been easy.',
    'That is a lot to carry{name}. Thank you for telling it.',
    'We are sorry{name}. Thank you for writing.',
  ],
  setback: [
    'Not the news you wanted{name}. There is still something in it worth keeping.',
    'Sorry about that one{name}. It took some honesty to write it down.',
    'That is disappointing{name}, and still you saw what was good in it.',
  ],
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
    'Well done{name}, that is a big one.',
  ],
  sober: [
    'Well done{name}. That is harder than most people think.',
    'That deserves respect{name}.',
    'Keep going{name}, you are doing really well.',
  ],
  hard: [
    'That sounds tiring{name}. All the more reason to keep what you did.',
    'It was not an easy stretch{name}, and still there is this.',
    'You have earned a rest{name}. First, what you did in spite of it.',
    'That sounds like hard going{name}. Good that you wrote all the same.',
  ],
  several: [
    '{Count} things at once{name}, not bad!',
    'Look at that{name}: {count} of them.',
    '{Count} wins in one message{name}. You have been busy.',
    'That makes {count}{name}, and each one counts.',
  ],
  thanked: [
    'How nice to be noticed{name}.',
    'That must have been good to hear{name}.',
    'Words like that are worth keeping{name}.',
  ],
  first: [
    'A first{name}! Well done.',
    'That is new ground{name}. Well done.',
    'There is a first time for everything{name}, and you have just had one.',
  ],
  nervous: [
    'That took some nerve{name}. Well done.',
    'Brave of you{name}.',
    'Not everybody would have done that{name}.',
  ],
  glad: [
    'It is good to read how that felt{name}.',
    'You sound pleased{name}, and you have every right to be.',
    'That feeling is worth keeping too{name}.',
  ],
  family: [
    'How nice{name}. Those are the days to remember.',
    'Lovely{name}. Thank you for sharing that.',
    'That is a good one to keep{name}.',
  ],
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
    'That is one to keep{name}.',
    'Thanks for writing{name}. That is a good one.',
  ],
};
