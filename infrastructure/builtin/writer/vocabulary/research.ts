import type { Field } from './field.ts';

export const research: Field = {
  name: 'research',
  cues: 'lab, experiment, paper, sample, protein, study, journal, professor, researcher, hypothesis, publication, assay, telescope, microscope, thesis, phd, reviewer',
  skills: {
    Research: {
      'Fact-finding': 'fact finding, investigation, collect .. evidence',
      'Laboratory work':
        'lab work, laboratory, as lab technician, pipette, =pipetting, titration, lab bench, lab result, lab test',
      'Experimental design':
        'design .. experiment, design .. study, pilot study, experimental setup, control group, randomised',
      'Experiment execution':
        'run .. experiment, experiment work, experiment run, reproduce .. result, replicate .. result, replicate .. study, measurement campaign, experiment succeed',
      'Academic writing':
        'write .. paper, paper .. accepted, paper published, journal article, manuscript, submit .. paper, publish .. paper, conference paper, submit .. manuscript, write .. thesis chapter, write .. chapter, publish .. article, dissertation, finish .. thesis, submit .. thesis, defend .. thesis, words of .. thesis',
      'Literature review':
        'literature review, systematic review, read .. paper, meta analysis, literature search, review .. literature',
      'Grant writing':
        '=grant, =grants, funding application, research proposal, grant proposal, research funding, write .. proposal for .. funding',
      'Peer review': 'peer review, review .. manuscript, referee report, review .. paper, reviewer comment',
      'Conference presentation':
        'conference talk, conference poster, present .. conference, poster session, present .. paper, talk at .. conference, speak at .. conference, invited talk',
      'Qualitative research': 'qualitative, ethnography, thematic analysis, coded interviews, interview transcript',
      'Quantitative research': 'quantitative',
      Interviewing:
        'conduct .. interview, interview .. participant, interview .. expert, field interview, interview .. witness',
      'Survey design': 'survey design, questionnaire, design .. survey, create .. survey',
      Fieldwork:
        'fieldwork, field work, field study, field sample, field campaign, collect .. sample, field trip to collect',
      'Molecular biology': 'pcr, dna, rna, gel electrophoresis, plasmid, =cloning, =sequencing, crispr, western blot',
      'Cell culture': 'cell culture, cell line, stem cell, ~incubator',
      Microscopy: 'microscope, microscopy, electron microscope',
      'Chemical synthesis': 'synthesise, chemical synthesis, compound synthesis, crystallise, yield of .. reaction',
      'Chemical analysis': 'hplc, mass spectrometry, chromatography, spectrometer, spectroscopy, titrate',
      'Physics experimentation': 'laser setup, vacuum chamber, particle detector, interferometer, cryostat',
      Simulation: 'simulate, simulation, finite element, fem model, monte carlo, numerical model',
      'Mathematical proof': 'theorem, ~lemma, prove .. conjecture, mathematical proof',
      Astronomy: 'telescope, astronomy, exoplanet, galaxy',
      Ecology: 'biodiversity, species count, habitat, ecosystem, bird count, wildlife survey',
      'Climate research': 'climate model, emission data, greenhouse gas, ice core',
      Archaeology: 'archaeology, archaeological, artefact, dig site',
      'Historical research': 'archive research, historical record, as historian, primary source, archival',
      'Clinical trials':
        'clinical trial, enrol .. participant, enroll .. participant, recruit .. participant, recruit .. patient, trial site, study participant',
      Epidemiology: 'epidemiology, contact tracing, outbreak investigation, incidence rate',
      'Research ethics': 'ethics approval, irb, ethics committee, informed consent, ethics board',
      'Patent writing': 'patent',
      'Technology transfer': 'spin off, technology transfer, license .. invention',
      'Animal research care': 'lab animal, mouse model, animal facility',
      'Technology scouting':
        'technology scouting, evaluate .. vendor, evaluate .. tool, proof of concept, compare .. tool, feasibility study',
      'Policy research': 'policy brief, policy analysis, policy paper',
    },
  },
};
