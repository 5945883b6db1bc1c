import { listed, type Speech, unit } from './speech.ts';

const WHEN = `(?:(?:today|yesterday|finally|this week|this morning|tonight|just|also)[,:]? ){0,2}`;
const WHO = `(?:i |we |i've |we've |i have |we have )?(?:just |finally |also |already )?`;
const BEGINS = `^${WHEN}${WHO}`;

export const english: Speech = {
  locale: 'en',
  groups: ',',
  point: '.',
  numberWords: new Map(
    Object.entries({
      two: 2,
      three: 3,
      four: 4,
      five: 5,
      six: 6,
      seven: 7,
      eight: 8,
      nine: 9,
      ten: 10,
      eleven: 11,
      twelve: 12,
      fifteen: 15,
      twenty: 20,
      thirty: 30,
      forty: 40,
      fifty: 50,
      sixty: 60,
    }),
  ),
  units: new Map([
    ...unit('millisecond', 'ms msec millisecond milliseconds'),
    ...unit('second', 's sec secs second seconds'),
    ...unit('minute', 'min mins minute minutes'),
    ...unit('hour', 'h hr hrs hour hours'),
    ...unit('day', 'day days'),
    ...unit('week', 'week weeks'),
    ...unit('month', 'month months'),
    ...unit('percent', '% percent'),
    ...unit('kilometer', 'km kilometres kilometers'),
    ...unit('kilogram', 'kg kilos kilograms'),
    ...unit('USD', 'dollars'),
  ]),
  scales: new Set(
    listed(
      'k m bn b million millions thousand hundred billion am pm o st nd rd th january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec monday tuesday wednesday thursday friday saturday sunday years year pounds point points',
    ),
  ),
  changes: [
    {
      pattern: String.raw`\bfrom A (?:(?:a|per|each|every) (?:night|day|week|month|year|shift|quarter) )?(?:(?:all the way )?(?:down|up) )?to (?:just |only )?B`,
      isBound: false,
    },
    {
      pattern: String.raw`(?<![\d.,:])A,? (?:and )?(?:(?:it|they|we)(?:'s|'re| is| are)? )?now (?:(?:it|they)(?:'s|'re| is| are)? )?(?:only |just |at |down to |up to )?B`,
      isBound: true,
    },
    {
      pattern: String.raw`(?<![\d.,:])B(?: (?!or |and )[\p{L}]+){0,4}?,? (?:it |that |which |they )?used to (?:be|take) (?:just |only )?A`,
      isBound: true,
    },
    {
      // "9 in the quarter before, 4 since"
      pattern: String.raw`(?<![\d.,:])A (?:in |over )?(?:the )?(?:night|day|week|month|quarter|year|term|season)s? before,? (?:and )?(?:only |just |now )?B (?:since|now|this)(?!\p{L})`,
      isBound: true,
      ofThings: true,
    },
    { pattern: String.raw`(?<![\d.,])A ?(?:->|→|=>) ?B`, isBound: true },
    {
      pattern: String.raw`\b(?:takes?|took|needs?|needed|in|within|now) (?:just |only )?B instead of (?:the usual )?A`,
      isBound: true,
    },
    {
      pattern: String.raw`\b(?:used to (?:take|be|cost)|took|was|were) A[^.!?\d]{0,40}\bnow (?:(?:it|they|we)(?:'s|'re| is| are)? )?(?:done |finished |through |takes? |costs? |is |are |down to |only |just |in |at ){0,3}B`,
      isBound: true,
    },
    {
      // what was so many is so many now: "31 cakes, last year 12", "96% (was 88)"
      pattern: String.raw`(?<![\d.,:])B(?: [\p{L}]+){0,4}?(?: ?[,(–;] ?| )(?:which was |it was |was |were |up from |down from |last (?:year|month|week|time|season|quarter)(?: it was| we had| it were| there were| was| were)? |compared (?:to|with) )(?:just |only )?A(?= ?(?:[),.;!]|$)| (?:last|before|when|in|a year|the year)(?!\p{L}))`,
      isBound: true,
    },
  ],
  lowered:
    /\b(?:cuts?|cutting|reduc\w+|lower(?:ed|s|ing)?|shorten\w*|br(?:ing|ought)[^.]{0,60}down|down to|down from|drop\w*|fell|trim\w*|slash\w*|sped|speed\w*|halv\w+|shrank|shrunk|decreas\w+)\b/u,
  raised:
    /\b(?:rais\w+|gr[eo]w\w*|increas\w+|boost\w*|rose|climb\w*|up to|up from|lift\w*|doubl\w+|tripl\w+|expand\w*|jump\w*)\b/u,
  moved: /\b(?:went|goes|gone|brought|got|took|taken|improv\w+|moved|chang\w+|is now|are now)\b/u,
  doubt:
    /n['’]t\b|\b(?:not|never|no longer|almost|nearly|tr(?:y|ied|ying)|want\w*|wish\w*|hop(?:e|es|ed|ing)|goals?|targets?|plan(?:s|ned|ning)?|aim(?:s|ed|ing)?|would|will|should|might|may|supposed|if|promis\w+|expect\w*|next|fail\w*|wrong\w*|refus\w+|claim\w*|estimat\w+|forecast\w*|pretend\w*|joke|kidding|dream\w*)\b/u,
  about:
    /(?<![\p{L}\d])(?:about|around|roughly|approx\.?|approximately|~) ?(?=[\d£€$]|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty)\b)/gu,
  lowIsGood:
    /\b(?:errors?|mistakes?|complaints?|falls?|accidents?|incidents?|infections?|utis?|ulcers?|wait\w*|queues?|backlog|delay\w*|defects?|scrap|waste|returns?|churn|staff turnover|sick\w*|absen\w+|costs?|bills?|spend|debts?|downtime|news|temperature|fever|pain|cholesterol|blood pressure|heart rate|handover|builds?|changeover|turnaround|response time|overtime|outages?|bugs?|no-shows?|rejects?|breakages?|drop-?outs?|cigarettes|drinks|rejections?|failures?|rate of rejects?)\b/u,
  highIsGood:
    /\b(?:sales|revenue|turnover|profits?|attendance|members?|subscribers?|followers?|rating|scores?|pass rate|conversion|occupancy|footfall|donations?|sounds|reading age|discharges before|yield|margins?|hygiene|compliance|satisfaction|csat|nps|orders|bookings|covers|downloads|visitors)\b/u,
  common:
    /^(?:this|that|with|from|have|been|were|they|them|then|than|when|what|your|their|there|about|after|again|before|because|could|would|should|into|just|more|most|much|only|over|some|such|very|well|will|which|while|where|also|even|ever|every|first|last|next|long|made|make|good|great|little|really|still|today|tonight|yesterday|tomorrow|week|weeks|month|months|year|years|days|hour|hours|minutes|time|times|morning|evening|night|afternoon|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|finally|without|own|back|done|down|took|take|went|came|come|gave|give|know|said|says|told|asked|helped|finished|started|managed|worked|working|work|called|sent|think|thing|things|people|another|other|same|whole|half|both|each|never|always|almost|nearly|already|through|between|during|since|until|under|like|want|wants|wanted|need|needed|being|doing|having|getting|looked|feel|felt|days?|\p{L}+ed|\p{L}+ing|\p{L}+ly)$/u,
  range:
    /\b(?:aged?|ages|children|kids|pupils|between|open|shift|work(?:ed|ing)?|class(?:es)?|years?|grades?|levels?|rooms?|pages?|chapters?) $/u,
  rhythms: {
    'a night': /\b(?:nightly|(?:a|per|each|every) night)\b/u,
    'a day': /\b(?:daily|(?:a|per|each|every) day)\b/u,
    'a week': /\b(?:weekly|(?:a|per|each|every) week)\b/u,
    'a month': /\b(?:monthly|(?:a|per|each|every) month)\b/u,
    'a year': /\b(?:yearly|annual|(?:a|per|each|every) year)\b/u,
  },
  share: String.raw`(?<![\p{L}\d.,:])A (?:out )?of (?:the |my |our |all )?B`,
  place:
    /\b(?:chapters?|pages?|parts?|weeks?|days?|rounds?|modules?|lessons?|levels?|steps?|stages?|numbers?|no|units?|phases?|section|sections|version|box|set|rank\w*|place|group) $/u,
  counted: new RegExp(
    String.raw`${BEGINS}(?<verb>\p{L}{2,}(?:ed|ught|old|ade|ote|an|ave|ent|ore|ead|et|uilt|old|an)) (?<number>\d{1,6}(?:,\d{3})*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty) (?<rest>[^.!?;:\n]{2,80})`,
    'u',
  ),
  after:
    /^(?:in|on|at|to|for|with|from|by|of|and|or|but|so|that|which|who|while|after|before|during|until|without|within|because|as|today|yesterday|tonight|this|last|all|a|an|the|per|each|every|over|across|into|out|off|up|down|about|how|where|when|today's|alone|again|despite|through|between|under|is|are|was|were|have|had)$/u,
  measures:
    /\b(?:attendance|error rate|conversion(?: rate)?|response time|waiting time|wait time|occupancy|turnover|revenue|churn|build time|backlog|rating|pass rate|footfall|complaints|absences|sick days|downloads|subscribers|followers|members|resting heart rate|weight)\b/u,
  stands: /^(?:(?:is|was|are|were|stands|at|hit|reached|of|up|down|to|now|today|this|week|month|=|:|the|back) ?)*$/u,
  deeds: {
    trained: {
      surely: new RegExp(
        String.raw`${BEGINS}(?:trained|coached|mentored|onboarded) (?:up )?(?:a|an|the|our|my|two|three|four|five|six|\d{1,3}|another|new|some|both|(?-i:\p{Lu}\p{Ll}+))\b(?! (?:km|miles|hours?|minutes|times|days|weeks|marathon|half))`,
        'iu',
      ),
      maybe: /\b(?:train|coach|mentor|onboard|taught|teach|induct|show(?:ed|n)? )/iu,
      said: 'you trained somebody',
    },
    sold: {
      surely: new RegExp(
        String.raw`${BEGINS}(?:closed (?:a|an|the|our|my|another|two|three)(?: [\p{L}'’&-]+){0,3} (?:deal|sale|contract)s?|sold (?:a|an|the|our|my|another|two|three|\d{1,6})) `,
        'iu',
      ),
      maybe: /\b(?:sold|sell|sale|deal|contract|sign)/iu,
      said: 'you closed a sale',
    },
    repaired: {
      surely: new RegExp(
        String.raw`${BEGINS}(?:fixed|repaired|mended) (?:a|an|the|our|my|another|two|three|\d{1,3}) `,
        'iu',
      ),
      maybe: /\b(?:fix|repair|mend|got .{1,40} (?:working|running)|patch|debug|solv)/iu,
      said: 'you fixed something',
    },
    hired: {
      surely: new RegExp(
        String.raw`${BEGINS}(?:hired|recruited) (?:a|an|the|our|my|another|two|three|\d{1,3}|(?-i:\p{Lu}\p{Ll}+)) `,
        'iu',
      ),
      maybe: /\b(?:hir(?:e|ed|ing)|recruit|interview|offer|join(?:ed|s)? (?:us|the team))/iu,
      said: 'you hired somebody',
    },
    passed: {
      surely: new RegExp(
        String.raw`${BEGINS}passed (?:my|the|a|an|another)(?: [\p{L}\d'’-]+){0,3} (?:exam|test|assessment|module|certificat\w+)s?\b`,
        'iu',
      ),
      maybe: /\b(?:pass|exam|test|certif|qualif|module)/iu,
      said: 'you passed an exam',
    },
    presented: {
      surely: new RegExp(
        String.raw`${BEGINS}(?:presented (?:a|an|the|our|my|to)|gave (?:a|an|the|my|another)(?: [\p{L}'’-]+){0,2} (?:talk|presentation|speech|lecture)|spoke at) `,
        'iu',
      ),
      maybe: /\b(?:present|talk|speech|spoke|speak|lectur|demo|pitch)/iu,
      said: 'you spoke before others',
    },
    published: {
      surely: new RegExp(String.raw`${BEGINS}published (?:a|an|the|our|my|another|two|three|\d{1,3}) `, 'iu'),
      maybe: /\b(?:publish|article|post|paper|release)/iu,
      said: 'you published something',
    },
    calmed: {
      surely: new RegExp(`${BEGINS}(?:calmed|de-escalated|deescalated)(?: down)? (?:a|an|the|our|my|two|three) `, 'iu'),
      maybe: /\b(?:calm|escalat|talked .{1,30} down|settle|sooth|reassur)/iu,
      said: 'you calmed somebody',
    },
    inspected: {
      surely: new RegExp(
        String.raw`${BEGINS}passed (?:the|our|an|a|another)(?: [\p{L}'’-]+){0,3} (?:inspection|audit)s?\b`,
        'iu',
      ),
      maybe: /\b(?:inspect|audit)/iu,
      said: 'you passed an inspection',
    },
    ran: {
      surely: new RegExp(
        String.raw`${BEGINS}ran (?:my |a |another )?(?:\d{1,3}(?:[.,]\d)? ?(?:k|km|miles?)\b|(?:half )?marathon)`,
        'iu',
      ),
      maybe: /\b(?:ran|run|running|jog|marathon|parkrun)/iu,
      said: 'you went for a run',
    },
  },
  say: {
    change: ({ from, to, difference, isShare, isCount, down, isSaved, rhythm, isAbout }) => {
      const about = isAbout ? 'about ' : '';
      const much = isShare ? `${difference} percentage point${difference === '1' ? '' : 's'}` : difference;
      const way = isSaved ? 'saved' : down ? (isCount ? 'fewer' : 'less') : 'more';
      return `From ${from} to ${about}${to}: that is ${about}${much} ${way}${rhythm === '' ? '' : ` ${rhythm}`}.`;
    },
    share: (part, whole, percent) => `${part} of ${whole}: that is ${percent}.`,
    earlier: (when, isDay, amount) => `${isDay ? 'On' : 'In'} ${when} it was ${amount}.`,
    again: (time, isMonth, deed) => `That is the ${TIMES[time - 2]} time this ${isMonth ? 'month' : 'year'} ${deed}.`,
    yesAfterNo: (month) => `In ${month} it was a no; now it is a yes.`,
  },
};

const TIMES = listed('second third fourth fifth sixth seventh eighth ninth tenth');
