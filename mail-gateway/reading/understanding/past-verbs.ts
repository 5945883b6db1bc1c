import { phrases } from '../phrases.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Irregular past forms that tell of something done. */
export const IRREGULAR = words(`
  beat became began bought broke brought built caught chose clinched cut dealt dealt did done drew drove earned fed
  fought found gave given grew held hit kept laid led learnt made met overcame paid proven ran read rebuilt redid rewrote
  sang seen sent set sewed shot showed shown sold spoke stood sung swam swept taught threw took undertook upheld won wrote
  written rewritten wrapped spelt upsold drawn grown taken chosen driven beaten begun overseen oversaw outdid outsold reset shut
  spent split stuck trod understood withdrew shipped`);

/** Past forms that only tell of something done when two words of substance stand beside them or in them. */
export const WEAK = words(`
  got took worked tried started attended joined used called talked chatted moved visited opened emailed turned put`);

/** Past forms that need three. */
export const FAINT = words(`
  was were went had been came felt saw stayed watched looked wanted asked sat stuck spent gotten walked played hit cut
  stood ended`);

/** Words in -ed, and irregular ones, that tell of no achievement: moods, wishes, mishaps and plain adjectives. */
export const NOT_DONE = words(`
  bed red fed need needed seed feed speed breed weed deed indeed hundred kindred sacred naked wicked rugged tired bored
  exhausted stressed annoyed worried interested excited pleased frustrated overwhelmed disappointed confused scared
  depressed relaxed rested wasted struggled hated liked loved hoped wished planned failed missed cancelled canceled
  postponed delayed rejected declined overslept supposed used expected attached happened unsubscribed subscribed mistyped
  embed exceed proceed succeed agreed shed ted fred ed based related ashamed embarrassed drained crashed procrastinated
  slacked snowed rained travelled traveled vacationed napped slept lost married retired unmotivated uninspired concerned
  bloated hungover jetlagged fatigued wanted blocked forced delayed injured burned bothered puked vomited scheduled
  unfinished unchanged undecided limited mixed wed unwell-rested promised intended decided tempted complained argued
  skipped ignored disliked regretted whatsoever stranded bedded ill-timed isolated quarantined coughed laid sacked fired
  dumped robbed dread shred sled bled bread spread instead ahead read led head wasted misplaced cried wept shouted yelled screamed blamed insulted bullied crammed lazed lounged
  stared dozed noted received understood appreciated acknowledged confirmed`);

/** Nouns and turns of phrase that report a success without a verb in the past. */
export const SUCCESS = new RegExp(phrases`
    \b(?:went (?:really |very |so |extremely |pretty |super |quite )?(?:well|great|smoothly|fine
    |perfectly|brilliantly|better)|(?:is|are|now|finally|was|were) (?:now |finally |all )?(?:live
    |complete|ready|finished|up and running|in production|signed|sorted|working)
    |(?:all|finally) (?:done|set up|finished|sorted|signed)|promotion|pay ?rise
    |award|milestone|personal best|new record|record (?:day|week|month|sales|time|number)
    |first (?:ever|time|solo|sale|customer|client|patient|lesson|case|win|place|prize|paid|time)
    |(?:great|good|positive|glowing|lovely|excellent|wonderful|amazing|nice|fantastic) (?:feedback
    |review|reviews|comments|praise|progress|result|results|response|turnout)
    |praise from|compliments? from|thank-?you (?:card|note|letter) from|thanks from
    |standing ovation|on time|under budget|ahead of (?:schedule|time|plan)|within budget
    |no (?:falls|incidents|accidents|defects|errors|complaints|injuries|bugs|downtime)
    |zero (?:falls|incidents|accidents|defects|errors|complaints|injuries|bugs|downtime|findings)
    |inbox zero|100 ?%|full marks|sold out|contract signed|deal closed|breakthrough
    |new (?:client|customer|contract|account|job|certificate|certification)s?\b(?! (?:starts|tomorrow|next))
    |(?:down|up) (?:to|by|from) [£$€]? ?\d+|sav(?:es?|ing|ed) (?:us |me |them |the team )?(?:about )?[£$€]? ?\d+
    |(?:tests?|builds?|pipeline|checks) (?:is |are )?(?:all )?green|release (?:is )?out
    |received (?:my|our|the|an?) (?:\w+ ){0,3}(?:certificat(?:e|ion)|award|grant|licen[cs]e|degree|diploma|accreditation
    |approval|offer|promotion|prize|medal|badge)|job offer|top (?:of the|score|grade|marks)|never missed|(?:we|i) (?:did|made) it
    |(?:is|are) (?:now |finally )?open(?: again)?[.!]*$|(?:is|are|was|were) up (?:by )?\d+
    |(?:told|called|named) (?:me|us) .{0,40}\b(?:best|great|excellent|amazing|proud|fantastic
    |brilliant|impressed)|can (?:all|both|finally|now) \w+|had (?:a |an |my )?(?:\w+ )?(?:great
    |good|productive|excellent|brilliant|fantastic|useful|fruitful|lovely) (?:call|meeting|chat
    |conversation|session|talk|lesson|interview|review|workshop|turnout)s? (?:with|about|on|for)
    |got (?:the|an?|my|our) (?:\w+ )?(?:grant|job|contract|deal|role|offer|raise|funding|approval
    |permit|licen[cs]e|certificate|budget|go-ahead|green light|order|tender|part|place|scholarship
    |visa|keys)|(?:kids|class|students|pupils|clients?|customers?|boss|manager|guests?|team|they
    |everyone|patients?|audience|parents?|crowd) (?:really |all |absolutely |both )?(?:loved|liked
    |enjoyed) (?:it|my|our|the)|made it (?:to|through|into|onto)|managed to
    |able to)\b
  `);
