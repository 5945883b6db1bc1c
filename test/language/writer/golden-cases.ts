import type { Category } from '#domain/wins/categories.ts';

export type Golden = readonly [win: string, category: Category, shows: string, doesNotShow?: string];

/** What a careful reader makes of each win; skills after the category must be shown, those in the last place must not. */
export const goldenAtWork: Readonly<Record<string, readonly Golden[]>> = {
  'nursing and care': [
    [
      'Trained two new nurses on the triage protocol; both ran it alone by Friday.',
      'People',
      'Mentoring, Triage, Onboarding',
      'Machine learning, Train driving',
    ],
    [
      'Sat with a frightened patient through the night until his daughter came.',
      'Care',
      'Empathetic listening',
      'Table service',
    ],
    [
      'No falls on our ward for 30 days after we moved the walking aids within reach.',
      'Quality and safety',
      'Fall prevention',
    ],
    ['Spotted a wrong dose on the chart before it was given.', 'Quality and safety', 'Medication safety', 'Charting'],
    [
      'Dressed a difficult pressure ulcer and explained the care plan to the family.',
      'Care',
      'Wound care, Care planning, Family communication',
      'Fashion design',
    ],
    [
      'Lost a patient today. Stayed with the family until the end.',
      'Care',
      'Empathetic listening',
      'Sales forecasting',
    ],
  ],
  'teaching and childcare': [
    [
      'Taught fractions to a class of 28 with pizza boxes, and the quiet ones raised their hands.',
      'Teaching',
      'Classroom teaching, Maths teaching',
      'Pizza making, Speaking up',
    ],
    ['A shy pupil read aloud for the first time.', 'Teaching', 'Student motivation'],
    ['Planned the whole unit on volcanoes over the weekend, lesson plans included.', 'Teaching', 'Lesson planning'],
    ['Marked 60 exam papers in two evenings.', 'Teaching', 'Assessment'],
    ['Settled a crying toddler on his first day at nursery.', 'Care', 'Settling-in support', 'Settlement'],
  ],
  'social work': [
    ['Found emergency housing for a family of five in one afternoon.', 'Care', 'Housing support'],
    ['Got the benefit application approved for a client after a six month wait.', 'Care', 'Benefits advice'],
    ['Organised a support group for bereaved parents.', 'Care', 'Grief support, Peer support'],
  ],
  'sales and customers': [
    ['Closed the deal with a hospital group worth $48,000 a year.', 'Sales', 'Closing deals', 'Patient care'],
    ['Made 40 cold calls and booked 6 demos.', 'Sales', 'Prospecting'],
    ['Renewed the contract with our biggest client at a higher price.', 'Sales', 'Contract renewal'],
    [
      'Calmed a furious customer on the phone and kept her from leaving.',
      'Customers',
      'Complaint handling',
      'De-escalation',
    ],
    [
      'Cleared the ticket backlog from 120 to 15 tickets by writing better help articles.',
      'Customers',
      'Ticket resolution, Help article writing',
      'Ticket sales',
    ],
    ['Redid the shop window and sold 30 % more scarves that week.', 'Sales', 'Visual merchandising'],
  ],
  trades: [
    [
      'Rewired the kitchen of an old farmhouse and passed inspection first time.',
      'Delivery',
      'Electrical installation',
      'Cooking, Kitchen management',
    ],
    [
      'Found the hidden leak behind the bathroom wall without opening the tiles.',
      'Problem solving',
      'Leak detection',
      'Public relations',
    ],
    ['Fixed the burst pipe at the school before the first lesson.', 'Problem solving', 'Plumbing', 'Lesson planning'],
    ['Installed two heat pumps this week.', 'Delivery', 'Heating installation'],
    ['Hung twelve doors and fitted the skirting boards in three days.', 'Delivery', 'Carpentry', 'Board work'],
    ['Serviced the rooftop unit and got the air conditioning running again.', 'Problem solving', 'HVAC'],
    ['Rebuilt the gearbox of the delivery van.', 'Delivery', 'Vehicle repair', 'Parcel delivery'],
  ],
  'construction and manufacturing': [
    ['Poured the foundation slab two days ahead of schedule.', 'Delivery', 'Concreting, Deadline management'],
    ['Ran the toolbox talk every morning; a month without an accident.', 'Quality and safety', 'Site safety'],
    ['Reduced changeover time on line 3 from 45 to 20 minutes.', 'Process improvement', 'Machine setup'],
    ['Cut the scrap rate from 6% to 2% by recalibrating the press.', 'Process improvement', 'Scrap reduction'],
    ['Welded the frame for the new conveyor.', 'Delivery', 'Welding'],
  ],
  logistics: [
    ['Planned a new delivery route that saves 40 km a day.', 'Organisation', 'Route planning'],
    ['Finished the stocktake with no discrepancies.', 'Organisation', 'Inventory management', 'Investment analysis'],
    ['Picked 800 orders without a single picking error.', 'Delivery', 'Order picking'],
    ['Drove 100,000 accident free kilometres with the bus.', 'Quality and safety', 'Accident-free driving'],
  ],
  'software and data': [
    [
      'Cut our nightly build from 40 to 9 minutes by caching the toolchain.',
      'Process improvement',
      'Build tooling, Process improvement, Caching',
      'Construction scheduling',
    ],
    [
      'Found the memory leak that took production down every weekend.',
      'Problem solving',
      'Debugging',
      'Leak detection, Plumbing',
    ],
    ['Shipped the new checkout flow in React with full test coverage.', 'Delivery', 'React, Unit testing'],
    ['Was on call and restored the service within 12 minutes of the outage.', 'Problem solving', 'Incident response'],
    [
      'Reviewed nine pull requests and paired with a junior developer.',
      'Quality and safety',
      'Code review, Pair programming',
    ],
    [
      'Built a dashboard in Power BI that the managers open every morning.',
      'Delivery',
      'Dashboards, Data visualisation',
    ],
    ['Cleaned the data of 12,000 duplicate records.', 'Quality and safety', 'Data cleaning', 'Cleaning services'],
    [
      'Trained a model that predicts churn with 91% accuracy.',
      'Research',
      'Machine learning',
      'Mentoring, Train driving',
    ],
  ],
};
