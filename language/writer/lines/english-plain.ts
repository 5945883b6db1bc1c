import { type Plain, sign } from './lines.ts';

const A =
  '(?:(?:a|an|the|my|our|his|her|their|this|that|another|two|three|four|five|six|\\d{1,5}|some|all|both|every) )?';
const SOME = String.raw`(?:[\p{L}\d'-]+ ){0,4}?`;

export const englishPlain: Plain = {
  through: sign(
    '(?:survived|got through|made it through|came through|stuck it out)',
    'You got through it.',
    'You made it through.',
  ),
  kind: sign(
    `(?:sat with|comforted|reassured|consoled|stayed with|held ${A}${SOME}hand|soothed|cheered up|talked ${A}${SOME}through (?:it|her|his)|was there for|helped|supported|assisted|gave .{2,40} (?:a hand|a lift|my seat)|lent|covered for|stepped in|stood in|volunteered|donated|shared|walked .{2,30} home|carried .{2,30} for|drove .{2,30} to|showed|backed|stuck up for|invited|welcomed|took .{2,40} for a (?:brew|coffee|walk|drink))`,
    'That was kind of you.',
    'Good of you to do that.',
  ),
  done: sign(
    `(?:fixed|repaired|mended|rebuilt|replaced|patched|unblocked|restored|got ${A}${SOME}(?:working|running|going|started|fixed|back up)|serviced|rewired|sorted ${A}${SOME}(?:boiler|pump|printer|leak|tap|engine|server|brakes?)|patched up|put ${A}${SOME}right|cleared|caught up|worked through|emptied|answered ${A}${SOME}(?:emails|messages|tickets|calls)|closed ${A}${SOME}(?:tickets?|cases?|files?|jobs?|calls)|filed|did (?:my|the) (?:${SOME})?(?:taxes|tax return|paperwork|expenses|admin|accounts|invoices)|paid ${A}${SOME}(?:bills?|invoices?)|ticked off|crossed off|sent (?:off |out )?${A}${SOME}invoices?|balanced|reconciled|archived|renewed|cleaned|tidied|decluttered|swept|mopped|scrubbed|vacuumed|hoovered|washed up|did (?:the|my|all the) (?:dishes|laundry|washing|ironing|hoovering)|sorted|labelled|relabelled|organised (?:the|my) (?:cupboard|shed|garage|wardrobe|desk|office|kitchen|files)|put ${A}${SOME}away|catalogued|ironed|took .{2,40} to the (?:tip|dump|charity shop)|finished|completed|delivered|submitted|handed (?:in|over)|shipped|deployed|released|rolled out|wrapped up|signed off|migrated|upgraded|closed|launched|got ${A}${SOME}(?:done|finished|out|through|over the line|in on time|approved|sorted)|met ${A}${SOME}deadline|turned around|posted|published)`,
    'That one is done.',
    'Done, and off your list.',
  ),
  honest: {
    when: /\b(?:bad one|bad day|rough|sucks?|cried|crying|scared|worried|anxious|upset|angry|annoyed|furious|sorry|apologi[sz]\p{L}*|blame[ds]?|hurt|stress\p{L}*|exhausted|tired|knackered|drained|miserable|awful|horrible|terrible|gutted|argument|argued|row with|fell (?:over|apart)|broke down|rejected|told off|complain\p{L}*|not (?:doing|going|great|good|well|happy)|isn't (?:great|good|well)|didn't (?:go|work|get|manage)|can't|couldn't|no[- ]show|sick|struggl\p{L}*|behind|overwhelm\p{L}*|hate[ds]?|fed up|oof|ugh|idiot|my (?:own )?fault|i missed|we missed|nothing (?:today|really|much))\b/u,
    say: ['Thanks for writing that down as it was.', 'Thank you for the honest note.'],
  },
  any: ['Well done.', 'Good work.'],
};
