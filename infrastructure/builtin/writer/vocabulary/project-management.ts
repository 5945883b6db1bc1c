import type { Field } from './field.ts';

export const projectManagement: Field = {
  name: 'project management',
  general: true,
  cues: 'project, milestone, sprint, deadline, team, stakeholder, plan, backlog, rollout',
  skills: {
    Organisation: {
      'Project planning':
        'project plan, plan .. project, plan .. rollout, plan .. migration, plan .. launch, plan .. move, gantt, work breakdown',
      'Project management': 'manage .. project, as project manager, run .. project, project budget',
      'Programme management': 'as programme manager, as program manager, project portfolio, programme board',
      'Agile methods': '~agile, scrum, kanban, as scrum master',
      'Sprint planning': '~sprint, backlog grooming, backlog refinement, story points',
      'Task prioritisation':
        'prioritise, prioritisation, priority list, set priorities, to do list, ranked .. list, said no to, triage of tasks, clear priorities',
      'Time management':
        'time management, time block, calendar blocking, kept the afternoon free, focus time, deep work, early start',
      Scheduling: 'schedule, timetable, appointment plan, book .. appointment, reschedule',
      'Milestone tracking': 'milestone, project tracker, track .. progress, burndown',
      'Resource planning': 'resource plan, resource allocation, plan .. capacity, allocate .. resource',
      'Scope management': '~scope, scope creep, change request, descoped, cut .. scope',
      'Requirements analysis':
        'requirement, user story, acceptance criteria, specification, requirement workshop, ~spec',
      'Project closure':
        'project close, project handover, lessons learned, close .. project, wrap up .. project, finish .. project',
      'Project kick-off': 'kick off, kickoff',
      'Cross-team coordination':
        'cross team, across teams, cross functional, between .. departments, between .. teams, across departments, several teams, other departments, other teams, across .. teams, across .. departments, two departments, interdepartmental',
      'Event planning':
        'plan .. event, organise .. event, event plan, organise .. conference, plan .. conference, organise .. party, organise .. fair, organise .. festival, organise .. workshop, plan .. festival, company party, organise .. retreat, plan .. retreat, summer party, christmas party, organise .. fundraiser, organise .. meetup, organise .. open day, plan .. party, organise .. day, organise .. concert',
      'Office relocation': 'office move, move .. office, relocate, relocation',
      'Meeting organisation':
        'meeting agenda, set .. agenda, take minutes, write =minutes, meeting minutes, minute taking, schedule .. meeting, organise .. meeting, prepare .. meeting, arrange .. meeting, set up .. meeting',
      'Deadline management':
        'deadline, on time, ahead of schedule, ahead of plan, ahead of time, days early, weeks early, week early, day early, before .. due, early delivery, in time for',
      'Product management':
        'as product owner, as product manager, product roadmap, product backlog, feature prioritisation',
      'Roadmap planning': 'roadmap',
      'Change management':
        'change management, new way of working, change programme, manage .. change, new system for .. staff, transition to .. new',
      'Quality planning': 'quality plan, quality gate, definition of done',
      'Vendor selection': 'select .. vendor, vendor selection, choose .. vendor, choose .. supplier, tool selection',
      'Project rescue':
        'back on track, turn around .. project, rescue .. project, failing project, project in trouble, late project, delayed project, stalled project, stuck project',
    },
  },
};
