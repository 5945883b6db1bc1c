import type { HardDayCatalogue } from './catalogue.ts';

export const english: HardDayCatalogue = {
  thanks: ['Thank you for telling us', 'Thank you for writing', 'It is good that you wrote'],
  days: {
    loss: [
      'We are so sorry. There is no right way to get through a loss, and no pace that it has to go at. These days need no list.',
      'We are so very sorry. Grief has its own hours and answers to nobody. Take all the time it takes: nothing here is urgent.',
      'There are no good words for a loss like this, so only these: we are very sorry. Nothing else has to be done today.',
    ],
    illness: [
      'We are sorry that it is like this. When health is what everything turns on, the rest can wait. These days are for getting through, and they need no list.',
      'We are sorry. Being ill, or standing beside somebody who is, takes more strength than it shows. Nothing here is urgent.',
      'That is a lot to go through, and we are sorry. Health sets the pace on such days, and everything else may wait its turn.',
    ],
    harassment: [
      'We are sorry. Nobody should have to put up with that, and the fault is not yours. It is no small thing, and you do not have to act as if it were.',
      'That should not have happened, and we are sorry that it did. It says nothing about you. However you feel about it now is all right.',
      'We are sorry that this was done to you. What others do is theirs to answer for, not yours. You do not have to shrug it off.',
    ],
    heartbreak: [
      'We are sorry. Something like this takes the time it takes, and nobody has to be brave about it. Some days are simply for getting through.',
      'That hurts, and we are sorry. There is no timetable for it, and no right way to feel. It is all right if today has room for nothing else.',
      'We are sorry to hear it. When something breaks between people, ordinary days turn strange for a while. Nobody has to be over it by any date.',
    ],
    exhaustion: [
      'That sounds like too much. Some days are for resting or simply getting through, and rest needs no reason. Nothing has to be achieved today.',
      'You sound worn out, and that is reason enough to leave it for today. What is not done may wait. Rest is not something to be earned.',
      'That is a lot for anybody. Being this tired is no failing. If there is a way to do a little less tonight, it is all right to take it.',
    ],
    fear: [
      'We are sorry. It makes sense that this does not let go of you. Some days getting through is all there is to do, and it is enough.',
      'That is hard to live with, and we are sorry. Fear is tiring, by day and by night. It is enough to take it an hour at a time.',
      'We are sorry that you have to live with this just now. Being afraid is no weakness. From one hour to the next is plan enough.',
    ],
    hurt: [
      'We are sorry. Nobody puts something like this down at the end of a day. It may stay for a while, and it is good not to be alone with it.',
      'We are so sorry. Some things are too heavy to make sense of, and they do not have to make sense today. Please be gentle with yourself.',
      'That is a terribly heavy thing to carry, and we are sorry. Whatever you feel after it is a normal answer to it. If somebody can sit with you tonight, that sometimes helps.',
    ],
    job: [
      'We are sorry. That is hard news, and it is about more than work. It needs no plan today, and no bright side.',
      'We are sorry. When work falls away the ground moves for a while, and it is no measure of you. What comes next can be thought about another day.',
      'That is a blow, and we are sorry. Angry, empty or both: all of it is all right. Nothing has to be decided today.',
    ],
    money: [
      'We are sorry. Worries of that kind are there at every hour, and they wear anybody down. It does not have to be solved tonight.',
      'We are sorry. Worries about money are heavy, and far more people carry them than say so. One thing at a time is enough, and not all of it today.',
      'That is a real weight, and we are sorry. It says nothing about what you are worth. It may rest until tomorrow.',
    ],
    refusal: [
      'We are sorry. A no is hard to take when something of yourself went into it. It does not have to be turned into a lesson today.',
      'We are sorry. It stings, and it is allowed to. A no says what somebody decided, and not what you are worth.',
      'That is disappointing, and we are sorry. Hoping for something takes strength. For tonight it may lie where it is.',
    ],
    failure: [
      'We are sorry that it went like this. Some days just go wrong, and they need neither a list nor a bright side.',
      'We are sorry, that is hard to take. What went wrong once does not undo all the rest. Nothing has to be explained tonight.',
      'That is disappointing, and we are sorry. Being cross or sad about it for a while is all right. Nothing has to be made good today.',
    ],
    heavy: [
      'That sounds very heavy, and it is good that you said it. Some days are simply for getting through, and nobody has to get through them alone.',
      'That sounds like a great deal to carry, and it is good that it has words now. You do not have to carry it alone, nor all of it at once.',
      'What you write sounds very heavy, and it matters. Getting through today is enough, and it is all right to lean on somebody for it.',
    ],
    hard: [
      'Some days are for resting, mending or simply getting through, and they need no list. Look after yourself.',
      'Not every day has to hold something. This one may simply come to its end. Be kind to yourself.',
      'Some days only ask to be got through, and that is all right. Take it as slowly as it needs. Nothing more is asked of you.',
    ],
  },
  keepPart: [
    'If there is a part of it that you would like to keep as a win, say which, now or much later.',
    'Should something in it be a win that you would like to keep, write it to us whenever you like.',
    'If you ever want to keep something of it as a win, a line about it is enough.',
  ],
  pause: [
    'If you would rather not be asked for a while, “pause for a week” is enough.',
    'If a while without our questions would be good, answer “pause for a week”.',
    'If you would like some quiet, answer “pause for a week”, and we do not ask until it is over.',
  ],
  listens: (lines) => `If it gets too much, there are people who listen: ${lines}.`,
  after: {
    subject: 'Good to hear from you',
    said: (name) => [
      `It is good to hear from you${name}, and good that you let us know. Take all the time that you need.`,
      `Thank you for writing${name}. It is good that you are here, and nothing is in a hurry.`,
      `It is good that you wrote${name}. Take it hour by hour, at your own pace.`,
    ],
    besideWins: (name) => `It is good to hear from you${name}.`,
    stillThere: 'Should it get heavy again, the people whose numbers you have are there, by day and by night.',
  },
  crisis: {
    life: [
      'What you are carrying sounds very heavy, and you should not have to carry it alone. There are people who listen to exactly this, and you do not need the right words for them.',
      'Pain like this is too heavy to carry alone, and you should not be left alone with it. There are people who know it well and listen without judging.',
      'What you write matters, and so do you. There are people who stay with others through hours like this, and you can call them just as you are.',
    ],
    violence: [
      'Nobody has the right to hurt you, and it is not your fault. There are people who listen to exactly this, believe you, and go no faster than you want to.',
      'What was done to you is wrong, and nothing that you did makes it right. There are people who know this well, believe you, and let you decide what happens next.',
      'Nobody may hurt you, whatever came before, and none of it is your fault. There are people who will believe you and help you to be safe, as fast or as slowly as you want.',
    ],
    emergency: (number) => `If you are in danger now, or might be tonight, please call ${number}.`,
    emergencyUnknown:
      'If you are in danger now, or might be tonight, please call the emergency number of the place where you are.',
    line: ({ name, number, always, texts }) =>
      `${name}: ${texts ? 'call or text ' : ''}${number}${always ? ', day and night' : ''}`,
    elsewhere: (page) => `Lines near you, by phone or chat: ${page}`,
    lifeAfter:
      'If somebody you trust is near, let them be with you tonight. Please do not wait for a mail from us: these people are there now.',
    violenceAfter:
      'If somebody may see what is on your phone or computer, you can delete this message. Please do not wait for a mail from us: these people are there now.',
    shortLife: [
      'Thank you for telling us. You should not have to carry this alone.',
      'Thank you for writing. You should not be left alone with this.',
      'It is good that you wrote. You matter, and nobody should carry this alone.',
    ],
    shortViolence: [
      'Thank you for telling us. Nobody has the right to hurt you.',
      'Thank you for writing. What was done to you is wrong.',
      'It is good that you wrote. None of this is your fault.',
    ],
    shortEmergency: (number) => `In danger now: ${number}.`,
    shortEmergencyUnknown: 'In danger now: call the local emergency number.',
  },
};
