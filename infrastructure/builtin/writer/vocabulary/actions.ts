import type { Category } from '#domain/win/categories.ts';

/**
 * What a person may have done, told by the verb: the phrases, the category they speak for, and the skill that stands
 * for it where the text proves no closer one.
 */
export type Action = Readonly<{ category: Category; skill: string; phrases: string }>;

export const actions = {
  trained: { category: 'People', skill: 'Mentoring', phrases: 'train, mentor, coach, onboard, show .. how, =trained' },
  taught: { category: 'Teaching', skill: 'Knowledge sharing', phrases: 'teach, tutor, lecture' },
  helped: {
    category: 'People',
    skill: 'Team support',
    phrases:
      'help .. colleague, help .. team, cover for, support .. team, help .. coworker, support .. colleague, help .. teammate',
  },
  hired: { category: 'People', skill: 'Recruiting', phrases: 'hire, recruit, =hired' },
  reconciled: {
    category: 'People',
    skill: 'Conflict resolution',
    phrases:
      'mediate, settle .. argument, settle .. dispute, resolve .. dispute, resolve .. conflict, reconcile .. colleague',
  },
  led: {
    category: 'Leadership',
    skill: 'Leadership',
    phrases: 'lead, chair, head up, take over .. team, delegate, run .. team, manage .. team, steer, supervise',
  },
  persuaded: {
    category: 'Leadership',
    skill: 'Persuasion',
    phrases:
      'convince, persuade, tell .. board, tell .. boss, tell .. manager, tell .. director, tell .. management, push back, win .. over, stand up for, stood up for, stood up to',
  },
  decided: { category: 'Leadership', skill: 'Decision-making', phrases: 'decide, choose' },
  fixed: {
    category: 'Problem solving',
    skill: 'Troubleshooting',
    phrases:
      'fix, solve, resolve, repair, debug, mend, troubleshoot, get .. working again, get .. running again, diagnose',
  },
  found: {
    category: 'Problem solving',
    skill: 'Attention to detail',
    phrases: 'find, spot, discover, figure out, work out why, trace, detect, catch .. mistake, catch .. error, notice',
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
      'reduce, lower, halve, =cut .. from, =cut .. by, =cut .. to, =cut .. cost, =cut .. time, =cut .. waste, =cut .. error, bring .. down, =cut our, =cut .. in half, save .. minutes, save .. hour, save .. hours, save .. time',
  },
  raised: {
    category: 'Process improvement',
    skill: 'Performance improvement',
    phrases: 'raise .. from, increase, grow .. from, boost, double, triple, lift .. from',
  },
  finished: {
    category: 'Delivery',
    skill: 'Follow-through',
    phrases: 'finish, complete, deliver, wrap up, hand in, submit, get .. done, finalise, close .. books',
  },
  launched: {
    category: 'Delivery',
    skill: 'Follow-through',
    phrases: 'launch, ship, release, go live, went live, roll out, open .. new, publish, deploy',
  },
  built: {
    category: 'Delivery',
    skill: 'Implementation',
    phrases:
      'build, install, assemble, construct, wire, rewire, lay, weld, set up, migrate, implement, fit, rebuild, renovate, restore',
  },
  made: {
    category: 'Creativity',
    skill: 'Creative expression',
    phrases:
      'design, invent, compose, paint, sketch, illustrate, draw, create, sculpt, choreograph, sew, perform, sing, photograph, film',
  },
  wrote: {
    category: 'Communication',
    skill: 'Written communication',
    phrases: 'write, draft, edit, proofread, document, translate, summarise',
  },
  spoke: {
    category: 'Communication',
    skill: 'Verbal communication',
    phrases: 'present, speak, give .. talk, explain, pitch, announce, moderate, host .. webinar, interpret',
  },
  negotiated: { category: 'Communication', skill: 'Negotiation', phrases: 'negotiate, bargain' },
  sold: {
    category: 'Sales',
    skill: 'Selling',
    phrases:
      'sell, close .. deal, close .. sale, upsell, land .. client, land .. customer, sign .. client, sign .. customer, win client, win customer, win .. new client, win .. deal, win .. contract, renew, =sold, raise .. revenue, grow .. revenue, raise .. sales, increase .. sales',
  },
  served: {
    category: 'Customers',
    skill: 'Customer service',
    phrases:
      'serve, welcome .. guest, answer .. customer, help .. customer, help .. client, calm .. customer, answer .. call, help .. guest, calm .. guest, assist .. customer',
  },
  cared: {
    category: 'Care',
    skill: 'Compassionate care',
    phrases:
      'care for, comfort, look after, nurse .. patient, stay with .. patient, sit with, treat .. patient, feed .. baby, bathe, calm .. patient, calm .. resident, listen to .. worry, hold .. hand, soothe, console',
  },
  checked: {
    category: 'Quality and safety',
    skill: 'Attention to detail',
    phrases: 'inspect, audit, verify, double check, review, test, check, calibrate',
  },
  prevented: {
    category: 'Quality and safety',
    skill: 'Risk awareness',
    phrases: 'prevent, avoid .. accident, secure, avert, avoid .. injury, protect',
  },
  researched: {
    category: 'Research',
    skill: 'Fact-finding',
    phrases:
      'research, analyse, measure, experiment, investigate, survey, interview .. participant, collect .. data, replicate, reproduce .. result',
  },
  learned: {
    category: 'Learning',
    skill: 'Self-directed learning',
    phrases:
      'learn, study, practise, practice, pass .. exam, pass .. test, pass .. course, teach myself, get certified, certified, attend .. course, complete .. course, finish .. course, pass .. certification, complete .. training, overcome, overcame, finish .. certification, complete .. certification, read .. book',
  },
  organised: {
    category: 'Organisation',
    skill: 'Coordination',
    phrases: 'organise, plan, schedule, coordinate, arrange, prepare, sort out, tidy, prioritise, book',
  },
  cleaned: {
    category: 'Organisation',
    skill: 'Workspace organisation',
    phrases: 'clean, clean up, clear out, declutter, label',
  },
} as const satisfies Record<string, Action>;

export type ActionName = keyof typeof actions;
