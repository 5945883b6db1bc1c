import type { Voice } from '../voice.ts';

export const done: Voice['done'] = {
  trained: [
    'Knowledge passed on, so it no longer rests with you alone.',
    'Time given to what other people can do.',
    'Teaching on the job, which lasts longer than doing it yourself.',
  ],
  taught: [
    'Something you know is now on its way to others.',
    'Teaching, told plainly.',
    'The work of making a hard thing clear to somebody else.',
  ],
  helped: [
    'Help given where it was needed.',
    'Standing in for others is easily forgotten, so it is good to have it here.',
    'Work that others could lean on.',
  ],
  hired: [
    'Choosing people shapes everything that comes after.',
    'Finding the right person is slow work, and it is rarely written down.',
    'A team is built by decisions like this.',
  ],
  reconciled: [
    'Stepping between people takes nerve and tact.',
    'A quarrel taken on instead of waited out.',
    'Peace made by talking, which is harder than it sounds.',
  ],
  led: [
    'Responsibility taken for more than your own part.',
    'You went in front, and say so without fuss.',
    'Leading, named as leading.',
  ],
  persuaded: [
    'Took a position and said it aloud.',
    'A case made to people who had to be won for it.',
    'It takes some courage to say where you stand, and you did.',
  ],
  decided: [
    'A decision made rather than put off.',
    'A choice, and a clear one.',
    'Deciding is work too, and easily left out of the story.',
  ],
  fixed: [
    'Trouble met and put right.',
    'A problem taken on until it was solved.',
    'What did not work is taken care of, and you know what it took.',
  ],
  found: [
    'Looked closely, and saw what others could have missed.',
    'Seeing the problem is often the hardest part of it.',
    'Attention that paid off.',
  ],
  improved: [
    'The same work, done in a better way.',
    'Improvement of the everyday kind, which adds up.',
    'You did not leave it the way you found it.',
  ],
  reduced: [
    'A reduction you can point to.',
    'Less of what nobody needs.',
    'Something that cost too much now costs less.',
  ],
  raised: ['Growth you can point to.', 'More of what was wanted.', 'It went up, and you can say where.'],
  finished: [
    'Brought to its end, which is where many things stall.',
    'Done, and off the list.',
    'Starting is common, finishing less so, and this is finished.',
  ],
  launched: [
    'Out in the world, where others can use it.',
    'From plan to something real.',
    'It is out, and that is a line worth keeping.',
  ],
  built: [
    'Something is in place now that was not there before.',
    'Work that others can see and use.',
    'Put in place by your own work.',
  ],
  made: [
    'Something new came of it, with your hand in it.',
    'Made out of an idea and the time you gave it.',
    'A piece of work with your own mark on it.',
  ],
  wrote: [
    'Put into words, so that it lasts beyond the day.',
    'Written down, and so of use to others.',
    'Words on paper, which is where thinking becomes visible.',
  ],
  spoke: [
    'Said aloud to the people it was meant for.',
    'Speaking for your work is part of the work.',
    'You put it in front of others, which is easier to avoid than to do.',
  ],
  negotiated: [
    'Terms worked for, not waited for.',
    'Bargaining takes preparation and patience.',
    'You asked for better, and stayed at the table.',
  ],
  sold: [
    'A yes from somebody who could have said no.',
    'Business won, and told without fuss.',
    'Somebody chose what you had to offer.',
  ],
  served: [
    'Attention given to the person in front of you.',
    'The people you work for were looked after.',
    'Good service is made of moments like this.',
  ],
  cared: [
    'Care given, with time and attention.',
    'The quiet kind of work that people remember.',
    'You were there for somebody who needed it.',
  ],
  checked: [
    'Somebody looked twice, and it was you.',
    'Quality is mostly looking closely, and that is what happened here.',
    'Checked with care, which few people see and many rely on.',
  ],
  prevented: [
    'The best trouble is the kind that never happens.',
    'Something bad did not happen, and that is a result.',
    'Foresight is hard to show, and here it is on record.',
  ],
  researched: [
    'A question followed up instead of guessed at.',
    'You went and looked, which beats guessing.',
    'Evidence first, and patience with it.',
  ],
  learned: [
    'A step in your own learning.',
    'New ground, and it is yours now.',
    'Effort put into what you can do next.',
  ],
  organised: [
    'Order made, so that others can get on with it.',
    'Planning is seldom noticed when it works, so it is good to note it.',
    'Things put in their place before they were needed.',
  ],
  cleaned: ['In order again.', 'Tidying counts: whatever comes next starts easier.', 'Room made to work in.'],
};

export const about: Voice['about'] = {
  Delivery: [
    'A result with your work in it.',
    'A piece of work with something to show for it.',
    'Something carried through.',
    'Real work, and it can be shown.',
  ],
  'Process improvement': [
    'A better way of working, told plainly.',
    'The daily work runs a little better for it.',
    'An improvement worth having on record.',
  ],
  'Problem solving': [
    'A problem faced instead of passed along.',
    'Something was wrong, and you dealt with it.',
    'Trouble met head on.',
  ],
  People: [
    'A win that has other people in it.',
    'Working with people is work, and this was some of it.',
    'Other people are at the heart of this.',
  ],
  Leadership: ['Responsibility taken, and named.', 'A moment of taking the lead.', 'Part of how things are steered.'],
  Communication: [
    'Getting a message across is work, and this was it.',
    'The right words, for the right people.',
    'Much of good work is being understood.',
  ],
  Customers: [
    'The people you work for come first here.',
    'A good turn for the people you serve.',
    'Service, at the moment it counted.',
  ],
  Sales: [
    'Good news for the business, and your part in it.',
    'Business is made of steps like this.',
    'A commercial win, told plainly.',
  ],
  'Quality and safety': [
    'Careful work, and it shows.',
    'Safe and sound is a result too.',
    'Standards kept, which takes more effort than it looks.',
  ],
  Care: ['Work close to people.', 'Care is easy to overlook and hard to do without.', 'Attention where it was needed.'],
  Teaching: [
    'Part of the work that makes learning possible.',
    'The side of teaching that takes patience.',
    'A good moment in teaching.',
  ],
  Research: ['A step towards knowing more.', 'Patient work on an open question.', 'Knowledge moved a little.'],
  Learning: ['A step in your own growth.', 'You can build on this.', 'Something new belongs to you now.'],
  Creativity: [
    'Something of your own, brought into the world.',
    'Making things is work, and this is some of it.',
    'Imagination, with a result.',
  ],
  Organisation: [
    'Order, where it helps.',
    'The kind of work that keeps other work moving.',
    'Good order is work that others can build on.',
  ],
  Other: ['Kept as you told it.', 'Noted, in your own words.', 'Written down, so it will not be lost.'],
};
