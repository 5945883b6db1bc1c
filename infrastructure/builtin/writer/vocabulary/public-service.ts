import type { Field } from './field.ts';

export const publicService: Field = {
  name: 'public service',
  cues: 'citizen, council, city hall, municipality, ministry, permit, police, officer, fire brigade, firefighter, library, emergency, resident, public, town, guard, patrol, community',
  skills: {
    Customers: {
      'Citizen services': '~citizen, town hall, city hall, resident registration, citizen office, passport application',
      'Library services': 'as librarian, library card, library event, lend books, library user, book club',
      'Museum services': 'museum visitor, ~museum',
      'Job placement':
        'job placement, placed .. in jobs, place .. in work, place .. in a job, job centre, job center, find .. a job for, back into work',
    },
    Delivery: {
      'Public administration':
        'public administration, municipality, council meeting, city council, town council, public office, civil servant',
      'Permit processing': '=permit, =permits, licence application, process .. application, application backlog',
      'Public procurement': 'public tender, public procurement',
      'Urban planning':
        'urban plan, city planning, town planning, cycle lane, bike lane, traffic calming, public square',
      'Waste management':
        'refuse collection, =recycling, waste collection, landfill, garbage collection, garbage truck',
      'Water management': 'water treatment, sewage, wastewater, water main, drinking water',
      'Parks maintenance': 'park bench, city park, public park, playground repair, parks department',
      'Election work': 'polling station, ~election, ~ballot, poll worker',
      'Postal services': 'post office, mail carrier, letter carrier',
    },
    'Quality and safety': {
      Firefighting: 'as firefighter, put out .. fire, extinguish, fight .. fire',
      'Fire safety': 'fire drill, fire safety, fire inspection, evacuation, fire extinguisher, fire door',
      'Emergency response':
        'emergency call, 911 call, 999 call, as first responder, as paramedic, ambulance, emergency medical, as emergency dispatcher, search and rescue',
      'Disaster relief': 'flood relief, disaster relief, earthquake relief, emergency shelter, sandbag',
      Policing: 'as police officer, police patrol, ~arrest, traffic stop, burglary, as detective',
      'Criminal investigation':
        'investigate .. case, crime scene, forensic, investigate .. crime, investigate .. theft',
      'Security patrol': '~patrol, as security guard, as night guard, security round, guard duty',
      'Access control': 'access control, visitor badge, keycard, key card, badge reader',
      'Video surveillance': 'cctv, surveillance camera, security camera',
      'Crowd management': '~crowd, stadium entrance, festival security, queue at .. entrance, event security',
      'Conflict de-escalation at events':
        'drunk guest, aggressive visitor, aggressive guest, fight at, as bouncer, as doorman',
      'Loss prevention': 'shoplift, shoplifter, loss prevention, shrinkage, theft rate, as store detective',
      Lifeguarding: 'as lifeguard, rescue .. swimmer, =drowning',
      'Public health': 'public health, health department, as health inspector, health campaign',
      'Environmental protection':
        'nature reserve, environmental protection, oil spill, water pollution, clean up .. river, carbon footprint, ~litter, tree planting',
      'Military service': 'platoon, military, army, navy, battalion, as soldier',
      'Correctional work': 'inmate, ~prison, as probation officer, parole',
      'Border control': 'border control, passport control, as customs officer',
    },
    Communication: {
      'Community outreach':
        'community outreach, outreach, neighborhood meeting, community meeting, town meeting, information evening, neighborhood watch, community event',
      'Public consultation': 'public consultation, public hearing, citizen participation, citizen assembly',
      'Policy advocacy': 'advocacy, petition, ~lobby, campaign for change',
    },
  },
};
