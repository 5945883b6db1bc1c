import type { StrongKind } from './kinds.ts';
import { type Sign, sign } from './lines.ts';

const N = String.raw`(?:an?|one|two|three|four|five|six|\d{1,3})`;
const POST =
  '(?:job|post|role|place|position|promotion|gig|flat|house|grant|contract|deal|tender|funding|internship|apprenticeship|band \\d)';
const EXAM =
  '(?:exams?|tests?|assessments?|module|finals|theory|viva|interview|probation|driving test|licen[cs]e|orals?|resit|boards?|practical|level \\d|grade \\d|nvq ?\\d?|certificat\\w+|course|competenc\\w+|qualification|placement)';
const BAD_THING =
  '(?:gaps?|falls?|accidents?|incidents?|complaints?|errors?|mistakes?|downtime|delays?|injur(?:y|ies)|faults?|defects?|corrections?|findings?|remarks?|breakages?|losses|returns?|no-shows?|grievances?|resignations?|infections?|ulcers?|near miss(?:es)?|problems?|issues?|bugs?|outages?|queries|questions|waste|spills?|casualt(?:y|ies)|rework|snags?|dropped objects|hitch(?:es)?|queue|wobble|stitch)';
const WHO = String.raw`(?:(?:(?:the|my|our|his|her|their|a|an|one|one of the|two|three|both) )?(?:[\p{L}'-]+ )?[\p{L}'-]+)`;

