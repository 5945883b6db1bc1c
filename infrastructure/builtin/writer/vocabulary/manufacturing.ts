import type { Field } from './field.ts';

export const manufacturing: Field = {
  name: 'manufacturing',
  cues: 'machine, line, factory, plant, operator, shift, assembly, production, scrap, mill, press, defect, batch, conveyor',
  skills: {
    Delivery: {
      'Machine operation':
        'run .. machine, operate .. machine, operate .. press, as machine operator, packing machine, filling machine',
      'Machine setup': 'machine setup, set up .. machine, changeover, change over time, tool change, smed, setup time',
      'CNC machining': 'cnc, g code, five axis, milling machine, as machinist',
      Welding: 'weld, as welder, mig, tig',
      'Sheet metal work': 'sheet metal, press brake, metal bending',
      Assembly:
        'assembly line, assemble .. unit, assemble .. machine, assemble .. part, assembly station, as assembler',
      'Injection moulding': 'injection molding, injection moulding, mould change, mold change',
      'Electronics assembly': 'solder, circuit board, pcb, smt line',
      '3D printing': '3d print, additive manufacturing',
      'Robot programming': '~robot, robot cell, cobot, robot arm',
      'PLC programming': 'plc, scada, siemens s7, ladder logic',
      'Production planning': 'production plan, production schedule, capacity plan, plan .. production',
      'Machine maintenance':
        'maintain .. machine, machine maintenance, preventive maintenance, service .. machine, replace .. bearing, repair .. machine, repair .. conveyor, fix .. conveyor, =bearing, =bearings, lubricate, fix .. machine, get .. machine running, get .. line running, hydraulic',
      'Textile production': '~loom, textile, =weaving, sewing line, knitting machine',
      'Printing press operation': 'printing press, offset print',
      'Food production': 'bottling line, food production, bottling plant, packaging line',
      'Pharmaceutical production': 'gmp, clean room, cleanroom, tablet press',
      'Mechanical engineering': 'as mechanical engineer, gear design, hydraulic cylinder, mechanical design',
      'Electrical engineering': 'as electrical engineer, circuit design, power supply design',
      'Chemical processing': 'distillation, reactor batch, chemical plant, chemical process',
      Metrology: 'calibrate, calibration, gauge check, caliper, coordinate measuring',
      'CAD design': 'cad, solidworks, autocad, technical drawing, catia, fusion 360',
      Prototyping: 'prototype',
    },
    'Process improvement': {
      'Lean manufacturing': 'lean production, lean project, lean thinking, kanban card, value stream, takt, =gemba',
      '5S': '5s',
      Kaizen: 'kaizen, continuous improvement',
      'Six Sigma': 'six sigma, dmaic, green belt, black belt project',
      'Scrap reduction':
        'reduce .. scrap, scrap rate, cut .. scrap, less scrap, reject rate, lower .. scrap, reduce .. waste, cut .. waste, less waste',
      'Downtime reduction': 'downtime, unplanned stop, line stop, machine stop, standstill, stoppage',
      'Throughput improvement': 'throughput, cycle time, output per hour, units per hour, parts per hour, bottleneck',
      'Energy saving':
        'energy saving, energy use, power consumption, compressed air leak, electricity use, save .. energy, energy bill, energy cost',
    },
    'Quality and safety': {
      'Quality control':
        'quality control, quality check, inspect .. part, defect rate, visual inspection, qc, defective part, faulty part, wrong part, final check',
      'Quality assurance': 'quality assurance, quality management, iso 9001, quality audit, quality manual',
      'Statistical process control': 'spc, control chart, process capability',
      'Failure analysis': 'fmea, failure analysis, failure mode',
      'Machine safety': 'lockout, machine guard, emergency stop, light curtain, lock out tag out',
      'Occupational safety':
        'accident free, without accident, no accident, osha, safety rule, ppe, workplace safety, work accident, lost time, safety training, safety inspection, health and safety, trip hazard',
      'Batch documentation': 'batch record, batch documentation',
      'Hazardous materials handling': 'hazardous, chemical spill, hazmat, dangerous goods',
    },
  },
};
