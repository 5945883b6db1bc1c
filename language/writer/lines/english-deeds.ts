import type { DeedKind } from './kinds.ts';
import { type Sign, sign } from './lines.ts';

const A =
  '(?:(?:a|an|the|my|our|his|her|their|this|that|another|two|three|four|five|six|\\d{1,5}|some|all|both|every) )?';
const SOME = String.raw`(?:[\p{L}\d'-]+ ){0,4}?`;
const KIN =
  '(?:mum|mom|dad|mother|father|gran|granny|grandad|nan|sister|brother|son|daughter|kids?|wife|husband|partner|neighbour|neighbor|family|niece|nephew|grandchildren|auntie?|uncle|best friend|old friend)';

export const englishDeeds: Readonly<Record<DeedKind, Sign>> = {
  apologised: sign(
    '(?:apologi[sz]ed|said sorry|admitted|owned up|made up with|made peace)',
    'Saying that is harder than being right. You said it.',
    'Not everybody can do that. It clears the way for what comes next.',
    'That took some honesty, with yourself first.',
  ),
  negotiated: sign(
    `(?:negotiated|haggled|bargained|renegotiated|agreed ${A}${SOME}(?:price|rate|terms|deal|fee|rent)|got ${A}${SOME}(?:discount|refund|money back|price down|rent down|fee waived))`,
    'You did not take the first answer, and it was worth asking.',
    'Getting to a yes like that takes preparation and a calm voice.',
    'Standing your ground and still getting on with people: not everybody can.',
  ),
  calmed: sign(
    `(?:calmed|de-?escalated|talked ${A}${SOME}down|defused|smoothed|settled ${A}${SOME}(?:row|argument|dispute|fight|quarrel)|mediated|broke up ${A}${SOME}fight|got ${A}${SOME}to calm down)`,
    'Staying calm while somebody else is not: that is harder than it sounds.',
    'You took the heat out of it. Many would have added to it.',
    'That takes patience and a steady voice, and you had both.',
  ),
  comforted: sign(
    `(?:sat with|comforted|reassured|consoled|stayed with|held ${A}${SOME}hand|soothed|settled|cheered up|talked ${A}${SOME}through (?:it|her|his)|was there for)`,
    'You gave somebody your time when they needed it. That does not show in any figure.',
    'Being there, without hurry, is often the thing that helps most.',
    'It sounds like little, and for the other person it is a lot.',
  ),
  taught: sign(
    `(?:taught|tutored|explained ${A}${SOME}to ${A}(?:class|pupil|student|kid|child)\\p{L}*|got ${A}${SOME}(?:class|pupils?|students?|kids) to|showed ${A}${SOME}how|ran ${A}${SOME}(?:lesson|class|workshop|seminar|revision))`,
    'You passed on something that stays with people after you have left the room.',
    'Explaining a thing so that somebody else can do it is a skill of its own.',
    'Teaching takes patience, with the subject and with the person.',
  ),
  trained: sign(
    '(?:trained|coached|mentored|onboarded|inducted|supervised|buddied|took .{2,30} under my wing|looked after .{0,20}(?:new starter|student|trainee))',
    'You made somebody else better at their work. That keeps paying back.',
    'Bringing somebody on takes time that nobody gives you extra. You took it.',
    'One more person knows now what you know. That is good for everybody around you.',
  ),
  led: sign(
    `(?:led|chaired|took charge|took over|headed up|ran (?:${A}${SOME}(?:shift|team|meeting|crew|site|ward|kitchen|line|floor|project|department|section)|the show)|merged ${A}|managed ${A}${SOME}(?:team|shift|crew|project|site)|steered|was in charge|delegated|put ${A}${SOME}in charge)`,
    'People need somebody who takes it in hand. That was you.',
    'You took responsibility for more than your own part.',
    'Leading other people is mostly work that nobody sees. Here it is written down.',
  ),
  hired: sign(
    `(?:hired|recruited|interviewed ${A}${SOME}(?:candidates?|applicants?|people)|filled ${A}${SOME}(?:vacancy|post|role|position)|found ${A}${SOME}(?:new (?:cook|nurse|chef|assistant|driver|teacher|colleague)))`,
    'Choosing the right person is one of the decisions that last longest.',
    'That is one gap less, and it was you who closed it.',
    'Finding people is slow work, and you brought it to an end.',
  ),
  presented: sign(
    `(?:presented|spoke (?:at|to|in front|up at)|gave ${A}${SOME}(?:talk|presentation|speech|lecture|keynote|tour|demo|eulogy|toast)|pitched|demoed|demo'd|delivered ${A}${SOME}(?:talk|speech|presentation|keynote|session)|hosted|read ${A}${SOME}(?:aloud|out loud|in public)|did ${A}${SOME}(?:talk|presentation|speech|reading|interview)|performed|sang|played ${A}${SOME}(?:gig|concert|set))`,
    'Standing up in front of people is not a small thing, and you did it.',
    'You put yourself in front of others with it. That takes preparation and some nerve.',
    'When somebody explains their own work well, people listen.',
  ),
  sold: sign(
    `(?:sold|closed ${A}${SOME}(?:deal|sale|contract|account)|won ${A}${SOME}(?:client|customer|contract|account|deal|tender|order|pitch|bid)|landed|signed ${A}${SOME}(?:client|customer|contract|account|deal)|upsold|renewed|got ${A}${SOME}(?:order|client|customer|commission|contract|booking)s?\\b|raised [£$€])`,
    'Somebody decided to put their money there, and you are the reason.',
    'A yes like that starts with listening to what people really want.',
    'That is business that would not be there without you.',
  ),
  traced: sign(
    `(?:traced|tracked down|diagnosed|debugged|worked out|figured out|got to the bottom|found (?:out (?:why|what|where|how)|${A}${SOME}(?:fault|cause|problem|issue|leak|short|root cause|source|reason|bug|missing|lost))|located|identified|solved|cracked)`,
    'Finding the cause is the real work; the rest follows from it.',
    'You kept looking until you knew. That is what good problem solvers do.',
    'Others would have guessed. You found out.',
  ),
  repaired: sign(
    `(?:fixed|repaired|mended|rebuilt|replaced|patched|unblocked|restored|got ${A}${SOME}(?:working|running|going|started|fixed|back up)|serviced|rewired|sorted ${A}${SOME}(?:boiler|pump|printer|leak|tap|engine|server|brakes?)|patched up|put ${A}${SOME}right)`,
    'It is right again, and that is down to you.',
    'You did not wait for somebody else to put it right.',
    'Something was wrong, and now it is not. That is a result you can see.',
  ),
  simplified: sign(
    `(?:automated|simplified|streamlined|standardi[sz]ed|reorgani[sz]ed|redid|redesigned|rewrote|moved ${A}${SOME}(?:from paper|online|to)|cut (?!my|the hedge|the grass|hair)|reduced|shortened|halved|sped up|speeded|got rid of|merged|set up|introduced|replanned|scrapped|switched|swapped|changed (?:how|the way))`,
    'You did not just do the work, you changed how it is done.',
    'It takes somebody to say that this can go better, and then to do it.',
    'That helps again every time, not just today.',
  ),
  researched: sign(
    '(?:researched|analy[sz]ed|tested|measured|proved|ran .{0,30}(?:experiment|study|trial|survey|analysis|simulation)|compared|surveyed|investigated|read through|went through .{0,30}(?:data|figures|files|records|archive)|replicated|published|submitted .{0,30}(?:paper|thesis|abstract|manuscript))',
    'You know it now, where before it could only be guessed.',
    'That kind of work needs patience, and it is what others can build on.',
    'Looking closely before deciding: not everybody takes the trouble.',
  ),
  created: sign(
    `(?:painted|drew|sketched|composed|sculpted|illustrated|choreographed|carved|knitted|crocheted|sewed|sewn|embroidered|recorded|filmed|photographed|wrote ${A}${SOME}(?:song|poem|story|chapter|novel|scene|script|play|words)|finished ${A}${SOME}(?:painting|chapter|draft|novel|song|quilt|portrait|mural|sculpture|script)|invented|came up with|threw ${A}${SOME}(?:pots?|bowls?)|arranged ${A}${SOME}(?:flowers|song|piece))`,
    'There is something in the world now that was not there before, and it is yours.',
    'Making something takes time that nobody asks for. You took it.',
    'You brought an idea as far as a thing that others can see.',
  ),
  wrote: sign(
    `(?:wrote|drafted|edited|proofread|translated|typed up|published|blogged|documented|filled in|put together ${A}${SOME}(?:report|guide|proposal|bid|policy|plan|presentation)|sent (?:off )?${A}${SOME}(?:letter|report|newsletter|proposal|article|draft|bid))`,
    'Written down, it works without you in the room as well.',
    'Getting it into clear words is half the job, and you did it.',
    'A page like that saves other people a lot of asking.',
  ),
  designed: sign(
    `(?:designed|mocked up|prototyped|modelled|drew up|drafted ${A}${SOME}(?:plan|layout)|laid out|styled|decorated|redecorated|created|made ${A}${SOME}(?:logo|poster|website|costume|dress|menu|display|video|model))`,
    'That is your idea, in a form that others can see and use.',
    'Good design looks obvious afterwards. Somebody had to think it first.',
    'From an idea in your head to something real: that is the hard part done.',
  ),
  built: sign(
    `(?:built|installed|laid|poured|fitted|tiled|plastered|welded|roofed|put up|hung|assembled|set ${A}${SOME}(?:beam|pane|panels?|stone|posts?)|papered|sprayed|machined|turned|planed|sanded|erected|wired|plumbed|dug|concreted|framed|bricked|sealed|insulated|glazed)`,
    'You can point at it and say: I did that.',
    'That is work that stays standing after the day is over.',
    'Done with your own hands, and it will be there tomorrow.',
  ),
  event: sign(
    `(?:organi[sz]ed|arranged|coordinated|hosted|ran ${A}${SOME}(?:event|fair|fete|stall|party|tournament|conference|festival|open day|raffle|market|quiz)|catered|threw ${A}${SOME}party|pulled off|put on ${A}${SOME}(?:event|show|concert|play|party))`,
    'Somebody has to think of everything for a thing like that. It was you.',
    'An event is made of small things, and somebody has to keep them all in mind.',
    'That is a lot of threads in one pair of hands, and you held them.',
  ),
  planned: sign(
    `(?:planned|scheduled|prepared|prepped|budgeted|mapped out|drew up|made ${A}${SOME}(?:plan|rota|list|schedule|timetable)|wrote ${A}${SOME}(?:rota|plan|list|schedule)|did ${A}${SOME}(?:rota|plan|budget|stocktake|ordering)|booked|lined up|packed)`,
    'Thinking ahead is work that shows only later. You have done it.',
    'Now you know what comes when, and so does everybody else who needs to.',
    'A good plan spares people a lot of running around.',
  ),
  cared: sign(
    `(?:cared for|looked after|nursed|washed|bathed|fed|dressed ${A}${SOME}(?:wound|leg|ulcer)|changed ${A}${SOME}(?:dressing|nappy|nappies|bed)|gave ${A}${SOME}(?:bath|injection|medication)|delivered ${A}${SOME}(?:baby|babies|calf|lamb|foal)|vaccinated|got ${A}${SOME}(?:cannula|him|her|them) (?:in|up|out of bed|home|to eat|to sleep|walking)|took ${A}${SOME}(?:to (?:the )?(?:doctor|vet|hospital))|groomed|rescued|bottle-fed)`,
    'Somebody was better off because of your hands and your attention.',
    'Care like that is easily taken for granted. It should not be.',
    'You looked after somebody who needed it. That is never nothing.',
  ),
  applied: sign(
    `(?:applied|sent (?:off )?${A}${SOME}(?:application|cv|cvs)|handed in ${A}${SOME}(?:application|notice|resignation)|signed up|enrolled|registered|put my name|entered ${A}${SOME}(?:competition|race)|submitted ${A}${SOME}(?:application|bid))`,
    'You have put yourself forward. What comes of it is the next step.',
    'That is the step which is easy to put off, and you took it.',
    'It is sent, and nobody can say you did not try.',
  ),
  asked: sign(
    `(?:asked (?:for|if|about|the|my|to|her|him|them)|called ${A}${SOME}(?:council|bank|insurance|landlord|doctor|company|office)|rang ${A}${SOME}(?:council|bank|insurance|landlord|doctor|company|office|school)|made ${A}${SOME}(?:phone ?calls?|appointment)|chased|followed up|got hold of|emailed|phoned|wrote to)`,
    'Asking is the step that many leave out. You did not.',
    'It is easy to wait for others to come to you. You went to them.',
    'One conversation that could have been put off, and was not.',
  ),
  helped: sign(
    '(?:helped|supported|assisted|gave .{2,40} (?:a hand|a lift|my seat)|lent|covered for|stepped in|stood in|volunteered|donated|shared|walked .{2,30} home|carried .{2,30} for|drove .{2,30} to|showed|backed|stuck up for|invited|welcomed|took .{2,40} for a (?:brew|coffee|walk|drink))',
    'Somebody had it easier because of you.',
    'You noticed that somebody could use a hand, and you gave it.',
    'It was not your job to notice. You noticed and did something about it.',
  ),
  explained: sign(
    '(?:explained|clarified|walked .{2,40} through|went through .{2,60} with|talked .{2,40} through|told .{2,40} (?:how|why|what)|convinced|persuaded|got .{2,40} on board|won .{2,30} over|answered|briefed|interpreted|translated|talked to|had .{0,25}(?:talk|chat|conversation))',
    'Finding words that the other person can do something with: you managed that.',
    'Once it is said clearly, people can decide. You said it clearly.',
    'A conversation like that is real work, even if it looks like talking.',
  ),
  decided: sign(
    `(?:decided|chose|quit|resigned|cancelled|turned down|let go|stopped|gave up|fired|switched|signed (?:the|my|up)|committed|drew a line|walked away|ended)`,
    'A clear decision, and you made it. Putting it off would have been easier.',
    'You chose, and now everybody knows where they stand, you included.',
    'Deciding is tiring, because something always gets left behind. It is done now.',
  ),
  learned: sign(
    '(?:learn(?:ed|t)|figured|understood|got the hang|got my head|mastered|picked up|studied|revised|taught myself|memori[sz]ed|understand|can now|managed to understand|did my first|practi[sc]ed .{2,40} until)',
    'You can do something now that you could not do before.',
    'That is yours from now on, and the next thing builds on it.',
    'Learning means being a beginner for a while. You put up with that.',
  ),
  practised: sign(
    '(?:practi[sc]ed|rehearsed|trained for|read (?:the|a|my|\\d|two|three|whole|another)|meditated|journaled|wrote \\d|kept (?:to|up|at)|stuck (?:to|with)|spoke (?:only )?(?:english|french|german|spanish))',
    'Practice is what it is made of in the end, and you put the time in.',
    'Nobody sees those hours, and they are the ones that count.',
    'Keeping at it is the difference between wanting to and being able to.',
  ),
  exercised: sign(
    '(?:ran (?:\\d|my|a|the|for|all|parkrun)|swam|cycled|walked (?:\\d|the|to|all|my)|went (?:for|to the gym|running|swimming|climbing|back to the gym)|lifted|squatted|deadlifted|climbed|rowed|hiked|did (?:my|the|a) (?:\\d|workout|yoga|physio|exercises|pull|push|stretches|run|walk)|jogged|danced|completed .{0,20}(?:marathon|triathlon|race|10k|5k))',
    'You got up and moved. The day is different for it.',
    'Your body did that, and your head got it going.',
    'That is time you gave yourself, and it was well spent.',
  ),
  kin: sign(
    `(?:called|rang|phoned|visited|took|spent .{2,40} with|played .{0,30}with|read .{2,40} to|cooked .{2,40} for|got|put|had|drove|walked|picked up|told|hugged|made .{2,40} (?:for|with)) (?:my |the |our )?(?:\\p{L}+ )?${KIN}\\b`,
    'Time for the people who matter to you is never wasted.',
    'That belongs in the journal just as much as work does.',
    'Those are the things people remember, long after the rest of the week.',
  ),
  cooked: sign(
    '(?:cooked|baked|roasted|brewed|plated|served|catered|made .{0,30}(?:dinner|soup|bread|cake|lunch|curry|stew|pasta|jam|loaves|sourdough|breakfast)|batch cooked|smoked|grilled|canned|pickled|iced)',
    'People were fed because of you, and that is always good work.',
    'From raw to finished, with your own hands.',
    'Something that everybody needs, made by somebody who cares how it turns out.',
  ),
  cleared: sign(
    `(?:cleared|caught up|got through|worked through|emptied|answered ${A}${SOME}(?:emails|messages|tickets|calls)|closed ${A}${SOME}(?:tickets?|cases?|files?|jobs?|calls)|closing|inbox|filed|did (?:my|the) (?:${SOME})?(?:taxes|tax return|paperwork|expenses|admin|accounts|invoices)|paid ${A}${SOME}(?:bills?|invoices?)|ticked off|crossed off|sent (?:off |out )?${A}${SOME}invoices?|balanced|reconciled|archived|renewed)`,
    'That is off the pile, and your head has more room.',
    'Work like that never cheers anybody up while it lies there. It is done.',
    'It was waiting for you, and now it is not.',
  ),
  cleaned: sign(
    `(?:cleaned|tidied|decluttered|swept|mopped|scrubbed|vacuumed|hoovered|washed up|did (?:the|my|all the) (?:dishes|laundry|washing|ironing|hoovering)|sorted|labelled|relabelled|organised (?:the|my) (?:cupboard|shed|garage|wardrobe|desk|office|kitchen|files)|put ${A}${SOME}away|catalogued|ironed|took .{2,40} to the (?:tip|dump|charity shop))`,
    'Order like that makes everything after it a bit easier.',
    'You see the difference every time you walk past it now.',
    'Nobody claps for it, and everybody is glad of it.',
  ),
  garden: sign(
    '(?:planted|pruned|weeded|mowed|harvested|picked|sowed|dug|watered|repotted|composted|sheared|milked|lambed|ploughed|drilled|baled|fenced|cut (?:the|a|my) (?:hedge|grass|lawn)|brought in the (?:hay|harvest))',
    'That will grow on while you are busy with other things.',
    'Work outside, and you can see in the evening what was done.',
    'The season does not wait, and you were on time for it.',
  ),
  money: sign(
    `(?:paid (?:off|back|my|the|down)|saved (?:up )?|put ${A}${SOME}(?:aside|into savings)|opened ${A}${SOME}(?:account|pension)|cancelled ${A}${SOME}(?:subscription|contract)|made (?:my|the) last payment|budgeted|got out of debt)`,
    'That is a bit more freedom, and you gave it to yourself.',
    'Money matters are easy to put off. You dealt with it.',
    'Your future self will be glad of that.',
  ),
  started: sign(
    '(?:started|began|opened|launched|founded|set (?:myself|out)|kicked off|got started|joined|moved (?:in|out|to|house|into)|switched on|went live)',
    'Beginning is the part that most plans never reach. Yours has.',
    'It is under way now, and it was you who set it going.',
    'The first step is taken. That was the one that needed deciding.',
  ),
  delivered: sign(
    `(?:finished|completed|delivered|submitted|handed (?:in|over)|shipped|deployed|released|rolled out|wrapped up|signed off|filed|sent|migrated|moved|upgraded|closed|launched|got ${A}${SOME}(?:done|finished|out|through|over the line|in on time|approved|sorted)|managed|made it|met ${A}${SOME}deadline|turned around|posted|published)`,
    'It is finished, and you can let go of it.',
    'You brought it to the end, and not just to almost.',
    'Done is done. Somebody can rely on it now.',
  ),
  other: sign(
    '(?:listened|noticed|realised|realized|thought|remembered|waited|let (?:him|her|them|myself)|took (?:a|my|the|time|it)|rested|slept|got up|ate|drank|kept|stayed|held|gave|put|took|made|got|had|went|came|said|told|won|beat|found|brought|used|tried|worked|walked|drove|called|bought|picked|played|turned|moved|ran)',
    'It was you who did it, and now it is written down as well.',
    'Things like that are quickly forgotten. This one is kept.',
    'That is one more thing you can look back on.',
  ),
};
