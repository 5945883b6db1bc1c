import type { Field } from './field.ts';

export const socialCare: Field = {
  name: 'social care',
  cues: 'resident, foster, care home, nursery, daycare, toddler, preschool, kindergarten, social worker, caseload, youth, carer, shelter, benefits, family',
  skills: {
    Care: {
      Safeguarding: 'child protection, safeguard, safeguarding concern, neglect case, abuse case',
      'Case management': 'caseload, case conference, manage .. case, case plan',
      'Crisis intervention': 'crisis call, crisis line, crisis team, in crisis, crisis hotline',
      Counselling: '=counseling, counsel .. client, as counselor, as counsellor, therapy session',
      'Housing support':
        'find .. housing, emergency housing, supported housing, housing application, homeless, rough sleeper, place .. in housing',
      'Benefits advice':
        'benefit claim, benefits claim, benefit application, disability allowance, food stamps, welfare benefit',
      'Family support': 'support .. family, as family worker, parenting support, parenting class',
      'Foster care': 'foster family, foster parent, foster child, foster placement, adoption',
      'Youth work': 'as youth worker, youth club, youth centre, youth center, street work, young offender',
      'Disability support': 'disability, ~=disabled, wheelchair, learning disability, special needs',
      'Elder care': 'elderly, care home, nursing home, older resident, old people home, senior home',
      'Personal care': 'help .. bathe, help .. wash, help .. dress, incontinence, bathe .. resident',
      'Activities programming':
        'activity programme for .. resident, singing afternoon, activities afternoon, bingo afternoon',
      'Grief support': 'grief, bereaved, bereavement, =mourning, =grieving',
      'Trauma-informed care': 'trauma informed, trauma survivor',
      'Refugee support': 'refugee, asylum, asylum seeker',
      'Domestic violence support': 'domestic violence, domestic abuse, women shelter',
      'Home visiting': 'home visit, visit .. at home',
      'Care coordination': 'coordinate care, care network, coordinate .. service for, carers and',
      'Compassionate care': 'compassion, compassionate',
      'Respite care': 'respite',
      'Empathetic listening':
        'listen to .. worry, listen to .. fear, sit with .. resident, sit with .. patient, stay with .. patient, stay with .. family, hold .. hand',
      'Person-centred care': 'person centred, person centered',
      'Peer support': 'support group, peer group, self help group',
      Volunteering: 'volunteer, soup kitchen, food bank',
      Childcare: 'nursery, daycare, day care, babysit, as childminder, as nanny, after school club',
      'Settling-in support': 'settle .. toddler, settle .. child, settling in, first day at nursery',
      'Toilet training': 'potty, toilet training',
      'Play-based learning': 'learn through play, play corner, sensory play, free play, messy play',
      'Early years education': 'early years, preschool, kindergarten, pre school',
      'Child development observation': 'developmental milestone, observe .. child, learning journal',
      'Parent communication':
        'talk to .. parents, parent meeting, parents evening, parent evening, parent conference, call .. parent, speak to .. parents',
      'Inclusion support': 'inclusion, one to one aide, integration aide',
    },
  },
};
