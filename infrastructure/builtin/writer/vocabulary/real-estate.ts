import type { Field } from './field.ts';

export const realEstate: Field = {
  name: 'real estate',
  cues: 'property, tenant, landlord, apartment, flat, house, buyer, seller, listing, lease, viewing, rent, building, realtor, estate agent',
  skills: {
    Sales: {
      'Property sales':
        'sell .. house, sell .. apartment, sell .. flat, sell .. property, house sale, asking price, home sale, sell .. condo, as realtor, as estate agent, sell .. home',
      'Property letting':
        'let .. flat, let .. apartment, rent out, new tenant, find .. tenant, vacant flat, vacant apartment, =letting, lease .. unit, lease .. office space, lease .. apartment',
      'Property listing':
        'property listing, listing photos, list .. house, list .. property, new listing, list .. apartment',
      'Property viewing':
        'house viewing, open house, property viewing, viewing with, show .. apartment, show .. house to, viewing for',
      'Buyer representation': 'first time buyer, home buyer, buyer offer, buyers for, house hunter',
      'Commercial real estate': 'office lease, commercial property, retail space, commercial lease, office space',
    },
    Organisation: {
      'Property management':
        'as property manager, manage .. building, ~tenant, service charge, housing association, ~landlord, property management, rental unit',
      'Facility management':
        '~facility, =facilities, as caretaker, building maintenance, building services, as facility manager, janitorial',
      'Lease administration': '~lease, lease renewal, rent roll',
      'Rent collection': 'rent arrears, collect .. rent, overdue rent, unpaid rent',
      'Homeowner association work': 'owners meeting, homeowners association, hoa, owners association',
      'Space planning': 'space plan, desk plan, desk sharing, office layout, seating layout, office space plan',
    },
    Research: {
      'Property valuation':
        'property valuation, value .. house, house valuation, as appraiser, comparable sales, property appraisal',
      'Site acquisition': 'buy .. plot, land purchase, site acquisition, plot of land',
    },
    Delivery: {
      'Property development': 'as property developer, housing development, property development, new homes',
      'Home staging': 'home staging, stage .. house, staged the',
      'Home inspection': 'home inspection, house survey, inspect .. house',
      'Property maintenance':
        'maintenance request, repair request, tenant repair, property maintenance, building repair',
      'House building': 'build .. house, self build, building .. house, house building',
    },
  },
};
