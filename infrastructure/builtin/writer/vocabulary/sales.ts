import type { Field } from './field.ts';

export const sales: Field = {
  name: 'sales',
  cues: 'customer, client, deal, quota, prospect, revenue, contract, buyer, account, pipeline, store, shop, sale',
  skills: {
    Organisation: {
      Fundraising:
        'fundraise, fundraiser, raise money for, raise .. for charity, raise .. for .. bank, raise .. for .. school, raise .. for .. shelter, ~donor, donation, raised for charity, =crowdfunding, seed round, raise .. funding',
    },
    Sales: {
      'Closing deals':
        'close .. deal, close .. sale, close .. contract, sign .. contract with, signed contract, win .. deal, land .. deal, seal .. deal, close .. client, sign .. client, sign .. customer, land .. client, land .. customer, win .. contract, win client, win customer, win .. new client, win .. new customer, win .. big client',
      Selling: 'sell .. =more, sales call, best seller',
      Prospecting: 'prospect, cold call, cold email, outbound call, lead list',
      'Lead generation': 'lead generation, generate .. lead, new lead, sales lead, inbound lead',
      'Lead qualification': 'qualify .. lead, discovery call, lead scoring',
      'Sales negotiation': 'negotiate .. deal, negotiate .. price, negotiate .. contract, price negotiation, haggle',
      'Account management': 'as account manager, key account, manage .. account, account plan, account review',
      'Contract renewal':
        'renew .. contract, contract renewal, sign .. renewal, renew .. subscription, renewal rate, renew for',
      Upselling: 'upsell, up sell, upgrade .. to .. plan, larger plan, bigger plan',
      'Cross-selling': 'cross sell, add on sale',
      'Sales presentation': 'sales pitch, pitch to .. client, pitch to .. customer, sales deck, pitch .. product',
      'Product demonstration':
        'product demo, demo for .. client, demo for .. customer, demo to .. client, demo to .. customer, give .. demo, demo call',
      'Sales forecasting': 'sales forecast, forecast .. sales, forecast revenue',
      'Pipeline management': 'sales pipeline, ~pipeline review, deal pipeline',
      'CRM management': 'crm, salesforce, hubspot',
      'Retail sales':
        '~retail, shop floor, sold .. on .. shop floor, checkout counter, cash register, =till, sell .. at .. shop, sell .. in .. store',
      'Visual merchandising': 'window display, shop window, shop display, store display, merchandise, planogram',
      'Quote preparation':
        'quote for .. client, quote for .. customer, prepare .. quote, send .. quote, price quote, quotation',
      'Tender writing': '~tender, rfp, bid document, bid for .. contract, request for proposal',
      'Pricing strategy': '=pricing, price model, raise .. price, new price',
      'Territory management': 'sales territory, sales region',
      'Channel sales': 'reseller, channel partner, distributor, distribution partner',
      'Sales coaching': 'coach .. sales, coach .. rep, sales training, shadow .. call',
      'Objection handling':
        'objection, hesitant buyer, skeptical buyer, sceptical buyer, hesitant customer, sceptical customer, skeptical customer',
      'Referral building': 'referral, referred new, word of mouth',
      'Trade fair sales': 'trade fair, trade show, sales booth, exhibition stand',
      'Revenue growth':
        'grow .. revenue, increase .. revenue, raise .. revenue, increase .. sales, grow .. sales, boost .. sales, raise .. sales, sales up, revenue up, lift .. sales',
      'Quota attainment': 'quota, sales target, beat .. target, monthly target, hit .. target',
      'Insurance sales': 'insurance policy, sell .. insurance, insurance sale, as insurance broker',
      'Car sales': 'test drive, car dealership, sell .. car, sold cars',
      'Ticket sales': 'ticket sale, sell .. ticket, box office, sold out',
      'E-commerce': 'online shop, webshop, web shop, online store, shopify, etsy, amazon listing, ecommerce',
      'Market expansion': 'new market, enter .. market, market entry',
      'Partnership development': 'partnership, strategic partner, new partner, partner with',
    },
  },
};
