import type { Field } from './field.ts';

export const trades: Field = {
  name: 'trades',
  cues: 'wire, pipe, boiler, apprentice, job site, building site, workshop, van, tool, install, repair, socket, fuse, kitchen, bathroom, roof, house, mechanic, garage',
  skills: {
    Delivery: {
      'Electrical installation':
        'wire .. house, wire .. kitchen, wire .. flat, wire .. office, wire .. building, rewire, install .. socket, install .. outlet, as electrician, electrical work, install .. lights, install .. lighting, distribution board, cable run, pull .. cable',
      'Electrical panels':
        'electrical panel, panel upgrade, fuse box, fuse board, consumer unit, switchboard, breaker panel, circuit breaker',
      'Solar installation': 'solar panel, photovoltaic, pv system, solar install, inverter, solar array',
      'EV charger installation': 'ev charger, wallbox, charging station, charging point',
      'Smart home installation': 'smart home, knx, home automation',
      Plumbing:
        'as plumber, fix .. tap, fix .. toilet, pipework, install .. toilet, install .. sink, install .. shower, fit .. bathroom, replumb, burst pipe, leaking pipe, leaky pipe, water pipe, leaky faucet, fix .. faucet, water heater',
      'Leak detection':
        '~find .. leak, find .. water leak, find .. gas leak, trace .. leak, locate .. leak, detect .. leak, water leak, gas leak',
      'Drain cleaning': 'unblock, blocked drain, clogged drain, clear .. drain, sewer line',
      'Boiler servicing': 'boiler, furnace repair, gas heater',
      'Heating installation': 'heat pump, underfloor heating, radiator, central heating, heating system',
      HVAC: 'air conditioning, air conditioner, ac unit, ventilation system, ductwork, rooftop unit, chiller, compressor, ~condenser',
      Refrigeration: 'refrigerant, walk in cooler, cold room, freezer repair, fridge repair',
      'Gas fitting': 'gas line, as gas fitter, gas certificate',
      Carpentry:
        'as carpenter, timber frame, build .. deck, build .. stairs, staircase, roof truss, build .. shed, wooden stair, hang .. door, fit .. skirting, skirting board, stud wall, fit .. door',
      Joinery: 'as joiner, dovetail, mortise, built in wardrobe, sash window',
      'Cabinet making':
        'as cabinet maker, cabinetry, fit .. kitchen, kitchen cabinet, kitchen install, install .. kitchen, build .. cabinet',
      Woodworking: 'woodwork, wood turning, =woodturning, lathe, sand .. table, oak table, carve .. wood, ~walnut',
      'Furniture restoration':
        'restore .. chair, restore .. table, restore .. furniture, upholster, upholstery, reupholster',
      Roofing:
        'as roofer, roof tile, ~shingle, re roof, reroof, roof repair, repair .. roof, fix .. roof, roof .. watertight, gutter, new roof',
      Glazing: 'as glazier, double glazing, replace .. window pane, window fitting, fit .. window, install .. window',
      Tiling: 'as tiler, lay .. tiles, tile .. bathroom, tile .. floor, tile .. kitchen, grout',
      Flooring:
        'lay .. floor, laminate floor, parquet, hardwood floor, vinyl floor, carpet fitting, fit .. carpet, sand .. floor, lay .. carpet',
      Plastering:
        'plasterer, =plastered, skim .. wall, skim coat, drywall, plasterboard, plaster .. wall, plaster .. ceiling',
      'Painting and decorating':
        'wallpaper, paint .. wall, paint .. room, paint .. house, paint .. office, paint .. fence, repaint, as decorator, paint .. door, paint .. ceiling',
      Locksmithing: 'as locksmith, change .. lock, master key, door lock',
      'Chimney sweeping': 'chimney',
      'Fire alarm installation': 'fire alarm install, install .. fire alarm, smoke detector, install .. alarm',
      'Network cabling':
        'network cable, cat6, structured cabling, fibre splice, fiber splice, patch panel, fiber optic, fibre optic',
      'Lift maintenance': 'elevator repair, elevator installation, elevator shaft, as lift engineer, escalator',
      'Appliance repair':
        'washing machine, dishwasher repair, repair .. dishwasher, dryer repair, repair .. oven, appliance',
      'Vehicle repair':
        'brake pad, engine rebuild, rebuild .. engine, gearbox, ~clutch, ~transmission, car repair, fix .. car, repair .. car, repair .. truck, oil change, exhaust pipe, exhaust system, alternator, timing belt, fix .. truck, spark plug',
      'Vehicle diagnostics':
        'engine fault, fault code, vehicle diagnostic, engine light, diagnose .. car, diagnose .. engine',
      'Tyre fitting': 'tyre, wheel alignment, change .. tire, flat tire',
      Bodywork: '~dent, car paint, respray, panel beating, body shop',
      'Bicycle repair': 'bike repair, bicycle repair, true .. wheel, fix .. bike, repair .. bike, bottom bracket',
      'Aircraft maintenance': 'aircraft maintenance, avionics, airframe, line maintenance, hangar',
      'Boat building': 'boat building, as boat builder, hull repair, fibreglass, fiberglass, outboard',
      'Watch repair': 'as watchmaker, watch repair, clock repair',
      'Instrument repair': 'as luthier, piano tuning, tune .. piano, repair .. violin',
      'Handyman work': 'as handyman, flat pack, odd job, assemble .. furniture, put up .. shelf, put up .. shelves',
    },
    'Quality and safety': {
      'Electrical safety testing':
        'pat test, electrical inspection, electrical certificate, insulation test, earth fault, ground fault, short circuit',
      'Building code compliance':
        'building code, code inspection, pass .. inspection first time, final inspection, as building inspector',
    },
    'Problem solving': {
      'Fault finding':
        'fault find, trace .. fault, find .. fault, fault tracing, hidden fault, find .. short, trace .. short, locate .. fault',
    },
    Sales: {
      'Job estimating': 'estimate .. job, job estimate, quote .. job, site estimate',
    },
    Teaching: {
      'Apprentice training': 'apprentice, teach .. trade, trade school',
    },
  },
};
