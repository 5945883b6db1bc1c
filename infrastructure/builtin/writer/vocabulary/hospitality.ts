import type { Field } from './field.ts';

export const hospitality: Field = {
  name: 'hospitality',
  cues: 'restaurant, kitchen, guest, hotel, chef, menu, waiter, bar, dish, table, cook, dinner service, lunch service, cover, covers, buffet, cafe, bakery, tip',
  skills: {
    Delivery: {
      Cooking:
        '=cooked, =cooking, cook .. meal, cook .. dinner, cook .. lunch, cook for, chef, sauce, grill station, sous chef, commis, line cook, risotto, roast',
      'Kitchen management':
        'run .. kitchen, head chef, kitchen brigade, run .. pass, kitchen team, kitchen station, kitchen shift',
      Baking: 'bake, baker, bakery, sourdough, bread, croissant',
      Pastry: 'pastry, dessert, wedding cake, cake, chocolate tempering, patisserie',
      Butchery: 'butcher, fillet .. fish, meat cutting, debone',
      'Food preparation': 'mise en place, food prep, prep list, chop .. vegetable, prep station, prep cook',
      'Plating and presentation': 'plating, plate .. dish',
      Catering: 'caterer, cater, catering, banquet, buffet for, wedding dinner',
      'Barista skills': 'barista, espresso, latte art, coffee machine',
      Bartending: 'bartender, cocktail, bar shift, mixology, tend bar',
      'Wine service': 'sommelier, wine list, wine pairing, wine tasting',
      Brewing: 'brewery, brew .. beer, craft beer, brewer',
      'Event catering': 'event catering, wedding reception, canapes',
      'High-volume service':
        'covers, busy service, saturday rush, lunch rush, dinner rush, full house, packed restaurant, friday night service, rush hour at',
    },
    Customers: {
      'Table service':
        'wait .. table, serve .. table, waiter, waitress, server at, waiting staff, section of .. tables',
      'Guest service':
        'guest happy, happy guest, serve .. guest, guest request, welcome .. guest, look after .. guest, guest thank, guest review, guest satisfaction, guest relation',
      'Front desk':
        'front desk, reception desk, hotel reception, check in .. guest, receptionist, check out .. guest, night auditor',
      'Reservation management':
        'reservation, booking system, overbooking, overbooked, double booked, table booking, seating plan, no show',
      Concierge: 'concierge',
      'Event hosting':
        'host .. event, host .. dinner, host .. party, wedding party, host .. guests, banquet for, host .. wedding',
      'Tour guiding': 'tour guide, guided tour, guide .. tour, guide .. group, city tour, museum tour',
      'Travel planning': 'travel agent, travel itinerary, itinerary, book .. trip, travel booking, trip for .. client',
      'Wedding planning': 'wedding planner, plan .. wedding',
    },
    Creativity: {
      'Menu development':
        'new menu, menu development, new dish, develop .. recipe, tasting menu, seasonal menu, lunch menu, change .. menu, write .. menu, create .. dish, vegan menu',
    },
    'Quality and safety': {
      'Food safety':
        'food safety, haccp, kitchen hygiene, health inspection, hygiene inspection, fridge temperature, hygiene rating, food hygiene',
      'Allergen management': 'allergen, nut allergy, gluten free, allergy card, allergy menu, food allergy',
      Housekeeping: 'housekeeping, hotel room, clean .. room, room attendant, make .. beds, linen',
      'Cleaning services':
        'deep clean, clean .. office, cleaning crew, janitor, clean .. kitchen, cleaner, window cleaning, cleaning schedule, carpet cleaning',
    },
    'Process improvement': {
      'Food cost control':
        'food cost, portion control, food waste, kitchen waste, recipe cost, waste in the kitchen, leftovers, cost of .. menu',
      'Table turnover': 'table turnover, turn .. tables, waiting time for .. table, kitchen ticket time, ticket time',
    },
  },
};
