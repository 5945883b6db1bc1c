import type { Field } from './field.ts';

export const law: Field = {
  name: 'law',
  cues: 'court, judge, client, contract, lawyer, attorney, plaintiff, defendant, paralegal, settlement, legal, clause, case, hearing',
  skills: {
    Delivery: {
      'Contract drafting':
        'draft .. contract, draft .. agreement, contract template, draft .. clause, write .. contract',
      'Contract review':
        'review .. contract, contract review, review .. lease, review .. agreement, redline, nda, check .. contract',
      'Contract negotiation':
        'contract negotiation, negotiate .. clause, negotiate .. terms, negotiate .. agreement, negotiate .. lease',
      Litigation:
        'lawsuit, litigation, trial in court, win .. case, won case, motion to dismiss, plaintiff, defendant, jury, court filing, cross examine, injunction, file .. motion, win .. appeal, argue .. court, argue .. case, summary judgment',
      'Legal drafting':
        'legal brief, draft .. brief, affidavit, statement of claim, draft .. motion, =pleading, draft .. will, power of attorney',
      'Case preparation':
        'prepare .. hearing, prepare .. trial, prepare .. case, witness preparation, case file, prepare .. witness',
      'Document discovery': 'e discovery, document discovery, disclosure documents, discovery request',
      Settlement: '~settlement, settle .. case, settle .. dispute, settle out of court',
      'Family law': 'divorce, ~custody, alimony, family court',
      'Criminal law': 'criminal case, public defender, acquittal, acquit, ~bail, prosecutor',
      'Employment law': 'employment law, unfair dismissal, labor law, wrongful termination, employment tribunal',
      'Corporate law': 'merger, ~acquisition, shareholder agreement, due diligence, corporate law, m&a',
      'Real estate law': '=conveyancing, title deed, tenancy law, eviction case, land registry',
      'Immigration law': 'visa application, work permit, residence permit, deportation, immigration case, green card',
      'Tax law': 'tax law, tax court, tax ruling',
      'Intellectual property':
        'trademark, copyright, intellectual property, licence agreement, license agreement, infringement',
      'Notarial work': 'as notary, notarise, notarize',
      'Client intake': 'client intake, intake interview',
      'Legal aid': 'pro bono, legal aid, legal clinic',
      'Estate planning': 'estate plan, probate, inheritance, ~testament, last will',
      'Insolvency law': 'insolvency, bankruptcy, administrator of .. company',
      'Court reporting': 'as court reporter, court transcript, ~deposition',
    },
    Research: {
      'Legal research': 'legal research, case law, precedent, legal opinion, statute, legal memo, westlaw',
    },
    'Quality and safety': {
      Compliance:
        'compliance, regulatory, regulation, regulator, anti money laundering, aml, kyc, sanctions check, code of conduct',
      'Risk assessment': 'risk assessment, risk analysis, risk matrix, assess .. risk, risk register, risk report',
      'Policy drafting':
        'policy draft, draft .. policy, internal policy, write .. policy, new policy, update .. policy',
    },
    Communication: {
      Mediation: 'mediate, as mediator, arbitration, mediation',
      'Client counselling': 'legal advice, advise .. on .. rights, explain .. rights',
    },
  },
};
