import { createHmac } from 'node:crypto';
import test from 'ava';
import { createTwilioTexter } from '#infrastructure/twilio/texter.ts';
import { ACCOUNT, AUTH_TOKEN, OUR_NUMBER } from '../support/twilio-answers.ts';

const settings = { accountSid: ACCOUNT, authToken: AUTH_TOKEN, from: OUR_NUMBER, apiBase: null };

/** As Twilio documents it: address, then every field in order of its name, signed by the token. */
const sign = (token: string, url: string, fields: Readonly<Record<string, string>>) => {
  const signed = Object.keys(fields)
    .sort()
    .reduce((all, name) => all + name + fields[name], url);
  return createHmac('sha1', token).update(signed).digest('base64');
};

test('an incoming text is read when its signature is over our address and every field', (t) => {
  const url = 'https://cairn.example/api/webhooks/twilio';
  const fields = {
    MessageSid: 'SM1',
    AccountSid: ACCOUNT,
    From: '+12025550123',
    To: OUR_NUMBER,
    Body: 'Stop, bitte ü',
  };
  const texter = createTwilioTexter(settings);
  const signature = sign(AUTH_TOKEN, url, fields);
  const read = { id: 'SM1', from: '+12025550123', to: OUR_NUMBER, body: 'Stop, bitte ü', optOut: null, media: 0 };
  t.deepEqual(texter.read(url, fields, signature), read);
  t.is(texter.read(url, { ...fields, From: '+12025550124' }, signature), null);
  t.is(texter.read(url, { ...fields, More: '' }, signature), null);
  t.is(texter.read('https://elsewhere.example/api/webhooks/twilio', fields, signature), null);
  t.is(texter.read(url, fields, sign('another token', url, fields)), null);
  const understood = { ...fields, OptOutType: 'STOP' };
  const pictures = { ...fields, NumMedia: '2' };
  t.is(texter.read(url, pictures, sign(AUTH_TOKEN, url, pictures))?.media, 2);
  t.is(texter.read(url, understood, sign(AUTH_TOKEN, url, understood))?.optOut, 'stop');
});

test('what is signed but no text is nothing', (t) => {
  const url = 'https://cairn.example/api/webhooks/twilio';
  const fields = { CallSid: 'CA1' };
  t.is(createTwilioTexter(settings).read(url, fields, sign(AUTH_TOKEN, url, fields)), null);
});

test('the signature is the one of the example in Twilio’s documentation', (t) => {
  const fields = {
    CallSid: 'CA1234567890ABCDE',
    Caller: '+14158675309',
    Digits: '1234',
    From: '+14158675309',
    To: '+18005551212',
  };
  t.is(sign('12345', 'https://mycompany.com/myapp.php?foo=1&bar=2', fields), 'RSOYDt4T1cUTdK1PDd93/VVr8B8=');
});