export const englishStrong: Readonly<Record<StrongKind, Sign>> = {
  loss: sign(
    String.raw`\b(?:patients?|residents?|clients?) (?:has |have |had |just )?(?:died|passed away)\b|\b(?:was|is|were) dying\b|\blost (?:${N}|another|my|our|his|her|the|their) (?:\p{L}+ )?(?:patients?|residents?)\b|\bstillb`,
    'That cannot have been easy.',
    'That must have been hard.',
  ),
  grief: sign(
    String.raw`\b(?:he|she|they|mum|mom|dad|father|mother|nan|nana|gran\p{L}*|uncle|aunt\p{L}*|cousin|neighbour|colleague|dog|cat|horse|husband|wife|son|daughter|brother|sister|friend|patients?|residents?|who)(?: has| have| had| just)? (?:died|passed away)\b|\b(?:was|is|were) dying\b|\bfuneral\b|\beulogy\b|\bstillb|\blost (?:${N}|another|my|our|his|her|the|their) (?:\p{L}+ )?(?:patients?|residents?|mum|mom|dad|father|mother|brother|sister|friend|baby|dog|cat|colleague)\b|\bemptied \p{L}+'s wardrobe`,
    'That must be very hard.',
    'We are very sorry.',
  ),
  private: sign(
    String.raw`\b(?:can'?t|cannot|won'?t|must not|not allowed to) (?:say|write|tell|put) (?:much|more|it|any|anything|this)\b|\bin confidence\b|\bconfidential\b|\b(?:a|the|one) (?:child|girl|boy|pupil|student) (?:said something|told me something|disclosed)`,
    'That cannot have been easy.',
    'That sounds like a hard day.',
  ),
  setback: sign(
    String.raw`\b(?:didn'?t|did not|haven't|never) (?:get it\b|(?:get|got|win|won) (?:the|that|this|my) (?:[\p{L}\d]+ ){0,3}${POST})|\b(?:was|were|got|been) (?:rejected|turned down|made redundant|laid off|let go)\b|\blost (?:the|a|our|my|that) (?:\p{L}+ )?(?:client|customer|deal|contract|account|tender|job|case|match|game|bid|pitch|argument|vote|appeal)\b|\blost \p{L}+ to (?:the|an?) (?:incumbent|competitor|rival)|\bfailed (?:the|my) `,
    'Not the result you hoped for.',
    'That is a disappointment.',
  ),
  owned: sign(
    String.raw`\b(?:own|my) (?:own )?(?:fault|mistake|error)\b(?! (?:was|rate))|(?:^|\b(?:i|we) )(?:messed|screwed|cocked) (?:it )?up\b|\bi made (?:a|an) (?:\p{L}+ )?(?:mistake|error)\b|\bowned up\b`,
    'A mistake, and you owned it.',
    'You owned the mistake.',
  ),
  rough: sign(
    String.raw`\b(?:was|is|were) (?:a |an |honestly a )?(?:complete |total |bit of a |right )?(?:disaster|nightmare|shambles|mess|failure)\b|\bwent (?:badly |completely )?wrong\b|\bdid ?n(?:'|o)?t (?:work|go well|go to plan)\b|\bgutted\b`,
    'That sounds like a rough one.',
    'That does not sound easy.',
  ),
  sober: sign(
    String.raw`\b(?:(?:\d+|\p{L}+) )?(?:days?|weeks?|months?|years?) (?:off the (?:drink|booze|fags)|sober|clean|without (?:a )?(?:drink\p{L}*|cigarettes?|smoking|alcohol|gambling)|no smoking|smoke[- ]free|dry)\b|\bno smoking\b|\b(?:quit|stopped) (?:smoking|drinking)\b`,
    'Well done for staying with it.',
    'That takes strength, and you have it.',
  ),
  joy: sign(
    String.raw`\b(?:missus|girlfriend|boyfriend|fianc\p{L}+) said yes\b|\bproposed\b[^.]{0,60}\bsaid yes\b|\bgot (?:engaged|married)\b|\b(?:our|my) (?:\p{L}+ )?(?:baby|grandson|granddaughter) (?:is here|was born|arrived)`,
    'Congratulations!',
    'What lovely news!',
  ),
  promoted: sign(
    String.raw`\b(?:got|been|was|were|am|i'm|being) promoted\b|\bmy promotion\b|\bmade up to (?:\p{L}+ )?\p{L}+|\bpromoted me\b|\bgot (?:the|my|a) promotion(?! (?:poster|code|flyer))|\b(?:made|appointed|named) (?:me )?(?:a |the |as )?(?:new )?(?:\p{L}+ )?(?:team lead\p{L}*|head of|manager|supervisor|head chef|foreman|partner|deputy|shift lead\p{L}*|director|charge nurse|sous chef)\b|\b(?:got|have) (?:the )?band \d\b|^(?:i(?:'m| am| was| got| have been|'ve been) )?appointed\b|\b(?:i'm|i am|i was|i got|been) appointed\b|\bmade (?:me )?permanent\b|\b(?:it's|now) official\b[^.]{0,20}\b(?:team lead|manager|supervisor|head|lead)\b`,
    'Congratulations on the promotion!',
    'You got promoted: congratulations!',
  ),
  raise: sign(
    String.raw`\b(?:got|gave me|agreed|asked for and got) (?:a|my|the) (?:\p{L}+ )?(?:pay ?rise|raise|salary increase|bonus)\b|\bpay ?rise\b`,
    'More money for your work: congratulations!',
    'Congratulations, you earned it!',
  ),
  offer: sign(
    String.raw`\b(?:got|landed|accepted|offered|been offered|was offered|offered me|signed) (?:me )?(?:the|a|an|my) (?:[\p{L}\d]+ ){0,3}(?:job|post|position|role|place|offer|apprenticeship|internship|gig)\b|\bjob offer\b|\band (?:i )?got it(?=[!.]|$)|\boffer (?:accepted|signed)\b|\bi(?:'ve)? got the job\b`,
    'It is a yes: congratulations!',
    'Congratulations, they said yes!',
  ),
  passed: sign(
    String.raw`^(?:i )?passed\W*$|\bpass(?:ed)? (?!.{0,40}(?:inspection|audit|ofsted))(?:my|the|an?|all|both|on)?\b ?(?:[\p{L}\d'/-]+ ){0,5}?${EXAM}|\b${EXAM} (?:is |was |has been )?passed\b|\bpassed (?:first time|with|it\b)|\bpassed my \p{L}+|(?:^|\bi |\balso |\band )passed (?!the (?:ball|salt|time|parcel|torch|baton)|on\b|away|out\b|by\b|it on|up\b|down\b|[£$€])(?!.{0,40}(?:inspection|audit|ofsted|£|\$|€))(?:my |the |an? |on )?[\p{L}\d]|: passed\b`,
    'Passed: congratulations!',
    'Congratulations on passing!',
  ),
  inspected: sign(
    String.raw`\b(?:pass(?:ed)?|got through|came through|sailed through|survived) (?:the|our|an?|my|another)?(?: ?[\p{L}\d'-]+){0,4} (?:inspection|audit|ofsted|assessment visit)|\b(?:audit|inspection) (?:is |was )?(?:passed|clean|clear)\b|\bpassed inspection\b|\b(?:inspector|auditor|ofsted)\b.{0,40}\b(?:happy|nothing|100|no (?:question|finding)|clean|full marks)`,
    'Checked and passed: good work.',
    'Good work, it stood up to the check.',
  ),
  award: sign(
    String.raw`\b(?:won|got|received|given|awarded|win) (?:the|an?|our|my|first|1st|second|2nd|third)(?: [\p{L}\d'-]+){0,3} (?:prize|award|medal|trophy|cup|place|competition|scholarship|grant|bursary)\b|\b\p{L}+ of the (?:month|year)\b|\b(?:elected|voted in|nominated|shortlisted|chosen)\b(?! by lot)`,
    'Congratulations!',
    'Congratulations on that one!',
  ),
  accepted: sign(
    String.raw`\b(?:paper|article|manuscript|abstract|proposal|bid|story|poem|chapter|thesis|short|film|song|design|application|plan)s?\b[^.,;]{0,30}\b(?:accepted|approved|got into|selected)\b|\bpublished (?:my|our|the|a)\b|\bgot (?:into|accepted (?:to|at|into)) (?!trouble|a mess|an argument|bed|the car|hot)`,
    'It went through: congratulations!',
    'Congratulations, it went through!',
  ),
  emergency: sign(
    String.raw`\bcardiac arrest\b|\bcpr\b|\bcompressions\b|\bresuscitat\p{L}+|\bgot (?:him|her|them) back\b|\b(?:sepsis|septic|heart attack|overdose|chok(?:ed|ing)|drown(?:ed|ing)|anaphyla\p{L}+|seizure|haemorrhage|stroke)\b(?! (?:of|awareness|course|training))|\bemergency (?:brake|landing|stop|section)`,
    'A serious moment, and you acted.',
    'It was serious, and you acted.',
  ),
  early: sign(
    String.raw`\b(?<what>${N} (?:days?|weeks?|months?|hours?|minutes?) (?:early|ahead of (?:schedule|time|the deadline)|before (?:the )?deadline))\b|\b(?<timely>ahead of schedule|on time|on schedule|before the deadline|with (?:an? )?(?:hour|day|week|time) to spare)\b(?! sheets?)`,
    '{What}: good work.',
    '{What}: well done.',
  ),
  zero: sign(
    String.raw`\b(?<what>(?:no|zero|without|not)(?: an?| any| one| a single| one single| single)? (?!big|real|small|more |other |further )(?:[\p{L}-]+ )?${BAD_THING})\b(?! to\b| about\b| with\b)`,
    '{What}: good work.',
    '{What}: well done.',
  ),
  percent: sign(
    String.raw`\b(?:up|down|rose|fell|dropped|grew|increased|reduced|cut|improved|raised|lowered|saving|saved|saves?)(?: [\p{L}-]+){0,3}? (?:by |about |over |nearly |almost )?(?<what>\d[\d.,]* ?(?:%|per ?cent))(?! (?:to|from))`,
  ),
  saved: sign(
    String.raw`\b(?:sav(?:ed|es|ing)|cut|knocked|took)(?: (?:us|them|me|him|her|the \p{L}+|off))? (?<what>(?:about |over |nearly |around )?(?:[£$€] ?\d[\d.,]*\d(?: ?k)?|[£$€] ?\d ?k|\d[\d.,]* ?(?:%|euros?|pounds|dollars|grand|quid)))`,
  ),
  target: sign(
    String.raw`\b(?:hit|met|beat|smashed|over|above|exceeded|reached) (?:my|the|our|all|every)?(?: [\p{L}-]+){0,2} ?(?:targets?|quotas?|goals?|kpis?)\b|\bsold out\b|\bfully booked\b|\b(?:nobody|no one) died\b|\bfull house\b`,
  ),
  topMarks: sign(
    String.raw`\b(?:5|five|5\.0)[- ]stars?\b|\b5\.0\b|\bfull marks\b|\bperfect score\b|\b100 ?%|\bhundred per ?cent\b|\b10 ?(?:/|out of) ?10\b|\bdistinction\b|\btop marks\b|\bfirst class\b|\bstraight as\b`,
  ),
  caughtBefore: sign(
    String.raw`\b(?:caught|spotted|noticed|flagged|picked up|intercepted)\b[^.]{0,120}\b(?:before|in time|just in time)\b|\bfound\b[^.]{0,40}\b(?:errors?|mistakes?|faults?|cracks?|leaks?)\b[^.]{0,80}\b(?:before|in time)\b`,
    'Well spotted.',
    'Well spotted, and in time.',
  ),
  caught: sign(
    String.raw`\b(?:caught|spotted|noticed|flagged|picked up on|found)\b[^.]{0,60}\b(?:errors?|mistakes?|wrong|defects?|cracks?|hazards?|discrepanc\p{L}+|overdose|interaction|allerg\p{L}+|typos?|fraud|expired|leak|gas|loose|missing|faulty?|deteriorat\p{L}+|septic|bug|damage|warning|double|contaminat\p{L}+)\b`,
    'Well spotted.',
    'Good that you noticed.',
  ),
  adopted: sign(
    String.raw`\b(?:other|all|both|two more|every|the other|whole) (?:[\p{L}\d]+ ){0,3}?(?:teams?|wards?|departments?|schools?|shops?|branches|sites?|crews?|shifts?|patch|offices?|company|school)\b[^.]{0,30}\b(?:us(?:e|es|ing)|start(?:ing|ed)?|adopt\p{L}*|want\p{L}*|cop(?:y|ied)|t(?:ake|ook) (?:it )?(?:up|over)|fill in|follow\p{L}*)\b|\bward \d+\b[^.]{0,30}\b(?:are|is) starting\b|\basked (?:to|if (?:she|he|they) (?:can|could)) (?:use|borrow|copy|have)\b|\bputting it in all\b|\b(?:everyone|everybody) (?:now )?us(?:es|ing)\b`,
  ),
  again: sign(
    String.raw`\b(?:(?:client|customer|guest|she|he|they)s? (?:has |have |just )?rebooked|rebooked (?:me|us|with me|before|on the spot)|booked (?:me|us|with me) again|(?:customers?|clients?|guests?|they) came back (?:for|to book|again)|recommended (?:me|us)|asked for me|asked (?:specially|specifically) for|repeat (?:customer|client|order|business)|wants? (?:me|us) (?:back|again)|want to work with (?:me|us)|ordered (?:again|more)|rang me back|renewed)\b`,
  ),
  trusted: sign(
    String.raw`\b(?:asked me (?:to|if)|wants? me to|wants? (?:\p{L}+ and )?me to|asks? me to|trusted me|put me in charge|handed me the keys|let me (?:lead|run|do))\b(?! (?:leave|stop|move|pay|wait|go away|be quiet|shut))`,
  ),
  praised: sign(
    String.raw`(?<![\p{L}'])${WHO} (?:even |also |just |then |all |personally )?(?:thanked|praised|complimented|hugged|applauded|congratulated|commended) (?:me|us|my)\b|\bthank(?:s|[- ]?you)(?: (?:card|note|letter|e?mail|message|call|text))? from ${WHO}`,
    'What a nice thing to hear.',
    'You earned that.',
  ),
  thanked: sign(
    String.raw`\bthank(?:ed|s|[- ]?you)(?: (?:card|note|letter|e?mail|message))\b|\bthanked me\b|\b(?:round of applause|compliment(?:ed|s)?|standing ovation|shout[- ]?out|kudos|(?:good|great|positive|lovely|nice|glowing|brilliant) (?:feedback|review|comments?))\b|\bmost (?:useful|helpful)\b[^.]{0,30}\bgets?\b|\b\p{L}+ gave me a (?:thank[- ]?you )?card\b|\bused? [^.]{0,30}exceptionally well\b|\bread it out\b|\b(?:emailed|wrote|texted|replied|messaged)[: ]+["“][^"”]{0,60}\b(?:best|brilliant|amazing|excellent|great|fantastic|well done|impressed|proud|love\p{L}*)\b|\b(?:said|says|told me)[^.]{0,60}\b(?:well done|good job|great job|proud of (?:me|us)|best|strongest|brilliant|amazing|excellent|lovely|grateful|couldn't have|most clean|impressed|delighted)\b|\bloved it\b|\b(?:cried|crying) (?:with|when she saw)|\bshook my hand\b|\bsent me (?:a|flowers|chocolates|champagne)`,
    'What a nice thing to hear.',
    'You earned that.',
  ),
  qualified: sign(
    String.raw`\b(?:finish(?:ed)?|complet(?:ed)?|done|did|got|earned|gained|received) (?:all )?(?:my|the|an?) (?:[\p{L}\d'/-]+ ){0,4}?(?:course|nvq ?\d?|training|degree|diploma|competenc\p{L}+|certificat\p{L}+|licen[cs]e|qualification|apprenticeship|master'?s|phd|ticket|induction|bootcamp|module|certs?)\b|\bsigned off (?:by|on|as|for|to)\b|\b(?:i'm|i am|now|officially) (?:qualified|certified|licensed)\b|\bgraduated\b|\bcert(?:ificate)? (?:came|is) (?:through|here)\b`,
    'Congratulations!',
    'Well done, and congratulations!',
  ),
  record: sign(
    String.raw`\b(?:new|personal) (?:personal )?(?:best|record)\b(?! (?:of|friend|card|keeping))|\bpb\b|\bmy (?:best|record) (?:time|lift|score|run|day|week|month|ever|so far|yet)\b|\b(?:best|highest|most|fastest|biggest) (?:\p{L}+ )?(?:ever|yet|so far|this year|all year|since i)\b|\brecord (?:for|month|week|day|sales)\b|\bmy most ever\b`,
    'A new best: well done.',
    'Well done on the new best.',
  ),
  first: sign(
    String.raw`\bfor the (?:very )?first time\b|\bmy (?:very )?first (?!aid|class|name|language|thought)|\bfirst time (?:i|ever|on my own|doing|in charge|since)\b|\bfirst (?:ever )?solo\b`,
    'A first: well done.',
    'Well done on a first.',
  ),
  spokeUp: sign(
    String.raw`\b(?:reported|raised (?:it|concerns|the issue)|stood up (?:to|for)|said no|told (?:the|my) (?:\p{L}+ )?(?:boss|manager|landlord|board|director|consultant|foreman|roommate)|spoke up|pushed back|complained to|(?:i|we) refused|set a boundary|asked for (?:a|my) (?:raise|pay ?rise)|told .{1,20} (?:no\b|that it (?:is|was) (?:not|un)))\b`,
  ),
  theirs: sign(
    String.raw`\b(?:my|our|the|all|both|four|three|two|five|\d+)(?: of (?:my|our|the))?(?: [\p{L}\d-]+){0,2}? (?:students?|apprentices?|trainees?|pupils?|mentees?|juniors?|interns?|starters?|class|young ?uns|kids|girls|lads?|lass|corper|graduates?)\b[^.;]{0,40}\b(?:passed|won|finished|made it|managed|scored|learned|read|walked|aced|qualified)\b|^\p{L}+ passed (?:her|his|their)\b|\bdid (?:her|his|their) (?:first|own)\b[^.;]{0,40}\bwith me\b`,
    'Well done to them, and to you.',
    'That is good news for you too.',
  ),
  family: sign(
    String.raw`\b(?:nan|gran|granny|grandad|mum|dad|sister|brother|son|daughter|wife|husband)'s (?:\d+(?:th|st|nd|rd)|birthday|party|wedding|graduation)\b|\b(?:my|our) (?:\p{L}+ )?(?:son|daughter|kids?|boy|girl|wife|husband|mum|mom|dad|mother|father|sister|brother|grandson|granddaughter|toddler|baby|nephew|niece|partner)\b[^.;]{0,50}\b(?:passed|got|won|did|finished|made|managed|scored|learned|read|walked|slept|smiled|said|ate|rode|swam|finds?|napped|laughed|started|came)\b`,
    'How nice.',
    'Lovely to read.',
  ),
  nervous: sign(
    String.raw`(?:^|[.,;(–-] ?|\b(?:i was|i'm|i am|i felt|i got|was|so|bit|really|dead|been|bricking|proper) )(?:so |really |a bit |quite |very )?(?:scared|nervous|terrified|petrified|bricking it|afraid|anxious)\b(?! of the)|\b(?:i )?(?:was )?(?:dreading|dreaded)\b|\b(?:my )?(?:voice|hands?|knees|legs) (?:shook|were shaking|was shaking|trembl\p{L}+)\b|\bshaking like\b|\bwas shaking\b|\bbutterflies\b`,
    'You were nervous and did it anyway.',
    'Nerves and all, you did it.',
  ),
  tired: sign(
    String.raw`\b(?:exhausted|knackered|shattered|worn out|dead tired|so tired|tired|barely slept|no sleep|long day|(?:hard|tough|rough|difficult|awful|terrible|mad|crazy|hellish) (?:day|week|shift|month|night|morning)|headache|hungover|from hell)\b`,
    'You kept going.',
    'You did it all the same.',
  ),
  short: sign(
    String.raw`\b(?:staff|people|hands|cooks?|nurses?|\d|two|one) (?:staff )?(?:down|short|missing|off sick|out sick)\b|\b(?:two|three|four|\d) (?:staff|people) off\b|\b(?:short[- ]?staffed|short[- ]?handed|understaffed|skeleton (?:staff|crew))\b|\b(?:was|were|is) (?:out|off) sick\b|\bcalled in sick\b|\bcook missing\b`,
    'Short of people, and you got through it.',
    'You got through it with people missing.',
  ),
  small: sign(
    String.raw`\b(?<what>nothing (?:big|special|much|major|exciting|fancy)|(?:a |just a |only a )?(?:small|tiny|little) (?:win|one|thing|victory)|not (?:much|a lot|a big deal)|no big deal)\b`,
    '“{What}”, and it still counts.',
    '“{What}”, you say. It still counts.',
  ),
};
