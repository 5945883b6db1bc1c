// Preloaded into the server: a DNS of a few records, so that signatures can be checked without any.
import { Resolver } from 'node:dns/promises';

const records = new Map(Object.entries(JSON.parse(process.env.BOMBS_DNS ?? '{}')));

Resolver.prototype.resolve = async (name, type) => {
  const text = records.get(`${type} ${name}`);
  if (text === undefined) throw Object.assign(new Error('no record'), { code: 'ENOTFOUND' });
  return [[text]];
};
