import type { Field } from './field.ts';

export const logistics: Field = {
  name: 'logistics',
  cues: 'warehouse, pallet, truck, delivery, shipment, parcel, route, driver, dock, freight, carrier, container, supplier, inventory, order, van',
  skills: {
    Delivery: {
      'Order picking': 'pick .. order, order picking, pick rate, picking error, as picker',
      'Order packing': 'pack .. order, pack .. parcel, packing station, packing table',
      'Forklift operation':
        '-, drive .. forklift, operate .. forklift, forklift licence, forklift license, forklift operator, forklift test, with forklift, reach truck, pallet jack',
      'Loading and unloading':
        'load .. truck, unload .. truck, unload .. container, load .. container, unload .. pallet, load .. van, unload .. lorry, load .. trailer',
      'Truck driving': 'as truck driver, ~lorry, long haul, hgv, semi truck, ~trailer',
      'Parcel delivery':
        'deliver .. parcel, deliver .. package, parcel, as courier, mail round, letters delivered, postal round',
      'Bus driving': 'as bus driver, drive .. bus, bus route, as coach driver',
      'Train driving': 'as train driver, locomotive, as tram driver',
      'Shipping and receiving':
        'shipment, goods in, goods receipt, receive .. goods, receiving dock, ship .. order, bill of lading',
      'Freight forwarding': 'freight, carrier rate, air cargo, sea freight',
      'Cold chain management': 'cold chain, temperature controlled, refrigerated truck',
      'Last-mile delivery': 'last mile',
      'Removals work': 'piano move, household move, removal firm, move house for',
      'Air traffic control': 'air traffic control, as air traffic controller',
      Piloting: 'cockpit, as first officer, flight hours',
      Seamanship: '~vessel, harbour, harbor, docking manoeuvre, as sailor, as deckhand',
    },
    Organisation: {
      'Route planning':
        'route plan, plan .. route, delivery route, optimise .. route, reroute, tour planning, driving route',
      'Inventory management':
        'inventory, stock count, stocktake, stock level, cycle count, stock taking, out of stock, stockout, overstock, count .. stock',
      'Warehouse management':
        '~warehouse, storage location, bin location, wms, stockroom, storeroom, reorganise .. shelves, =racking',
      Dispatching: 'as dispatcher, dispatch .. driver, dispatch desk, dispatch .. truck',
      'Fleet management': '~fleet, vehicle park, mileage log',
      'Supply chain management': 'supply chain, lead time, demand plan, safety stock, supply shortage',
      Procurement: '~procure, procurement, purchase order, =purchasing, =sourcing',
      'Supplier management': 'supplier, ~vendor',
      'Customs clearance': '=customs, import duty, export paper, tariff code',
      'Import and export': 'import license, export license, incoterm, letter of credit',
      'Delivery scheduling': 'delivery schedule, delivery window, schedule .. delivery, dock schedule, delivery slot',
      'Returns logistics': 'returns centre, reverse logistics',
      'Materials planning': 'mrp, material plan, material requirement, reorder point',
      'Event logistics': 'stage transport, event logistics, load in, set up .. stage',
      'Transport coordination': '~transport, patient transport, school transport, haulage',
    },
    'Quality and safety': {
      'Load securing': 'secure .. load, load securing, tie down .. load',
      'Accident-free driving':
        'accident free driving, accident free kilometre, accident free mile, accident free year, mile without accident, kilometre without accident',
    },
  },
};
