import type { Field } from './field.ts';

export const marketing: Field = {
  name: 'marketing',
  cues: 'campaign, audience, brand, newsletter, ad, ads, traffic, clicks, followers, landing page, website, conversion, content',
  skills: {
    Creativity: {
      'Content marketing':
        'content plan, content calendar, content strategy, blog series, white paper, whitepaper, content hub',
      Copywriting:
        'as copywriter, ad copy, write .. copy, ~headline, slogan, tagline, product description, website text, web copy',
      Blogging: 'blog post, blog article, blog entry, write .. blog',
      'Social media':
        'instagram, tiktok, linkedin post, facebook, twitter, social channel, social post, follower, youtube channel',
      Branding:
        'brand launch, brand identity, brand voice, our =brand, rebrand, ~logo, corporate identity, brand guideline',
      'Brand strategy': 'brand positioning, brand strategy, positioning workshop',
      'Campaign management': 'campaign',
      'Influencer marketing': 'influencer',
      Podcasting: 'podcast',
      'Event marketing': 'launch party, launch event, brand event, open day, promotional event',
      Storytelling: 'as storyteller, brand story, customer story, case study, success story',
    },
    Sales: {
      SEO: 'search engine optimisation, search ranking, organic traffic, keyword research, backlink, google ranking, page one of google, organic search',
      'Paid advertising':
        'google ads, facebook ads, ppc, ad spend, paid search, ad budget, paid social, ad campaign, cost per click',
      'Email marketing':
        'newsletter, email campaign, open rate, mailing list, subscriber list, drip campaign, email sequence',
      'Conversion optimisation':
        'conversion rate, ~conversion, a b test, ab test, landing page, signup rate, cart abandonment',
      'Market research': 'market research, competitor analysis, focus group, market study, competitor research',
      'Marketing analytics': 'google analytics, attribution, marketing dashboard, campaign report, roas, utm',
      'Marketing strategy': 'marketing strategy, marketing plan, go to market, marketing budget',
      'Product marketing': 'product launch, launch plan, product positioning, launch messaging',
      'Demand generation': 'demand generation, webinar lead, marketing qualified lead, mql',
      'Marketing automation': 'marketing automation, mailchimp, marketo, welcome sequence',
      'Affiliate marketing': 'affiliate',
      'Community building': 'as community manager, discord server, user community, online community, meetup',
      'Local marketing': '~flyer, ~leaflet, google business profile, local paper ad, poster campaign',
      'Loyalty programmes': 'loyalty programme, loyalty program, loyalty card, bonus card',
    },
    Communication: {
      'Press relations':
        'press release, journalist, media coverage, press conference, interview with .. newspaper, press inquiry, local newspaper, tv interview, radio interview',
      'Public relations': 'public relations, pr agency, reputation, crisis statement',
      Webinars: 'webinar',
    },
    Research: {
      'Audience research': 'persona, audience research, audience segment, target group, customer segment',
    },
  },
};
