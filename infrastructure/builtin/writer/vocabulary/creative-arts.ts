import type { Field } from './field.ts';

export const creativeArts: Field = {
  name: 'creative arts',
  cues: 'stage, concert, band, song, choir, film, novel, story, poem, theatre, theater, gallery, exhibition, canvas, audience, orchestra, rehearsal, camera, scene, editor, magazine, dance, studio, chapter, book',
  skills: {
    Creativity: {
      'Creative writing':
        '~novel, short story, write .. chapter of, fiction, creative writing, write .. story, write .. stories, write .. book, chapter of .. book, draft of .. book, manuscript to agent, word count, write .. words, flash fiction, first draft of',
      Poetry: 'poem, as poet, poetry',
      Playwriting: 'stage play, as playwright, write .. play',
      Screenwriting: 'screenplay, as screenwriter, film script, write .. script for .. film',
      Journalism:
        'news story, newsroom, as reporter, feature story, front page, byline, reportage, investigative, ~write .. article, magazine article, newspaper article, news article',
      'Copy editing':
        'proofread, copy edit, edit .. manuscript, edit .. article, edit .. text, edit .. chapter, line edit, as copy editor',
      Publishing:
        'as publisher, publish .. book, publish .. magazine, publish .. novel, self publish, book deal, literary agent',
      Songwriting: 'as songwriter, write .. song, lyrics',
      'Music composition': '~compose, as composer, symphony, score for .. film, film music',
      'Music performance':
        '~concert, play .. gig, gig, orchestra, recital, play .. violin, play .. piano, play .. guitar, band practice, open mic, perform .. song, play .. saxophone, play .. cello',
      Singing: 'sing, choir, ~vocal, aria, soprano',
      'Music production':
        'music production, mixing desk, record .. album, record .. song, =mastering, ~album, record .. track, mix .. track',
      'Sound engineering':
        'as sound engineer, live sound, sound check, soundcheck, audio mix, sound design, microphone',
      Acting:
        'as actor, as actress, audition, play .. role in, theatre role, lead role in, play .. lead in, rehearse, rehearsal, stage role',
      Directing:
        'direct .. film, direct .. play, as film director, as theatre director, as stage director, directing a, direct .. show, direct .. musical',
      Dance: 'as dancer, ballet, choreograph, choreography, salsa, dance class, dance performance',
      'Comedy performance': 'stand up comedy, improv, open mic comedy, comedy set, stand up set',
      'Stage design': 'stage design, set design, build .. set for, costume',
      'Stage management': 'as stage manager, theatre tech, stage lighting, light cue, stage crew',
      Photography: 'photograph, as photographer, photo shoot, photoshoot, portrait session, ~camera, photo series',
      Filmmaking:
        'film shoot, short film, documentary, film crew, shoot .. video, shoot .. film, shot .. video, shot a film, film festival, as cinematographer, =filmed',
      'Video editing':
        'video editing, edit .. video, edit .. film, premiere pro, final cut, davinci, as video editor, cut .. trailer',
      'Fine art painting':
        'oil painting, watercolor, watercolour, ~canvas, acrylic, finish .. painting, ~mural, paint .. portrait',
      Drawing:
        'sketchbook, charcoal, life drawing, drew .. portrait, draw .. comic, ~comic, draw .. portrait, pencil drawing',
      Sculpture: 'sculpt, as sculptor, bronze cast, stone carving',
      Ceramics: 'pottery, kiln, ~glaze, as potter, ~clay',
      Sewing:
        'sew .. dress, ~seam, as tailor, =tailoring, ~hem, sewing machine, sew .. costume, =dressmaking, alter .. dress, sew .. shirt, sew',
      'Knitting and crochet': 'knit, crochet, ~scarf, ~yarn',
      'Jewellery making': 'jewelry, jewellery, as goldsmith, as silversmith, gemstone setting',
      'Leather work': '~leather, as saddler, as shoemaker, as cobbler',
      'Glass work': 'glass blowing, stained glass, glassblower',
      Bookbinding: 'bookbinder',
      Curation: 'curate, as curator, =curating, ~exhibition, gallery show, vernissage',
      'Art conservation': 'restore .. painting, art conservation, restore .. fresco, paper conservation',
      'Voice acting': 'voice over, voiceover, audiobook, =dubbing',
      Broadcasting: 'radio show, broadcast, as radio host, live show, as news anchor, livestream, live stream',
      'Game design': 'board game, level design, game design, card game',
      Ideation: 'brainstorm, new idea, creative idea, idea workshop, come up with, idea for, =brainstorming',
      'Concept development': 'develop .. concept, concept for, write .. concept, new concept, concept paper',
    },
  },
};
