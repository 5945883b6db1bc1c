import type { Field } from './field.ts';

export const leadership: Field = {
  name: 'leadership',
  general: true,
  cues: 'team, board, management, staff, director, department, colleague, manager, leadership, strategy, group',
  skills: {
    Leadership: {
      'Team leadership':
        'lead .. team, as team lead, as team leader, lead .. crew, lead .. group, lead .. people, lead .. shift, manage .. team, run .. team, new team, lead .. department, charge nurse, head of .. department, supervise .. team, in charge of, supervise .. staff, lead .. squad',
      Leadership: 'leadership skill',
      Delegation:
        'delegate, hand over .. task, hand .. over to, gave .. responsibility, give .. ownership, let .. run it, let .. lead, handed responsibility',
      'Decision-making': 'decide, decision, make .. call to, chose to, make .. choice, tough call',
      'Strategic thinking': 'strategy, strategic, long term plan, five year plan, three year plan, =vision for',
      'Influencing upward':
        'told .. board, convince .. board, persuade .. board, convince .. manager, convince .. boss, convince .. director, persuade .. management, convince .. management, persuade .. manager, persuade .. boss, tell .. boss, tell .. manager, tell .. director, tell .. management, push back, stood up to, persuade .. director, convince .. leadership, persuade .. leadership, convince .. ceo, persuade .. ceo, =managing up, convince .. head, convince .. principal, persuade .. head, convince .. council, persuade .. council',
      'Goal setting': 'set .. goal, okr, goal setting, set .. target, team goal, set .. objectives',
      'Crisis management':
        'crisis team lead, crisis meeting, crisis plan, crisis management, handle .. crisis, manage .. crisis, in .. crisis mode',
      'Team motivation':
        'motivate .. team, morale, lift .. spirits, motivate .. staff, team spirit, keep .. team together, motivate .. crew, encourage .. team',
      'Leading change': 'lead .. change, drive .. change, =championed, spearhead, introduce .. new way',
      'Leading by example': 'lead by example, went first, role model',
      'Leading meetings':
        'lead .. meeting, chair .. meeting, run .. meeting, run .. stand up, lead .. stand up, moderate .. meeting, led .. standup, run .. standup, facilitate .. meeting, run .. retrospective, facilitate .. retrospective, retrospective, lead .. retro, run .. retro, town hall meeting, chair .. committee',
      'Board work':
        'board meeting, board of trustees, supervisory board, board paper, chair .. board, report to .. board, present .. board',
      'Taking initiative':
        'initiative, step up, stepped in, volunteer to lead, without being asked, on own initiative, step in, took over .. when, take over .. shift, jump in',
      'Taking ownership':
        'take ownership, took responsibility, take responsibility, own .. mistake, admit .. mistake, owned up',
      'Cross-functional leadership':
        'lead .. cross functional, task force, taskforce, lead .. working group, steering committee, lead .. initiative',
      Entrepreneurship:
        '=found .. company, =founded, start .. business, startup, start up, as founder, own business, first customer of my, launched my business, open .. own, open .. first shop, self employed, freelance business, incorporated',
      'Project leadership':
        'lead .. project, lead .. rollout, lead .. migration, lead .. launch, lead .. redesign, lead .. effort, lead .. implementation, lead .. programme, lead .. campaign, lead .. move to',
      'Building trust': 'trust, build .. rapport, gain .. confidence, =rapport',
      'Courageous conversations':
        'difficult conversation, hard conversation, tough conversation, address .. issue with, hard talk, honest talk, difficult talk, say no to',
    },
    People: {
      Mentoring:
        'mentor, =coached, coach .. colleague, coach .. junior, train .. nurse, train .. colleague, train .. staff, train .. employee, train .. intern, train .. developer, train .. hire, train .. team, train .. people, train .. junior, train .. starter, train .. cook, train .. driver, train .. operator, train .. cashier, train .. waiter, train .. waitress, train .. server, train .. barista, train .. new, train .. apprentice, train .. assistant, show .. colleague how, teach .. colleague, teach .. junior, teach .. intern, teach .. apprentice, take .. under wing, guide .. junior, buddy for, sat with .. junior, help .. junior, help .. intern, help .. apprentice, show .. apprentice, show .. intern, show .. new',
      'Staff development':
        'develop .. staff, promotion of, grow .. team member, staff development, help .. grow, prepare .. for promotion',
      'Feedback giving':
        'give .. feedback, gave feedback, constructive feedback, honest feedback, feedback talk, feedback conversation, one on one, one to one talk, one to ones, 1 1s',
      'Conflict resolution':
        'conflict, resolve .. dispute, ~dispute, mediate between, argument between, settle .. argument, calm .. argument, tension between, reconcile .. colleague, quarrel, make peace, fight between, clear the air',
      Recognition:
        'thank .. team, celebrate .. team, praise .. colleague, recognise .. colleague, praise .. team, thank .. colleague, give credit, celebrate .. colleague, praise .. staff',
      'Knowledge sharing':
        'share .. knowledge, brown bag, lunch and learn, knowledge transfer, share .. learning, share what, share .. experience, show .. team how, lightning talk',
      'Team support':
        'help .. colleague, support .. colleague, help .. team mate, help .. teammate, cover for, support .. team, help .. team, help .. coworker, support .. coworker, swap .. shift, help out, back up .. colleague, took .. shift for',
      Collaboration:
        'collaborate, work together with, teamwork, joint effort, work with .. team, team effort, together with .. colleague, together with .. team, together with .. department, co write, collaborated',
      Networking:
        'network event, =networking, connect .. with, new contact, reach out to, introduce .. to, contact of mine',
      'Emotional intelligence':
        'empathy, empathetic, emotional intelligence, stay calm, keep calm, stayed calm, kept calm, keep .. cool, patience with',
      'Cross-cultural work':
        'intercultural, cross cultural, international team, team in .. countries, different cultures, cultural difference, cultural barrier, overseas team',
      'Remote teamwork': 'remote team, distributed team, remote work, remote colleague, across time zones, hybrid team',
      Allyship: 'ally, spoke up for .. colleague, speak up for .. colleague, stand up for .. colleague, stood up for',
    },
  },
};
