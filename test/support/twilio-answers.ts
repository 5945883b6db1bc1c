/** Answers as Twilio documents them, for numbers that belong to nobody. */
export const ACCOUNT = 'AC00000000000000000000000000000001';
export const AUTH_TOKEN = 'a token for tests alone';
export const OUR_NUMBER = '+12025550199';
export const MESSAGES = `/2010-04-01/Accounts/${ACCOUNT}/Messages.json`;

/** 201: the message it has queued. */
export const queued = (to: string, body: string) => ({
  account_sid: ACCOUNT,
  api_version: '2010-04-01',
  body,
  date_created: 'Fri, 20 Nov 2026 09:00:00 +0000',
  date_sent: null,
  date_updated: 'Fri, 20 Nov 2026 09:00:00 +0000',
  direction: 'outbound-api',
  error_code: null,
  error_message: null,
  from: OUR_NUMBER,
  messaging_service_sid: null,
  num_media: '0',
  num_segments: '1',
  price: null,
  price_unit: 'USD',
  sid: 'SM00000000000000000000000000000001',
  status: 'queued',
  subresource_uris: {},
  to,
  uri: MESSAGES.replace('.json', '/SM00000000000000000000000000000001.json'),
});

/** Every error: its status, Twilio's own code, and words for people. */
export const problem = (status: number, code: number, message: string) => ({
  code,
  message,
  more_info: `https://www.twilio.com/docs/errors/${code}`,
  status,
});
