import type { Category } from '#domain/wins/categories.ts';

/**
 * What a person may have done, told by the verb: the phrases, the category they speak for, and the skill that stands
 * for it where the text proves no closer one. A verb that is a noun as well is listed as it is written (`=planned`).
 */
type Action = Readonly<{ category: Category; skill: string; phrases: string }>;

export const actions = {
  trained: {
    category: 'People',
    skill: 'Mentoring',
    phrases: '=trained, mentor, =coached, onboard, show .. how, =training .. new, run onboarding, run .. onboarding',
  },
  taught: { category: 'Teaching', skill: 'Knowledge sharing', phrases: 'teach, =tutored, =lectured' },
  helped: {
    category: 'People',
    skill: 'Team support',
    phrases:
      'help .. colleague, help .. team, cover for, support .. team, help .. coworker, support .. colleague, help .. teammate',
  },
  hired: { category: 'People', skill: 'Recruiting', phrases: '=hired, =recruited' },
  reconciled: {
    category: 'People',
    skill: 'Conflict resolution',
    phrases:
      'mediate, settle .. argument, settle .. dispute, resolve .. dispute, resolve .. conflict, reconcile .. colleague',
  },
  led: {
    category: 'Leadership',
    skill: 'Leadership',
    phrases: '=led, =chaired, =headed, take over .. team, delegate, run .. team, manage .. team, =steered, supervise',
  },
  persuaded: {
    category: 'Leadership',
    skill: 'Persuasion',
    phrases:
      'convince, persuade, tell .. board, tell .. boss, tell .. manager, tell .. director, tell .. management, push back, win .. over, stood up for, stood up to, speak up, spoke up',
  },
  decided: { category: 'Leadership', skill: 'Decision-making', phrases: 'decide, choose' },
  fixed: {
    category: 'Problem solving',
    skill: 'Troubleshooting',
    phrases:
      'fix, solve, resolve, =repaired, =debugged, mend, troubleshoot, get .. working again, get .. running again, diagnose, restore .. service',
  },
  found: {
    category: 'Problem solving',
    skill: 'Attention to detail',
    phrases:
      '=found, =spotted, discover, figure out, work out why, =traced, detect, catch .. mistake, catch .. error, =noticed',
  },
  improved: {
    category: 'Process improvement',
    skill: 'Process improvement',
    phrases:
      'improve, simplify, streamline, speed up, automate, optimise, refactor, shorten, standardise, redesign .. process, digitise, reorganise',
  },
  reduced: {
    category: 'Process improvement',
    skill: 'Process improvement',
    phrases:
      'reduce, =lowered, halve, =cut .. from, =cut .. by, =cut .. to, =cut .. cost, =cut .. time, =cut .. waste, =cut .. error, bring .. down, =cut our, =cut .. in half, save .. minutes, save .. hour, save .. hours, save .. time',
  },
  raised: {
    category: 'Process improvement',
    skill: 'Performance improvement',
    phrases: 'raise .. from, =increased, grow .. from, =boosted, =doubled, =tripled, lift .. from',
  },
  finished: {
    category: 'Delivery',
    skill: 'Follow-through',
    phrases: '=finished, =completed, =delivered, wrap up, hand in, =submitted, get .. done, finalise, close .. books',
  },
  launched: {
    category: 'Delivery',
    skill: 'Follow-through',
    phrases: '=launched, =shipped, =released, go live, went live, roll out, open .. new, =published, =deployed',
  },
  built: {
    category: 'Delivery',
    skill: 'Implementation',
    phrases:
      'build, install, assemble, construct, =wired, rewire, lay, weld, set up, migrate, implement, =fitted, rebuild, renovate, restore',
  },
  made: {
    category: 'Creativity',
    skill: 'Creative expression',
    phrases:
      '=designed, invent, compose, =sketched, illustrate, draw, create, sculpt, choreograph, sew, =performed, sing, =photographed, =filmed, redesign',
  },
  wrote: {
    category: 'Communication',
    skill: 'Written communication',
    phrases: 'write, =drafted, edit, proofread, =documented, translate, summarise',
  },
  spoke: {
    category: 'Communication',
    skill: 'Verbal communication',
    phrases: '=presented, speak, give .. talk, explain, =pitched, announce, =moderated, host .. webinar, interpret',
  },
  negotiated: { category: 'Communication', skill: 'Negotiation', phrases: 'negotiate, =bargained' },
  sold: {
    category: 'Sales',
    skill: 'Selling',
    phrases:
      'sell, close .. deal, close .. sale, upsell, land .. client, land .. customer, sign .. client, sign .. customer, win client, win customer, win .. new client, win .. deal, win .. contract, renew, raise .. revenue, grow .. revenue, raise .. sales, increase .. sales',
  },
  served: {
    category: 'Customers',
    skill: 'Customer service',
    phrases:
      'serve, welcome .. guest, answer .. customer, help .. customer, help .. client, calm .. customer, answer .. call, help .. guest, calm .. guest, assist .. customer, calm .. client',
  },
  cared: {
    category: 'Care',
    skill: 'Compassionate care',
    phrases:
      'care for, comfort, look after, nurse .. patient, stay with .. patient, sit with, treat .. patient, feed .. baby, bathe, calm .. patient, calm .. resident, listen to .. worry, hold .. hand, soothe, console, deliver .. baby, deliver .. calf',
  },
  checked: {
    category: 'Quality and safety',
    skill: 'Attention to detail',
    phrases: 'inspect, =audited, verify, double check, =reviewed, =tested, =checked, calibrate',
  },
  prevented: {
    category: 'Quality and safety',
    skill: 'Risk awareness',
    phrases: 'prevent, avoid .. accident, =secured, avert, stop .. accident, avoid .. injury, =protected',
  },
  researched: {
    category: 'Research',
    skill: 'Fact-finding',
    phrases:
      '=researched, analyse, =measured, =experimented, investigate, =surveyed, interview .. participant, collect .. data, replicate, reproduce .. result',
  },
  learned: {
    category: 'Learning',
    skill: 'Self-directed learning',
    phrases:
      'learn, =studied, practise, =practiced, pass .. exam, pass .. test, pass .. course, teach myself, get certified, =certified, attend .. course, complete .. course, finish .. course, pass .. certification, complete .. training, overcome, overcame, finish .. certification, complete .. certification, read .. book',
  },
  organised: {
    category: 'Organisation',
    skill: 'Coordination',
    phrases: 'organise, =planned, =scheduled, coordinate, arrange, =prepared, sort out, tidy, prioritise, =booked',
  },
  cleaned: {
    category: 'Organisation',
    skill: 'Workspace organisation',
    phrases: '=cleaned, clean up, clear out, declutter, =labelled, =labeled, =tidied',
  },
} as const satisfies Record<string, Action>;

export type ActionName = keyof typeof actions;
