import type { Field } from './field.ts';

export const construction: Field = {
  name: 'construction',
  cues: 'building site, site, concrete, crane, foreman, subcontractor, excavator, architect, contractor, scaffold, foundation, bridge, road, slab',
  skills: {
    Delivery: {
      Concreting: 'concrete, pour .. slab, pour .. foundation, formwork, screed',
      Bricklaying: 'as bricklayer, lay .. bricks, brick wall, masonry, ~mortar, as mason',
      Scaffolding: 'scaffold',
      'Steel erection': 'steel frame, erect .. steel, steel beam, rebar, structural steel',
      Groundworks: 'excavate, ~trench, groundwork, earthwork, dig .. foundation, excavation',
      'Heavy equipment operation': 'excavator, bulldozer, backhoe, ~digger, wheel loader, heavy equipment, skid steer',
      'Crane operation': 'operate .. crane, crane operator, tower crane, heavy lift, =rigging',
      Demolition: 'demolish, demolition, tear down .. wall, tear down .. building, knock down .. wall',
      Insulation: 'insulate, loft insulation, cavity wall, insulation batts',
      Waterproofing: 'waterproof, damp proof, membrane roof, damp course',
      'Road construction': 'road works, roadworks, lay .. asphalt, asphalt, =paving, tarmac, kerb',
      'Rail construction': 'lay .. track, track works, railway sleeper',
      'Bridge construction': 'bridge deck, bridge bearing, bridge repair',
      'Facade works': 'facade, =cladding, curtain wall, render .. wall',
      Renovation: 'renovate, renovation, refurbish, remodel, house conversion, loft conversion',
      'Heritage restoration': 'listed building, heritage building, stone restoration',
      'Tunnel construction': 'tunnel boring, =tunnelling',
    },
    Organisation: {
      'Site management':
        'as site manager, as site supervisor, run .. site, site meeting, as foreman, construction site',
      'Construction scheduling': 'construction schedule, site schedule, building programme, coordinate .. trades',
      'Subcontractor management': 'subcontractor, sub contractor',
      'Quantity surveying': 'as quantity surveyor, bill of quantities, take off, cost estimate for .. building',
      'Building permits': 'building permit, planning permission, planning application, =zoning',
      'Snag resolution': 'snag list, punch list, defect list, =snagging',
    },
    Creativity: {
      Architecture: 'as architect, architectural, floor plan, building design',
      'BIM modelling': 'bim, revit, building model',
      'Landscape architecture': 'as landscape architect, landscape plan',
    },
    Research: {
      'Land surveying': 'land survey, survey .. site, total station, boundary survey, as surveyor',
      'Structural engineering':
        'as structural engineer, structural calculation, load calculation, load bearing, stress analysis',
      'Civil engineering': 'as civil engineer, drainage design, culvert, retaining wall',
      'Soil testing': 'soil test, soil sample, geotechnical, borehole',
    },
    'Quality and safety': {
      'Site safety':
        'site safety, toolbox talk, hard hat, safety briefing, safety walk, fall protection, ~harness, safety induction',
      'Asbestos removal': 'asbestos',
      'Construction inspection':
        'site inspection, inspect .. site, inspect .. weld, inspect .. foundation, building inspection',
    },
  },
};
