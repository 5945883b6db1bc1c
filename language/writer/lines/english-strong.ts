import type { StrongKind } from './kinds.ts';
import { type Sign, sign } from './lines.ts';

const N = String.raw`(?:an?|one|two|three|four|five|six|\d{1,3})`;
const POST =
  '(?:job|post|role|place|position|promotion|gig|flat|house|grant|contract|deal|tender|funding|internship|apprenticeship|band \\d)';
const EXAM =
  '(?:exams?|tests?|assessments?|module|finals|theory|viva|interview|probation|driving test|licen[cs]e|orals?|resit|boards?|practical|level \\d|grade \\d|nvq ?\\d?|certificat\\w+|course|competenc\\w+|qualification|placement)';
const BAD_THING =
  '(?:falls?|accidents?|incidents?|complaints?|errors?|mistakes?|downtime|delays?|injur(?:y|ies)|faults?|defects?|corrections?|findings?|remarks?|breakages?|losses|returns?|no-shows?|grievances?|resignations?|infections?|ulcers?|near miss(?:es)?|problems?|issues?|bugs?|outages?|queries|questions|waste|spills?|casualt(?:y|ies)|rework|snags?|dropped objects|hitch(?:es)?|queue|wobble|stitch)';
const WHO = String.raw`(?<who>(?:(?:the|my|our|his|her|their|a|an|one|one of the|two|three|both) )?(?:[\p{L}'-]+ )?[\p{L}'-]+)`;

