import type { HardDayCatalogue } from './catalogue.ts';

export const english: HardDayCatalogue = {
  subject: 'Thank you for telling us',
  thanks: (name) => (name === '' ? 'Thank you for telling us.' : `Thank you for telling us, ${name}.`),
  days: {
    loss: 'We are so sorry. There is no right way to get through a loss, and no pace that it has to go at. These days need no list.',
    illness:
      'We are sorry that it is like this. When health is what everything turns on, the rest can wait. These days are for getting through, and they need no list.',
    harassment:
      'We are sorry. Nobody should have to put up with that, and the fault is not yours. It is no small thing, and you do not have to act as if it were.',
    heartbreak:
      'We are sorry. Something like this takes the time it takes, and nobody has to be brave about it. Some days are simply for getting through.',
    exhaustion:
      'That sounds like too much, for too long. Some days are for resting or simply getting through, and rest needs no reason. Nothing has to be achieved today.',
    fear: 'We are sorry. It makes sense that this does not let go of you. Some days getting through is all there is to do, and it is enough.',
    hurt: 'We are sorry. Nobody puts something like this down at the end of a day. It may stay for a while, and it is good not to be alone with it.',
    job: 'We are sorry. That is hard news, and it is about more than work. It needs no plan today, and no bright side.',
    money:
      'We are sorry. Worries of that kind are there at every hour, and they wear anybody down. It does not have to be solved tonight.',
    refusal:
      'We are sorry. A no is hard to take when something of yourself went into it. It does not have to be turned into a lesson today.',
    failure:
      'We are sorry that it went like this. Some days just go wrong, and they need neither a list nor a bright side.',
    heavy:
      'That sounds very heavy, and it is good that you said it. Some days are simply for getting through, and nobody has to get through them alone.',
    hard: 'Some days are for resting, mending or simply getting through, and they need no list. Look after yourself.',
  },
  keepPart: 'If there is a part of it that you would like to keep as a win, say which, now or much later.',
  pause: 'If you would rather not be asked for a while, “pause for a week” is enough.',
  listens: (lines) => `If it gets too much, there are people who listen: ${lines}.`,
  crisis: {
    life: 'What you are carrying sounds very heavy, and you should not have to carry it alone. There are people who listen to exactly this, and you do not need the right words for them.',
    violence:
      'Nobody has the right to hurt you, and it is not your fault. There are people who listen to exactly this, believe you, and go no faster than you want to.',
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
    shortLife: 'Thank you for telling us. You should not have to carry this alone.',
    shortViolence: 'Thank you for telling us. Nobody has the right to hurt you.',
    shortEmergency: (number) => `In danger now: ${number}.`,
    shortEmergencyUnknown: 'In danger now: call the local emergency number.',
  },
};
