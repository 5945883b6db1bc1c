import type { Field } from './field.ts';

export const communication: Field = {
  name: 'communication',
  general: true,
  cues: 'audience, meeting, report, email, speech, presentation, article, translation, talk, language',
  skills: {
    Communication: {
      'Public speaking':
        'speech, public speaking, keynote, talk to .. audience, speak in front, spoke to .. people, give .. talk, ~toast, talk in front, spoke in public, on stage, speak at, toastmasters, panel discussion',
      Presenting:
        'present .. to, presentation, present .. result, present .. finding, present .. plan, present .. idea, present .. at, slides for',
      'Written communication': 'clear writing',
      'Verbal communication': 'explain .. clearly, explained clearly',
      'Business writing':
        'write .. memo, memo, draft .. letter, write .. proposal, proposal, business letter, write .. summary, one pager, executive summary, write .. brief, write .. statement, write .. letter',
      'Report writing':
        'write .. report, finish .. report, draft .. report, complete .. report, submit .. report, hand in .. report',
      Documentation:
        'document .. process, document .. procedure, write .. guide, write .. handbook, handbook, write .. instruction, document how, write .. documentation, work instruction, how to guide, checklist for, write down .. steps, write up .. process, wiki, write .. manual, step by step guide, cheat sheet, update .. documentation, documentation of',
      'Stakeholder communication':
        'stakeholder, present .. management, present .. director, status update, inform .. management, brief .. director, brief .. management, brief .. board, present .. leadership, present .. ceo, present .. executives, present .. investors, present .. council, investor update, keep .. informed',
      Negotiation:
        'negotiate, negotiation, ~bargain, find .. compromise, compromise, agree .. better terms, better terms, better price, talk .. down on .. price, talk .. price down',
      Persuasion: 'convince, persuade, win .. over, won .. over, talked .. into, argue for, make .. case for',
      'Active listening': 'listen to, active listening, hear .. out',
      'Internal communication':
        'intranet, internal newsletter, all hands, staff newsletter, team update, internal update, internal announcement',
      Translation: 'translate, as translator, translation',
      Interpreting: 'as interpreter, interpret for, sign language, interpreted for',
      'Foreign languages':
        'in spanish, in french, in german, in english to, in italian, in portuguese, in mandarin, in arabic, learn spanish, learn french, learn german, learn italian, learn japanese, learn english, language exam, second language, learn portuguese, learn mandarin, learn arabic, foreign language, in polish, in turkish',
      'Customer communication':
        'email to customer, letter to customer, write to .. customer, inform .. customer, call .. customer, explain .. to .. customer, explain .. to .. client, call .. client, inform .. client, update .. client',
      'Plain language':
        'plain language, plain words, jargon, simple words, simple language, easy language, clear language, readable form',
      'Email communication':
        'inbox, inbox zero, write .. email, answer .. email, reply to .. email, send .. email, answered emails',
      'Speaking up':
        'speak up, spoke up, raise .. concern, raised my hand, ask .. question in, voice .. concern, said what i thought, asked for help, ask for help, asked for a raise, ask for .. raise, set .. boundary',
      Debating: 'debate',
      Moderation:
        'moderate .. panel, moderate .. discussion, as moderator, host .. panel, moderate .. debate, moderate .. talk',
      'Speech writing': '=speechwriting, write .. speech, as speech writer',
      'Crisis communication':
        'crisis communication, crisis message, inform .. about .. outage, bad news, break .. news',
      'Science communication': 'science communication, explain .. science, popular science, science slam',
      'Cross-department communication':
        'talk to .. department, communication between, aligned with, align .. team, alignment',
      'Public engagement': 'public talk, public lecture, school visit, open lab',
    },
  },
};
