import type { Field } from './field.ts';

export const office: Field = {
  name: 'office and everyday work',
  general: true,
  cues: 'office, team, process, form, list, file, checklist, shelf, paperwork, calendar, desk, system, step, work, task',
  skills: {
    'Process improvement': {
      'Process improvement':
        'improve .. process, new process, simplify .. process, streamline, speed up .. process, process improvement, improve .. workflow, better process, new workflow, simplify .. form, simplify .. workflow, shorten .. process, shorten .. handover, handover time, waiting time, wait time, turnaround time, processing time, redesign .. process, redesign .. workflow, cut .. from .. to, reduce .. from .. to, bring .. down from, remove .. step, fewer steps, lead .. improvement, rework .. process, make .. faster, lower .. from .. to, shorten .. from .. to, cut .. down to, reduce .. time, cut .. time, shorten .. time, save .. minutes, save .. hour, save .. hours, save .. time, save .. day',
      Standardisation:
        'standardise, standard procedure, sop, standard template, uniform process, standard process, new standard, one template',
      'Checklist design': 'checklist, check list',
      'Workload reduction':
        'clear .. backlog, backlog, reduce .. workload, lower .. workload, less overtime, reduce .. overtime, catch up on .. backlog, pile of',
      'Paperless work':
        'paperless, digitise, digital form, paper form, electronic form, digitize, from paper, paper file, replace .. paper',
      'Performance improvement':
        'improve .. performance, improve .. result, record month, record year, best month, best result',
      'Waste avoidance': 'waste avoidance, ~reuse, less packaging, zero waste, single use',
      'Template building':
        'template for, create .. template, build .. template, letter template, write .. template, made a template, reusable',
      'Process mapping': 'process map, flow chart, flowchart, map .. process, draw .. process',
    },
    'Problem solving': {
      Troubleshooting:
        'troubleshoot, fix .. problem, fix .. issue, solve .. problem, resolve .. issue, figure out why, find .. problem, work out why, got .. working again, get .. working again, get .. running again, back online, fix .. error, find .. error, solve .. issue, resolve .. problem',
      'Creative problem solving':
        'workaround, work around, improvise, makeshift, creative solution, find .. solution, find .. way, found .. way, solution for',
      'Critical thinking':
        'question .. assumption, spot .. flaw, spot .. error, spot .. mistake, catch .. mistake, catch .. error, notice .. mistake, notice .. error, double check, critical thinking, spot .. problem, notice .. problem, saw .. mistake',
      'Working under pressure':
        'under pressure, short staffed, short handed, understaffed, tight deadline, last minute, at short notice, on short notice, short notice, hectic, two people short, one person short, double shift',
    },
    Organisation: {
      Coordination: 'coordinate',
      'Office administration':
        'office supply, office supplies, front office, =filing, as secretary, as office manager, administrative, admin work, admin task, paperwork, file .. paperwork, file .. documents',
      'Calendar management': '~calendar, diary for, appointment book',
      'Travel arrangements': 'travel arrangement, book .. flight, book .. hotel, business trip',
      'Records management':
        'archive .. file, archive, filing system, records management, personnel record, file room, records office',
      'Workspace organisation':
        'tidy, declutter, sort .. shelves, sort .. storage, label .. shelf, label .. drawer, organise .. storeroom, reorganise, clear out, sort out .. room, clean up .. desk, sort .. tools, labelled, sort .. drawer, reorganise .. shelf, label .. box',
      'Agenda setting': 'agenda',
      'Personal organisation':
        '=weekly =plan, plan .. week, plan .. day, finish .. list, clear .. desk, tax papers, planned my week',
      'Executive assistance': 'as executive assistant, as personal assistant, assistant to',
      Multitasking: 'juggle, at same time, multitask, several things at once, in parallel',
      'Attention to detail':
        'attention to detail, meticulous, without .. error, without .. mistake, zero errors, no errors, error free, no mistakes, zero mistakes, zero defects, proof reading, no single error',
      'Reception work': 'front desk of, ~visitor, welcome .. visitors',
      'Typing and transcription': 'transcribe, transcript, dictation, transcription',
    },
    Learning: {
      'Professional development':
        'certification, certificate, certified, pass .. exam, pass .. test, pass .. certification, diploma, complete .. course, finish .. course, take .. course, professional development, licence exam, license exam, qualification, finish .. training, complete .. training, attend .. training, attend .. course, pass .. course, get .. licence, pass .. licence, get .. license, attend .. workshop',
      'Career progression': 'get promoted, promoted to, got .. promotion, my promotion',
      'Self-directed learning':
        'teach myself, taught myself, self taught, learn to, learn how, learn about, read .. book on, read .. book about, figure out how, learn .. new, study .. hours, finally understand, practise .. every, learned from, tutorial, learn by',
      'Learning from feedback':
        'feedback from, act on .. feedback, ask for feedback, asked for feedback, took .. feedback, use .. feedback, got .. feedback',
      Reflection: 'reflect on, reflect, keep .. journal, =journaling, what went wrong, look back, lesson from',
      Adaptability:
        'adapt, new role, new job, new department, change of plan, plans changed, new tool, switch to .. new, got used to, first week in',
      Resilience:
        'despite, did not give up, kept going, keep going, after .. setback, setback, hard week, tough week, hard day, tough day, bounce back, never gave up, tried again, try again, after .. rejection, second attempt, third attempt',
      Perseverance:
        'after .. weeks of, after .. months of, after .. years of, after .. attempts, stuck with it, keep at it, after months, after weeks',
      'Study skills': 'study plan, study group, exam revision notes, flashcards, study for',
      'Overcoming fear':
        'overcome .. fear, overcame, fear of, afraid, scared, nervous, =nerves, comfort zone, face .. fear',
    },
    Delivery: {
      'Follow-through':
        'finish .. on time, finish .. early, got .. done, get .. done, wrap up, complete .. on time, deliver .. on time, finish .. before, deliver .. early, complete .. early, complete .. before, finally finish, complete .. task',
      'Service launch':
        'launch .. service, open .. branch, open .. new, launch .. programme, launch .. program, opening of .. new, launch .. project',
      'Product release':
        'ship .. product, launch .. product, launch .. app, ship .. version, launch .. version, launch .. site, launch .. website',
      Innovation: '~invent, innovation, new product idea, innovative, innovation award, invention',
      Implementation: 'implement',
      'Pilot projects': 'pilot project, pilot phase, run .. pilot, start .. pilot, pilot scheme, pilot programme',
    },
    Creativity: {
      'Creative expression': 'creative work, creative project',
    },
    Customers: {
      'Building relationships':
        'relationship, new member, regular customer, ~regulars, rapport with, regular guest, regular client, network of, stay in touch, follow up with',
      'Needs assessment': 'needs assessment, assess .. needs, understand .. needs, needs analysis',
    },
    'Quality and safety': {
      'Risk awareness':
        'near miss, prevent .. accident, prevent .. damage, avoid .. accident, hazard, unsafe, report .. danger, prevent .. injury, avoid .. injury, prevent .. fire',
      'Quality improvement':
        'error rate, fewer errors, fewer mistakes, fewer complaints, improve .. quality, quality improvement, reduce .. errors, reduce .. mistakes, cut .. errors, fewer defects, reduce .. defect, cut .. mistakes',
    },
  },
};
