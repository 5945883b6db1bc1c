import type { Field } from './field.ts';

export const customerSupport: Field = {
  name: 'customer support',
  cues: 'customer, client, caller, ticket, helpdesk, call centre, call center, guest, complaint, refund',
  skills: {
    Customers: {
      'Customer service':
        'serve .. customer, help .. customer, customer question, customer request, assist .. customer, customer thank, customer happy, happy customer',
      'Complaint handling':
        'complaint, complain, unhappy customer, upset customer, angry customer, furious customer, angry client, upset client, angry caller, unhappy client, angry passenger, angry guest, upset guest, unhappy guest',
      'Ticket resolution':
        'support ticket, close .. ticket, clear .. ticket, ticket backlog, ticket queue, resolve .. ticket, solve .. ticket, answer .. ticket',
      'Phone support':
        'phone support, hotline, call centre, call center, answer .. call, take .. call from .. customer, caller, handle .. call',
      'Live chat support': 'live chat, support chat, chat support',
      'Customer onboarding':
        'onboard .. customer, onboard .. client, customer onboarding, client onboarding, set up .. new customer, set up .. new client',
      'Customer retention':
        'keep .. customer from leaving, keep .. client from leaving, win back, won .. back, churn, cancel .. contract, retain .. customer, retain .. client, save .. account, customer stay, client stay, wanted to cancel',
      'Customer success': 'customer success, adoption rate, health score',
      'Customer satisfaction':
        'nps, csat, customer satisfaction, satisfaction score, five star review, good review, satisfaction rating, positive review',
      'Service recovery':
        'apologise to .. customer, apologise to .. client, make it right, goodwill, free replacement, apologise to .. guest',
      'Refund handling': 'refund, chargeback, warranty claim',
      'Help article writing': 'help article, faq, knowledge base, help centre, help center, support article',
      'Escalation management': 'escalation, escalate, escalated case',
      'Technical support':
        'helpdesk, help desk, it support, technical support, reset .. password, remote support, first level support, second level support',
      'Client relations':
        'client relationship, customer relationship, trust of .. client, trust of .. customer, client trust, regain .. trust, relationship with .. client',
      'Client consultation':
        'advise .. client, advise .. customer, consult with .. client, client consultation, client meeting, client call',
      'User feedback':
        'customer feedback, user feedback, customer survey, customer interview, feedback from .. customer, feedback from .. user',
      'Service level management': 'sla, response time to customer, first response time, service level',
      'Order processing': 'process .. order, order entry, rush order, take .. order, customer order, order desk',
      'Returns handling': 'return parcel, process .. return, customer return, exchange .. item',
      'Passenger service': 'passenger, as cabin crew, as flight attendant, gate agent, check in counter, =boarding',
      'Public enquiries': 'enquiry, inquiry desk, information desk, citizen question',
    },
  },
};
