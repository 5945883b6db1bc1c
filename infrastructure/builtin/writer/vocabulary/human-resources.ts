import type { Field } from './field.ts';

export const humanResources: Field = {
  name: 'human resources',
  cues: 'hire, candidate, employee, applicant, hr, staff, interview, vacancy, workplace, works council, recruiter, job offer, colleague, newcomer',
  skills: {
    People: {
      Recruiting:
        'recruit, as recruiter, hire, fill .. vacancy, fill .. position, vacancy, headhunt, job fair, talent acquisition, fill .. role',
      'Candidate sourcing': 'source .. candidate, candidate pool, talent pool, boolean search',
      'Job interviewing':
        'job interview, interview .. candidate, interview .. applicant, interview panel, interview guide, structured interview, hiring panel',
      'Job advertising': 'job ad, job advert, job posting, job description, job advertisement',
      'Employer branding': 'employer brand, career page, careers page, employer branding',
      Onboarding:
        'onboard, =onboarding, new nurse, new colleague, new hire, new employee, new starter, new teammate, new team member, new coworker, new developer, new engineer, newcomer, new joiner, first day at work, new cook, new waiter, new driver, new teacher, new staff, new recruit, new volunteer, new trainee, new operator, new cashier, new server, new analyst, new manager, new intern',
      Offboarding: 'offboard, exit interview, =offboarding',
      'Performance reviews':
        'performance review, annual review, appraisal, performance talk, feedback round, performance plan, yearly review, appraise',
      'Compensation and benefits':
        'salary band, pay band, bonus scheme, benefits package, pay scale, salary review, equal pay, pay gap',
      'Employee relations':
        'employee relation, works council, grievance, staff complaint, labour dispute, labor dispute, ~union, collective agreement',
      'Employee retention':
        'employee retention, staff turnover, staff retention, talked .. out of quitting, keep .. from quitting, retain .. employee, turnover rate',
      'Employee engagement':
        'employee engagement, engagement survey, staff survey, pulse survey, team event, team building, team outing, employee survey',
      'Diversity and inclusion':
        'diversity, inclusive, dei, gender balance, =belonging, unconscious bias, equity and inclusion',
      'Talent development':
        'talent development, development plan, career path, career talk, career conversation, promote .. from within, high potential',
      'Succession planning': 'succession plan, successor',
      'Leave management':
        'parental leave, sick leave, vacation plan, holiday plan, leave request, absence management, leave of absence',
      'Workforce planning': 'workforce plan, headcount, staffing plan, staff plan',
      'Shift scheduling':
        'rota, shift plan, shift schedule, roster, duty plan, schedule .. shift, cover .. shift, fill .. shift, shift swap, staff schedule',
      'Organisational development':
        'reorganisation, org design, organisation design, organisational development, restructure',
      'Workplace wellbeing': '=wellbeing, well being, burnout, mental health day, stress at work, work life balance',
      'Apprenticeship programmes':
        'apprenticeship programme, apprenticeship program, trainee programme, trainee program, intern programme, internship',
      'Career counselling':
        'career counsel, career advice, cv workshop, job seeker, job coach, outplacement, jobseeker',
      'HR administration': 'employment contract, personnel file, hr software, ~workday, hr system, employee record',
      'Disciplinary process': 'disciplinary, written warning, dismissal talk',
      'Volunteer management':
        'volunteer team, coordinate .. volunteer, volunteer rota, recruit .. volunteer, as volunteer coordinator, manage .. volunteer, brief .. volunteer',
      'Learning and development':
        'learning and development, skills matrix, training budget, learning path, upskill, reskill, training needs',
    },
  },
};
