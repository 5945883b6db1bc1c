import test from 'ava';
import { networksOf } from '#domain/documents/networks.ts';

test('a post is for the network of its kind, custom content for those that its prompt names, else its text', (t) => {
  t.deepEqual(networksOf('linkedin-post', 'for twitter', ''), ['linkedin']);
  t.deepEqual(networksOf('social-thread', '', ''), ['x']);
  t.deepEqual(networksOf('twitter-post', '', ''), ['x']);
  t.deepEqual(networksOf('cv', 'for LinkedIn', 'linkedin.com/in/me'), []);
  const custom = (asked: string, text = '') => networksOf('custom-content', asked, text);
  t.deepEqual(custom('A toast for LinkedIn, please'), ['linkedin']);
  t.deepEqual(custom('ein Thread über Pflege'), ['x']);
  t.deepEqual(custom('something for x.com'), ['x']);
  t.deepEqual(custom('LinkedIn and Twitter'), ['linkedin', 'x']);
  t.deepEqual(custom('for social media'), ['linkedin', 'x']);
  t.deepEqual(custom('a toast', 'See you on LinkedIn'), ['linkedin']);
  t.deepEqual(custom('what I did at netflix.com and fedex.com'), []);
});