export const englishStrong: Readonly<Record<StrongKind, Sign>> = {
  grief: sign(
    String.raw`\b(?:he|she|they|mum|mom|dad|father|mother|gran\p{L}*|husband|wife|son|daughter|brother|sister|friend|patients?|residents?|who)(?: has| have| had| just)? (?:died|passed away)\b|\b(?:was|is|were) dying\b|\bfuneral\b|\beulogy\b|\bstillb|\blost (?:${N}|another|my|our|his|her|the|their) (?:\p{L}+ )?(?:patients?|residents?|mum|mom|dad|father|mother|brother|sister|friend|baby|dog|cat|colleague)\b|\bemptied \p{L}+'s wardrobe`,
    'There is loss in this, and also what you did in the middle of it. Both belong here.',
    'That was a heavy thing to be part of, and you were there for it.',
    'Days like that ask a lot of a person. You stayed with it.',
  ),
  setback: sign(
    String.raw`\b(?:didn't|did not|haven't|never) (?:get|got|win|won) (?:the|that|this|my) (?:[\p{L}\d]+ ){0,3}${POST}|\b(?:was|were|got|been) (?:rejected|turned down|made redundant|laid off|let go)\b|\blost (?:the|a|our|my|that) (?:\p{L}+ )?(?:client|customer|deal|contract|account|tender|job|case|match|game|bid|pitch)\b|\blost \p{L}+ to (?:the|an?) (?:incumbent|competitor|rival)|\bfailed (?:the|my) `,
    'Not the result you wanted, and you looked it in the eye. That is how the next one gets better.',
    'A no is never nice to hear. What you did around it still counts.',
    'That one did not go your way. Writing it down next to the wins takes honesty.',
  ),
  sober: sign(
    String.raw`\b(?:(?:\d+|\p{L}+) )?(?:days?|weeks?|months?|years?) (?:off the (?:drink|booze|fags)|sober|clean|without (?:a )?(?:drink\p{L}*|cigarettes?|smoking|alcohol|gambling)|no smoking|smoke[- ]free|dry)\b|\bno smoking\b|\b(?:quit|stopped) (?:smoking|drinking)\b`,
    'Each of those days was a decision, and you made it.',
    'That is hard work that hardly anybody sees. You are doing it.',
    'Staying with it day after day is the difficult part, and you are.',
  ),
  joy: sign(
    String.raw`\b(?:she|he|missus|girlfriend|boyfriend|fianc\p{L}+) said yes\b|\bgot (?:engaged|married)\b|\b(?:our|my) (?:\p{L}+ )?(?:baby|grandson|granddaughter) (?:is here|was born|arrived)`,
    'Congratulations. Some wins have nothing to do with work, and this is one of the big ones.',
    'What a day. Congratulations to you both.',
    'Congratulations: you will want to remember this date.',
  ),
  promoted: sign(
    String.raw`\b(?:got|been|was|were|am|i'm|being) promoted\b|\bmy promotion\b|\bpromoted me\b|\bgot (?:the|my|a) promotion(?! (?:poster|code|flyer))|\b(?:made|appointed|named) (?:me )?(?:a |the |as )?(?:new )?(?:\p{L}+ )?(?:team lead\p{L}*|head of|manager|supervisor|head chef|foreman|partner|deputy|shift lead\p{L}*|director|charge nurse|sous chef)\b|\b(?:got|have) (?:the )?band \d\b`,
    'Congratulations on the promotion. People saw your work and want more of it.',
    'Congratulations! A promotion is other people saying what your wins have been saying.',
    'You have been promoted. Congratulations: that one goes at the top of the list.',
  ),
  raise: sign(
    String.raw`\b(?:got|gave me|agreed|asked for and got) (?:a|my|the) (?:\p{L}+ )?(?:pay ?rise|raise|salary increase|bonus)\b|\bpay ?rise\b`,
    'Congratulations: what you do is now worth more on paper as well.',
    'More pay is recognition in its plainest form. Congratulations.',
    'That is your work being valued in money. Well done.',
  ),
  offer: sign(
    String.raw`\b(?:got|landed|accepted|offered|been offered|was offered|offered me|signed) (?:me )?(?:the|a|an|my) (?:[\p{L}\d]+ ){0,3}(?:job|post|position|role|place|offer|apprenticeship|internship|gig)\b|\bjob offer\b|\band (?:i )?got it(?=[!.]|$)|\boffer (?:accepted|signed)\b|\bi(?:'ve)? got the job\b`,
    'They chose you. Congratulations.',
    'Congratulations: out of the people they could have picked, it was you.',
    'That is a yes that changes things. Congratulations.',
  ),
  passed: sign(
    String.raw`\bpass(?:ed)? (?!.{0,40}(?:inspection|audit|ofsted))(?:my|the|an?|all|both|on)?\b ?(?:[\p{L}\d'/-]+ ){0,5}?${EXAM}|\b${EXAM} (?:is |was |has been )?passed\b|\bpassed (?:first time|with|it\b)|\bpassed my \p{L}+|(?:^|\bi |\balso |\band )passed (?!the (?:ball|salt|time|parcel|torch|baton)|on\b|away|out\b|by\b|it on|up\b|down\b|[£$€])(?!.{0,40}(?:inspection|audit|ofsted|£|\$|€))(?:my |the |an? |on )?[\p{L}\d]|: passed\b`,
    'Passed, and nobody can take that away from you again.',
    'You put in the preparation, and it paid off. It is behind you now.',
    'That is passed for good. The hours you spent on it were worth it.',
  ),
  inspected: sign(
    String.raw`\b(?:pass(?:ed)?|got through|came through|sailed through|survived) (?:the|our|an?|my|another)?(?: ?[\p{L}\d'-]+){0,4} (?:inspection|audit|ofsted|assessment visit)|\b(?:audit|inspection) (?:is |was )?(?:passed|clean|clear)\b|\bpassed inspection\b|\b(?:inspector|auditor|ofsted)\b.{0,40}\b(?:happy|nothing|100|no (?:question|finding)|clean|full marks)`,
    'An inspection looks at all the ordinary days before it, and yours held up.',
    'Somebody looked closely and it held. That is prepared long before the day itself.',
    'Checked by somebody whose job it is to find fault, and fine. That is down to care, not luck.',
  ),
  award: sign(
    String.raw`\b(?:won|got|received|given|awarded|win) (?:the|an?|our|my|first|1st|second|2nd|third)(?: [\p{L}\d'-]+){0,3} (?:prize|award|medal|trophy|cup|place|competition|scholarship|grant|bursary)\b|\b\p{L}+ of the (?:month|year)\b|\b(?:elected|voted in|nominated|shortlisted|chosen)\b(?! by lot)`,
    'Other people picked you for that, and you cannot vote for yourself. Congratulations.',
    'That is your name on a short list of people. Well done.',
    'Congratulations: others looked at what there was and settled on you.',
  ),
  accepted: sign(
    String.raw`\b(?:paper|article|manuscript|abstract|proposal|bid|story|poem|chapter|thesis|short|film|song|design|report|application|plan)s?\b[^.,;]{0,30}\b(?:accepted|published|approved|got into|selected)\b|\bpublished (?:my|our|the|a)\b|\bgot (?:into|accepted (?:to|at|into)) (?!trouble|a mess|an argument|bed|the car|hot)`,
    'It stood up to people who did not have to say yes.',
    'Somebody looked at it critically and said yes. Well done.',
    'A yes from people who say no a lot. Enjoy that one.',
  ),
  emergency: sign(
    String.raw`\bcardiac arrest\b|\bcpr\b|\bcompressions\b|\bresuscitat\p{L}+|\bgot (?:him|her|them) back\b|\b(?:sepsis|septic|heart attack|overdose|chok(?:ed|ing)|drown(?:ed|ing)|anaphyla\p{L}+|seizure|haemorrhage|stroke)\b(?! (?:of|awareness|course|training))|\bemergency (?:brake|landing|stop|section)`,
    'When it counted, you acted. Not everybody does.',
    'Moments like that leave no time to look things up. You did what had to be done.',
    'That is the kind of minute people train years for, and you were ready.',
  ),
  early: sign(
    String.raw`\b(?<what>${N} (?:days?|weeks?|months?|hours?|minutes?) (?:early|ahead of (?:schedule|time|the deadline)|before (?:the )?deadline))\b|\b(?<timely>ahead of schedule|on time|on schedule|before the deadline|with (?:an? )?(?:hour|day|week|time) to spare)\b(?! sheets?)`,
    '{What}: people remember who delivers like that.',
    '{What}, which makes life easier for everybody who was waiting for it.',
    '{What}. That takes planning, not just speed.',
  ),
  zero: sign(
    String.raw`\b(?<what>(?:no|zero|without|not)(?: an?| any| one| a single| one single| single)? (?!big|real|small|more |other |further )(?:[\p{L}-]+ )?${BAD_THING})\b(?! to\b| about\b| with\b)`,
    '{What}: that sort of thing only looks easy from the outside.',
    '{What}, and that does not happen by itself.',
    '{What}. The best results are often the ones where nothing goes wrong.',
  ),
  percent: sign(
    String.raw`\b(?:up|down|rose|fell|dropped|grew|increased|reduced|cut|improved|raised|lowered|saving|saved|saves?)(?: [\p{L}-]+){0,3}? (?:by |about |over |nearly |almost )?(?<what>\d[\d.,]* ?(?:%|per ?cent))(?! (?:to|from))`,
    '{What} is a difference that people notice.',
    '{What}: with a figure like that you do not need adjectives.',
    'A change of {what} is easy to put in front of somebody.',
  ),
  saved: sign(
    String.raw`\b(?:sav(?:ed|es|ing)|cut|knocked|took)(?: (?:us|them|me|him|her|the \p{L}+|off))? (?<what>(?:about |over |nearly |around )?(?:[£$€] ?\d[\d.,]*\d(?: ?k)?|[£$€] ?\d ?k|\d[\d.,]* ?(?:%|euros?|pounds|dollars|grand|quid)))`,
    '{What} saved is a figure worth keeping for your next review.',
    'You can put a number on it: {what}. That is rarer than you might think.',
    '{What} that nobody has to spend any more.',
  ),
  target: sign(
    String.raw`\b(?:hit|met|beat|smashed|over|above|exceeded|reached) (?:my|the|our|all|every)?(?: [\p{L}-]+){0,2} ?(?:targets?|quotas?|goals?|kpis?)\b|\bsold out\b|\bfully booked\b|\b(?:nobody|no one) died\b|\bfull house\b`,
    'You said where you wanted to get to, and you got there.',
    'That is a goal you can cross off, and you have the figures to show for it.',
    'Reached. It is easy to run straight on to the next one, so take a second for this.',
  ),
  topMarks: sign(
    String.raw`\b(?:5|five|5\.0)[- ]stars?\b|\b5\.0\b|\bfull marks\b|\bperfect score\b|\b100 ?%|\bhundred per ?cent\b|\b10 ?(?:/|out of) ?10\b|\bdistinction\b|\btop marks\b|\bfirst class\b|\bstraight as\b`,
    'Full marks, there is nothing above that.',
    'It does not get better than that score.',
    'That is the top of the scale.',
  ),
  caughtBefore: sign(
    String.raw`\b(?:caught|spotted|noticed|found|flagged|picked up|stopped|intercepted|realised|saw)\b[^.]{0,120}\b(?:before|in time|just in time)\b`,
    'You saw it in time, before it could turn into something worse.',
    'Caught early: that is the moment when it is still easy to put right, and you were paying attention.',
    'Nobody will ever know what this might have become, because you noticed.',
  ),
  caught: sign(
    String.raw`\b(?:caught|spotted|noticed|flagged|picked up on|found)\b[^.]{0,60}\b(?:errors?|mistakes?|wrong|defects?|cracks?|hazards?|discrepanc\p{L}+|overdose|interaction|allerg\p{L}+|typos?|fraud|expired|leak|gas|loose|missing|faulty?|deteriorat\p{L}+|septic|bug|damage|warning|double|contaminat\p{L}+)\b`,
    'A mistake that is found can be put right. You are the one who found it.',
    'It takes a careful eye to see what others walk past.',
    'You looked properly, and it made the difference between found and missed.',
  ),
  adopted: sign(
    String.raw`\b(?:other|all|both|two more|every|the other|whole) (?:[\p{L}\d]+ ){0,3}?(?:teams?|wards?|departments?|schools?|shops?|branches|sites?|crews?|shifts?|patch|offices?|company|school)\b[^.]{0,30}\b(?:us(?:e|es|ing)|start(?:ing|ed)?|adopt\p{L}*|want\p{L}*|cop(?:y|ied)|t(?:ake|ook) (?:it )?(?:up|over)|fill in|follow\p{L}*)\b|\bward \d+\b[^.]{0,30}\b(?:are|is) starting\b|\b(?:everyone|everybody) (?:now )?us(?:es|ing)\b`,
    'When others take it up, an idea has proved itself.',
    'Others are taking it up: that is the best review an idea can get.',
    'It does not stay with you, it spreads. That says a lot about how useful it is.',
  ),
  again: sign(
    String.raw`\b(?:(?:client|customer|guest|she|he|they)s? (?:has |have |just )?rebooked|rebooked (?:me|us|with me|before|on the spot)|booked (?:me|us|with me) again|(?:customers?|clients?|guests?|they) came back (?:for|to book|again)|recommended (?:me|us)|asked for me|asked (?:specially|specifically) for|repeat (?:customer|client|order|business)|wants? (?:me|us) (?:back|again)|want to work with (?:me|us)|ordered (?:again|more)|rang me back|renewed)\b`,
    'Being asked for again says more than any compliment.',
    'Somebody wants more of it. There is no clearer feedback.',
    'People only come back where it was good the last time.',
  ),
  trusted: sign(
    String.raw`\b(?:asked me (?:to|if)|wants? me to|want (?:\p{L}+ and )?me to|asks? me to|trusted me|put me in charge|handed me the keys|let me (?:lead|run|do))\b(?! (?:leave|stop|move|pay|wait|go away|be quiet|shut))`,
    'You were asked because they trust you with it.',
    'Nobody asks that of a person they are not sure about.',
    'That is trust, and you earned it.',
  ),
  count: sign(
    String.raw`(?<![\p{L}\d.,:£$€/-])(?<!\b(?:from|was|were|instead of|than|first|lost|after|deck of|used to be|until|under) )(?<what>(?:[1-9]\d|\d{3,6}|\d{1,3},\d{3}|twenty|thirty|forty|fifty|sixty|eighty|a hundred|two hundred)(?!,\d) (?:(?!times?|years?|months?|weeks?|days?|hours?|minutes?|mins?|seconds?|secs?|percent|pounds|euros|dollars|quid|grand|degrees|per|am|pm|o'clock|of|is|was|in|miles? (?:an|per)|metres? (?:from|away)|pages?(?= \d)|january|february|march|april|may|june|july|august|september|october|november|december)[\p{L}-]+ ){0,1}(?!times\b|years\b|months\b|weeks\b|days\b|hours\b|hrs\b|minutes\b|mins\b|seconds\b|secs\b|pounds\b|euros\b|dollars\b|degrees\b|points\b|is\b|was\b|has\b|this\b|does\b|yes\b|plus\b|us\b|as\b)[\p{L}-]{3,}s\b|(?:[1-9]\d|\d{3,4}) (?:people|children|men|women|kg|km|miles|tonnes|acres|sheep|cattle|lb))`,
    '{What}: keep that figure, it says more than any adjective.',
    '{What}. Figures like that are worth writing down.',
    '{What}, counted and written down, as it should be.',
  ),
  praised: sign(
    String.raw`(?<![\p{L}'])${WHO} (?:even |also |just |then |all |personally )?(?:thanked|praised|complimented|hugged|applauded|congratulated|commended) (?:me|us|my)\b|\bthank(?:s|[- ]?you)(?: (?:card|note|letter|e?mail|message|call|text))? from (?:${WHO.replace('<who>', '<from>')})`,
    '{Who} noticed, and said so.',
    '{Who} took the time to say it. People do not always bother.',
    '{Who} saw what you did and told you.',
  ),
  thanked: sign(
    String.raw`\bthank(?:ed|s|[- ]?you)(?: (?:card|note|letter|e?mail|message))\b|\bthanked me\b|\b(?:round of applause|compliment(?:ed|s)?|standing ovation|shout[- ]?out|kudos|(?:good|great|positive|lovely|nice|glowing|brilliant) (?:feedback|review|comments?))\b|\b(?:said|says|told me)[^.]{0,60}\b(?:well done|good job|great job|proud of (?:me|us)|best|strongest|brilliant|amazing|excellent|lovely|grateful|couldn't have|most clean|impressed|delighted)\b|\bloved it\b|\b(?:cried|crying) (?:with|when she saw)|\bshook my hand\b|\bsent me (?:a|flowers|chocolates|champagne)`,
    'And it was noticed: somebody said so out loud.',
    'Keep that sentence somewhere. Praise fades faster than it should.',
    'You have it from somebody who was there.',
  ),
  qualified: sign(
    String.raw`\b(?:finish(?:ed)?|complet(?:ed)?|done|did|got|earned|gained|received) (?:all )?(?:my|the|an?) (?:[\p{L}\d'/-]+ ){0,4}?(?:course|nvq ?\d?|training|degree|diploma|competenc\p{L}+|certificat\p{L}+|licen[cs]e|qualification|apprenticeship|master'?s|phd|ticket|induction|bootcamp|module|certs?)\b|\bsigned off (?:by|on|as|for|to)\b|\b(?:i'm|i am|now|officially) (?:qualified|certified|licensed)\b|\bgraduated\b|\bcert(?:ificate)? (?:came|is) (?:through|here)\b`,
    'That is done, and it is yours to keep.',
    'From today you can say that you have it, not that you are working on it.',
    'That took a while, and now it counts as something you can do.',
  ),
  record: sign(
    String.raw`\b(?:my|a|new|personal|our|the) (?:new )?(?:personal )?(?:best|record|pb)\b(?! (?:of|friend|mate|dress|shirt|way|to|thing|part|bit|keeping|is|card|man))|\b(?:best|highest|most|fastest|biggest) (?:\p{L}+ )?(?:ever|yet|so far|this year|all year|since i)\b|\brecord (?:for|month|week|day|sales)\b|\bmy most ever\b`,
    'That is the mark to beat from now on.',
    'A new best: you have moved your own bar.',
    'It has not been better than that before, and you have it in writing now.',
  ),
  first: sign(
    String.raw`\bfor the (?:very )?first time\b|\bmy (?:very )?first (?!aid|class|name|language|thought)|\bfirst time (?:i|ever|on my own|doing|in charge|since)\b|\bfirst (?:ever )?(?:solo|shift|lesson|class|talk|customer|sale|client|order|page|invoice|commission|gig|delivery|patient)\b`,
    'The first time is always the hardest one, and it is behind you.',
    'A first. The next time you will know that you can.',
    'First times take nerve, and you had it.',
  ),
  spokeUp: sign(
    String.raw`\b(?:reported|raised (?:it|concerns|the issue)|stood up (?:to|for)|said no|told (?:the|my) (?:\p{L}+ )?(?:boss|manager|landlord|board|director|consultant|foreman|roommate)|spoke up|pushed back|complained to|(?:i|we) refused|set a boundary|asked for (?:a|my) (?:raise|pay ?rise)|told .{1,20} (?:no\b|that it (?:is|was) (?:not|un)))\b`,
    'It would have been easier to say nothing. You said it.',
    'That takes some courage, and you had it.',
    'Saying it is the hard part, and you did not leave it to somebody else.',
  ),
  theirs: sign(
    String.raw`\b(?:my|our|the|all|both|four|three|two|five|\d+)(?: of (?:my|our|the))?(?: [\p{L}\d-]+){0,2}? (?:students?|apprentices?|trainees?|pupils?|mentees?|juniors?|interns?|starters?|class|young ?uns|kids|girls|lads?|lass|corper|graduates?)\b[^.;]{0,40}\b(?:passed|got|won|did|finished|made it|managed|scored|learned|can|read|walked|aced|built|ran|broke|wants? to|qualified)\b|\bdid (?:her|his|their) (?:first|own)\b[^.;]{0,40}\bwith me\b`,
    'The success is theirs, and you had a hand in it.',
    'People do not get there alone. This time you were one of the people behind them.',
    'When somebody you look after gets that far, part of it is your work.',
  ),
  family: sign(
    String.raw`\b(?:my|our) (?:\p{L}+ )?(?:son|daughter|kids?|boy|girl|wife|husband|mum|mom|dad|mother|father|sister|brother|grandson|granddaughter|toddler|baby|nephew|niece|partner)\b[^.;]{0,50}\b(?:passed|got|won|did|finished|made|managed|scored|learned|read|walked|slept|smiled|said|ate|rode|swam|finds?|napped|laughed|started|came)\b`,
    'That is a good day for somebody close to you, and you were part of it.',
    'It is theirs and yours at once. Good that you kept it.',
    'Moments like that go by quickly. This one is kept.',
  ),
  nervous: sign(
    String.raw`(?:^|[.,;(–-] ?|\b(?:i was|i'm|i am|i felt|i got|was|so|bit|really|dead|been|bricking|proper) )(?:so |really |a bit |quite |very )?(?:scared|nervous|terrified|petrified|bricking it|afraid|anxious)\b(?! of the)|\b(?:i )?(?:was )?(?:dreading|dreaded)\b|\b(?:my )?(?:voice|hands?|knees|legs) (?:shook|were shaking|was shaking|trembl\p{L}+)\b|\bshaking like\b|\bwas shaking\b|\bbutterflies\b`,
    'You were nervous and did it anyway. That is what courage looks like from the inside.',
    'Nerves and all, you did it.',
    'It did not feel easy, and you went through with it.',
  ),
  finally: sign(
    String.raw`\b(?:finally|at (?:long )?last|about time)\b|\b(?<what>(?:after|took(?: me| us)?) (?:over |almost |nearly )?(?:all these |\d+ |two |three |four |five |six |seven |eight |nine |ten |eleven |twelve |many )(?:weeks|months|years|attempts|tries))\b|\blong overdue\b`,
    'It hung over you for a while. Now it does not.',
    'You stayed with it until it was done, and that is the difficult part.',
    'It took its time, and you did not let go of it.',
  ),
  tired: sign(
    String.raw`\b(?:exhausted|knackered|shattered|worn out|dead tired|so tired|tired|barely slept|no sleep|long day|(?:hard|tough|rough|difficult|awful|terrible|mad|crazy|hellish) (?:day|week|shift|month|night|morning)|headache|hungover|from hell)\b`,
    'On a day like that it counts double.',
    'You had every reason to do less. You did this.',
    'It was hard going, and there is still this to show for it.',
  ),
  night: sign(
    String.raw`\b(?:at |by |until |till )?(?<what>(?:[1-5]|half (?:one|two|three|four|five)|quarter past (?:one|two|three|four)|ten past four)(?:[:.]\d\d)? ?(?:am|a\.m\.|in the morning)|(?:at|until|till|past|after) midnight|the middle of the night)\b|\b(?:on|worked|did|after) (?:a |the |my )?night shift\b|^night shift\b|\ball night\b|\bon nights\b|\blast nite\b`,
    'And that while most people were asleep.',
    'Not many people know what it takes to do that at night. You do.',
    'At that hour everything is harder, and you did it.',
  ),
  short: sign(
    String.raw`\b(?:staff|people|hands|cooks?|nurses?|\d|two|one) (?:staff )?(?:down|short|missing|off sick|out sick)\b|\b(?:short[- ]?staffed|short[- ]?handed|understaffed|skeleton (?:staff|crew))\b|\b(?:was|were|is) (?:out|off) sick\b|\bcalled in sick\b|\bcook missing\b`,
    'And that with people missing.',
    'Short of hands, that is a different job altogether.',
    'With everybody there it is work. With people missing it is an achievement.',
  ),
  alone: sign(
    String.raw`\b(?:on my own|by myself|single[- ]?handed(?:ly)?|all myself|without (?:any )?help|unaided|completely alone|all alone|(?<!\b(?:them|him|her|me|us|you) )myself(?= in| today|,|\.|$| and saved))\b|\b(?:did|ran|covered|managed|finished|fixed|built|carried|lifted|closed|opened)\b[^.,]{0,40} alone\b`,
    'And you did it on your own.',
    'You carried that by yourself.',
    'On your own, too: from start to finish this one is yours.',
  ),
  tries: sign(
    String.raw`\b(?:on|at) (?:the |my )?(?:second|third|fourth|fifth|2nd|3rd|4th|5th) (?:try|attempt|go|time of asking)\b|\b(?:tried|applied|asked|rang) again\b|\bafter (?:two|three|four|\d+) (?:failed |)(?:tries|attempts|rejections|refusals)\b|\btake two\b`,
    'You did not leave it at the first try. That is most of the secret.',
    'Going back for another try is harder than the first one. You did.',
    'Not the first attempt, and it counts all the more.',
  ),
  weather: sign(
    String.raw`\bin (?:the |this |that )?(?:pouring |driving |heavy )?(?:rain|snow|heat|storm|frost|sleet|hail|heatwave|gale|blizzard)\b|\bforce (?:six|seven|eight|\d)\b|\bminus \d+\b|-\d+ ?(?:°|degrees)`,
    'And that in such weather.',
    'The weather did not make it easier. You did it all the same.',
    'In weather like that, staying in would have been the obvious choice.',
  ),
  restDay: sign(
    String.raw`\b(?:on )?my (?:day|days|weekend|evening|afternoon) off\b|\brest day\b|\bbank holiday\b|\bafter work\b|\bin my (?:own|free|spare) time\b|\bon (?:christmas|boxing) day\b`,
    'That was your own time, and you gave it.',
    'You could have had the time to yourself. Good that it is at least written down.',
    'On your own time, which makes it more than duty.',
  ),
  small: sign(
    String.raw`\b(?<what>nothing (?:big|special|much|major|exciting|fancy)|(?:a |just a |only a )?(?:small|tiny|little) (?:win|one|thing|victory)|not (?:much|a lot|a big deal)|no big deal)\b`,
    '“{What}”, you say. It still got done, and you did it.',
    'You call it “{what}”. Most good work looks like that from close up.',
    '“{What}” is what most good days are made of.',
  ),
};
