import type { Field } from './field.ts';

export const wellbeing: Field = {
  name: 'sport, body and home services',
  cues: 'client, gym, training, marathon, runner, athlete, team, coach, salon, class, yoga, race, workout, massage, hair, match',
  skills: {
    Teaching: {
      'Personal training':
        'as personal trainer, personal training, training plan for .. client, fitness client, workout plan, strength plan',
      'Group fitness instruction':
        'spin class, aerobics, fitness class, pilates class, bootcamp, zumba, group fitness, fitness course',
      'Yoga instruction': 'teach .. yoga, yoga class, as yoga teacher, yoga session',
      'Sports coaching':
        'coach .. football, coach .. soccer, coach .. basketball, coach .. under, youth team, as football coach, as soccer coach, as swim coach, coach .. athlete, coach .. runner, coach .. swimmer, coach .. kids, coach .. youth, coach .. girls, coach .. boys',
      'Martial arts instruction': 'karate, judo, taekwondo, martial art',
      'Outdoor instruction':
        'climbing wall, as climbing instructor, ski lesson, as ski instructor, hike guide, outdoor education, as mountain guide, surf lesson, sailing lesson',
      'Driving instruction': 'driving lesson, as driving instructor, driving school, learner driver',
    },
    Care: {
      'Nutrition coaching': 'nutrition plan, nutrition coach, diet plan, nutrition advice, meal prep plan',
      'Massage therapy': 'massage',
      'Exercise rehabilitation':
        'knee rehab, injury prevention, after .. knee surgery, back pain exercise, sports injury',
      'Health coaching': 'as health coach, quit smoking course, lifestyle coaching',
      Hairdressing:
        'as hairdresser, =haircuts, cut =hair, hair salon, as barber, hair color, balayage, bridal hair, ~perm, beard trim',
      'Beauty treatments':
        'manicure, pedicure, facial treatment, as makeup artist, as make up artist, nail salon, as beautician, bridal makeup, =waxing, eyebrow, eyelash',
      Tattooing: 'tattoo, ~piercing',
      'Funeral services': '~funeral, as undertaker, burial, mortuary',
      'Pastoral care':
        'parish, congregation, sermon, as pastor, as chaplain, church service, mosque, synagogue, as priest, =imam, as rabbi',
      'Pet grooming': 'pet grooming, groom .. cat',
    },
    Learning: {
      'Endurance training':
        'marathon, half marathon, triathlon, 10k run, =5k, =10k, ran .. kilometres, ran .. miles, ran .. km, run .. kilometer, ironman, long run, run .. km',
      'Strength training':
        'deadlift, bench press, ~squat, =weightlifting, =powerlifting, personal record, strength training',
      Mindfulness: 'meditate, meditation, mindfulness, breathing exercise',
      'Healthy habits':
        'quit smoking, ~sober, go for .. walk, daily walk, sleep routine, lost .. kilos, lost .. pounds, lose .. weight, morning routine, lost .. kg',
      'Team sports':
        'football match, soccer match, basketball game, hockey match, won .. match, score .. goal, ~medal, trophy, championship, ~tournament, volleyball, handball, rugby',
      Climbing: '~boulder, =bouldering, climb .. route, rock climbing, ~summit',
    },
  },
};
