import type { Field } from './field.ts';

export const teaching: Field = {
  name: 'teaching',
  cues: 'pupil, student, lesson, classroom, class, school, teacher, homework, grade, seminar, university, college, curriculum, exam, tutor',
  skills: {
    Teaching: {
      'Lesson planning': 'lesson plan, plan .. lesson, prepare .. lesson, unit plan, scheme of work',
      'Classroom management':
        'noisy class, unruly class, calm class, calm .. class, class rule, disruptive pupil, disruptive student, behavior in class',
      'Curriculum design': 'curriculum, syllabus, course design, module design',
      'Classroom teaching':
        'teach .. class, teach .. pupil, teach .. student, teach .. lesson, teach .. child, teach .. grade, teach .. course',
      Tutoring: 'tutor, extra lesson, one to one lesson, catch up lesson',
      'Reading instruction':
        'teach .. read, reading group, phonics, reading level, reading recovery, learn to read, read .. first book, read alone',
      'Maths teaching':
        'fractions, algebra, multiplication, times table, teach .. maths, teach .. math, =math lesson, =maths lesson, geometry',
      'Science teaching':
        'science lesson, chemistry lesson, physics lesson, biology lesson, science class, chemistry class, physics class, science fair',
      'Language teaching':
        'english lesson, spanish lesson, french lesson, german lesson, esl, efl, vocabulary lesson, language class, teach english',
      'Music teaching':
        'piano lesson, violin lesson, guitar lesson, music lesson, teach .. piano, teach .. guitar, teach .. violin',
      'Art teaching': 'art class, art lesson, drawing class',
      'PE teaching': 'pe lesson, gym class, swimming lesson, teach .. swim, sports day',
      'Differentiated instruction': 'differentiate, differentiated, mixed ability, worksheets for different',
      'Special needs teaching':
        'sen pupil, iep, special education, autistic pupil, autistic student, dyslexia, dyslexic, autism',
      Assessment:
        'grade .. paper, grade .. essay, mark .. essay, mark .. paper, mark .. exam, rubric, graded exams, marked exams, grade .. exam, mark .. test',
      'Student feedback':
        'feedback to .. student, feedback to .. pupil, feedback on .. essay, report card, school report',
      'Exam preparation': 'exam prep, prepare .. for .. exam, revision session, exam revision, mock exam',
      'Student motivation':
        'motivate .. student, motivate .. pupil, shy pupil, shy student, quiet pupil, quiet student, shy child, reluctant reader, encourage .. student, encourage .. pupil',
      'Academic advising':
        'advise .. student, study advice, career day for .. student, college application, university application',
      'Thesis supervision':
        'supervise .. thesis, supervise .. dissertation, thesis student, doctoral student, phd student, master student',
      Lecturing: 'lecture, lecture hall, give .. lecture, seminar series',
      'E-learning': 'online course, moodle, e learning, learning platform, google classroom, online lesson',
      'School trips': 'school trip, class trip, field trip, excursion',
      'School events': 'school play, school concert, school fair, school festival, ~assembly, graduation',
      'Peer learning': 'peer tutoring, group work, study buddy, learning partner',
      'Project-based learning': 'class project, student project, project week',
      'Parent-teacher collaboration': 'parent teacher',
      'Adult education': 'evening class, adult learner, literacy class, integration course',
      'Workshop facilitation':
        'run .. workshop, lead .. workshop, hold .. workshop, give .. workshop, facilitate .. workshop, moderate .. workshop',
      'Training design':
        'training material, training course, training programme, training module, design .. training, training plan, training video',
      'Training delivery':
        'run .. training, hold .. training, give .. training, deliver .. training, training session, training day, train .. volunteer',
      'Library instruction': 'library lesson, library tour',
      'Bullying prevention': '=bullying, bully, bullied',
      'Conflict mediation among pupils':
        'mediate .. pupil, quarrel between .. pupil, fight between .. student, playground fight',
      'Educational games': 'learning game, quiz for .. class, educational game',
      'School leadership': 'as headteacher, as head teacher, as school principal, as headmaster, as deputy head',
      'Teacher mentoring': 'trainee teacher, student teacher, observe .. lesson, lesson observation',
    },
  },
};
