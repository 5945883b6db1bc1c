import type { Category } from '#domain/wins/categories.ts';

/** Words that speak for a category without proving a skill: whom it was for, where it happened, what came of it. */
export const categoryCues: Partial<Record<Category, string>> = {
  Delivery:
    'on time, days early, weeks early, ahead of schedule, under budget, milestone, shipped, deployed, on schedule, ahead of plan, installed',
  'Process improvement':
    'instead of, faster, fewer steps, waste, efficiency, save .. minutes, save .. hours, save .. hour, bottleneck, backlog, cut .. from .. to, reduce .. from .. to, from .. minutes to, from .. hours to, from .. days to, from .. minutes down, overtime',
  'Problem solving': 'root cause, problem, outage, broken, fault, bug, leak, working again, crash, stuck, error',
  People:
    'new colleague, new hire, apprentice, intern, junior, team mate, teammate, trainee, colleague, new nurse, newcomer',
  Leadership: 'board, team lead, director, management, vision, my team',
  Communication: 'audience, presentation, speech, email, letter, meeting, report, press',
  Customers: 'customer, client, guest, complaint, caller, passenger, visitor',
  Sales: 'revenue, deal, quota, contract worth, sale, listing, prospect',
  'Quality and safety': 'audit, inspection, accident, hazard, safety, no findings, error free, compliance, defect',
  Care: 'patient, resident, ward, bedside, family of, toddler, carer, hospice',
  Teaching: 'pupil, student, lesson, class, classroom, grade, homework, seminar',
  Research: 'paper, experiment, hypothesis, lab, study, sample, dataset, grant, journal',
  Learning: 'exam, certificate, course, for first time, first time, learned, comfort zone',
  Creativity: 'song, poem, novel, painting, exhibition, logo, stage, gallery, film, story, poster, concert',
  Organisation: 'calendar, schedule, event, move, list, rota, timetable, paperwork, filing',
};
