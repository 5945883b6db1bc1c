import type { Language } from './language.ts';

export const english: Language = {
  words: {
    weekdays: [
      'sundays?|sun',
      'mondays?|mon',
      'tuesdays?|tues?|teusday|tusday',
      'wednesdays?|wed|wensday|wednsday',
      'thursdays?|thur?s?|thrusday',
      'fridays?|fri|firday',
      'saturdays?|sat|saterday',
    ],
    months: [
      'january|jan',
      'february|febuary|feb',
      'march|mar',
      'april|apr',
      'may',
      'june|jun',
      'july|jul',
      'august|aug',
      'september|sept?',
      'october|oct',
      'november|nov',
      'december|dec',
    ],
    numbers: {
      a: 1,
      an: 1,
      one: 1,
      two: 2,
      couple: 2,
      three: 3,
      few: 3,
      four: 4,
      five: 5,
      six: 6,
      seven: 7,
      eight: 8,
      nine: 9,
      ten: 10,
      eleven: 11,
      twelve: 12,
      fourteen: 14,
      fifteen: 15,
      twenty: 20,
    },
    units: { day: 'days?', week: 'weeks?|wks?', month: 'months?' },
    parts: {
      morning: '(?:mid-?)?mornings?|breakfast|first thing|before work',
      afternoon: '(?:mid-?|early |late )?afternoons?|arvo',
      evening:
        'evenings?|evning|nights?|tonight|after work|before bed|bedtime|dinner|supper|tea-?time|after tea|end of (?:the|my) day',
      noon: 'noon|midday|mid-day|lunch ?time|lunch',
      midnight: 'midnight',
    },
    frequencies: {
      daily:
        'daily|dayly|(?:one|1|an?) (?:e?-?mail|message|check-in|question) (?:a|per|each|every) day|(?:every|each) (?:single )?day|once a day|one a day|7 days a week|seven days a week',
      weekdays:
        'week ?-?days?|work(?:ing)? ?-?days?|mon(?:day)?s? ?(?:-|–|to|through|thru|till|until) ?fri(?:day)?s?|business days?',
      weekly:
        'weekly|weekley|(?:e?-?mail|message|check-in|question|mails) (?:a|per|each|every) week|(?:every|each|once (?:a|per|every)|one (?:a|per)|1x? (?:a|per)|per|once in a) week',
    },
    everyOther: {
      weeks:
        '(?:once )?every (?:other|second|2nd|two|2) weeks?|(?:once )?(?:a|every|each|per) fortnight|fortnightly|every (?:14|fourteen) days|once in two weeks|(?:on )?alternate weeks',
      before: 'every (?:other|second|2nd)|alternate',
      after: 'every (?:other|second|2nd) week',
    },
    never: {
      before:
        "no more|no|not|never|(?:everything|every ?day|any ?day|all days|anything) but|except(?: for| on)?|skip|without|apart from|excluding|leave out|don't|do not|drop|remove|stop|without any",
      after: '(?:is|are) (?:dead|out|impossible|no good|off limits|hopeless|a no)|off|out',
    },
    until: "until|till?|untill|'til|up to|up until|not before",
    tomorrow: 'tomorrow|tomorow|tommorow|tmrw|tmr',
    nextWeek: '(?:next|the coming|the following) (?:week|wk)',
    thisWeek: '(?:this|the current|rest of the|the remaining|the whole|the rest of this|remainder of the) week',
    at: 'at|@|around|about|by|to|for|make it|like|say|roughly|approximately|approx',
    quarter: 'quarter',
    quarters: ['first|1st', 'second|2nd', 'third|3rd', 'fourth|4th|final'],
    since: 'since|starting (?:in|from)|from the (?:start|beginning) of',
  },
};
