import type { Field } from './field.ts';

export const hospitality: Field = {
  name: 'hospitality',
  cues: 'restaurant, kitchen, guest, hotel, chef, menu, waiter, bar, dish, table, cook, dinner service, lunch service, cover, covers, buffet, cafe, bakery, tip',
  skills: {
    Delivery: {
      Cooking:
        '=cooked, =cooking, cook .. meal, cook .. dinner, cook .. lunch, cook for, as chef, ~sauce, grill station, as sous chef, commis, line cook, risotto, ~roast',
      'Kitchen management':
        'run .. kitchen, as head chef, kitchen brigade, run .. pass, kitchen team, kitchen station, kitchen shift',
      Baking: 'bake, as baker, bakery, sourdough, ~bread, croissant',
      Pastry: 'pastry, dessert, wedding cake, ~cake, chocolate tempering, patisserie',
      Butchery: 'as butcher, fillet .. fish, meat cutting, debone',
      'Food preparation': 'mise en place, food prep, prep list, chop .. vegetable, prep station, prep cook',
      'Plating and presentation': '=plating, plate .. dish',
      Catering: 'as caterer, cater, =catering, banquet, buffet for, wedding dinner',
      'Barista skills': 'as barista, espresso, latte art, coffee machine',
      Bartending: 'as bartender, cocktail, bar shift, mixology, tend bar',
      'Wine service': 'as sommelier, wine list, wine pairing, wine tasting',
      Brewing: 'brewery, brew .. beer, craft beer, as brewer',
      'Event catering': 'event catering, wedding reception, canapes',
      'High-volume service':
        '~=covers, busy service, saturday rush, lunch rush, dinner rush, full house, packed restaurant, friday night service, rush hour at',
    },
    Customers: {
      'Table service':
        'wait .. table, serve .. table, as waiter, as waitress, server at, waiting staff, section of .. tables',
      'Guest service':
        'guest happy, happy guest, serve .. guest, guest request, welcome .. guest, look after .. guest, guest thank, guest review, guest satisfaction, guest relation',
      'Front desk':
        'front desk, reception desk, hotel reception, check in .. guest, as receptionist, check out .. guest, as night auditor',
      'Reservation management':
        'reservation, booking system, =overbooking, overbooked, double booked, table booking, seating plan, no show',
      Concierge: 'as concierge',
      'Event hosting':
        'host .. event, host .. dinner, host .. party, wedding party, host .. guests, banquet for, host .. wedding',
      'Tour guiding': 'as tour guide, guided tour, guide .. tour, guide .. group, city tour, museum tour',
      'Travel planning':
        'as travel agent, travel itinerary, itinerary, book .. trip, travel booking, trip for .. client',
      'Wedding planning': 'as wedding planner, plan .. wedding',
    },
    Creativity: {
      'Menu development':
        'new menu, menu development, new dish, develop .. recipe, tasting menu, seasonal menu, lunch menu, change .. menu, write .. menu, create .. dish, vegan menu',
    },
    'Quality and safety': {
      'Food safety':
        'food safety, haccp, kitchen hygiene, health inspection, hygiene inspection, fridge temperature, hygiene rating, food hygiene',
      'Allergen management': 'allergen, nut allergy, gluten free, allergy card, allergy menu, food allergy',
      Housekeeping: '=housekeeping, hotel room, clean .. room, room attendant, make .. beds, ~linen',
      'Cleaning services':
        'deep clean, clean .. office, cleaning crew, as janitor, clean .. kitchen, as cleaner, window cleaning, cleaning schedule, carpet cleaning',
    },
    'Process improvement': {
      'Food cost control':
        'food cost, portion control, food waste, kitchen waste, recipe cost, waste in the kitchen, leftovers, cost of .. menu',
      'Table turnover': 'table turnover, turn .. tables, waiting time for .. table, kitchen ticket time, ticket time',
    },
  },
};
