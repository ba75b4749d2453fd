import { getTopics } from '@/lib/content/any-course';
import { startValues } from './prefill';

const message = (topic: string, topics = getTopics()) => startValues({ topic }, topics).others;

test.each([
  ['vue-js', 'About: Vue.js'],
  ['digital-marketing-and-seo', 'About: Digital Marketing & SEO'],
  ['Next event', 'About: Next event'],
  ['no-such-course', 'About: no such course'],
  ['constructor', 'About: constructor'],
])('the message of an enquiry about %s is “%s”', (topic, text) => {
  expect(message(topic)).toBe(text);
});

test('without the titles the message has the words of the slug', () => {
  expect(message('vue-js', {})).toBe('About: vue js');
});

test('the message keeps to the 50 characters of its field', () => {
  for (const slug of Object.keys(getTopics())) expect(message(slug)?.length).toBeLessThanOrEqual(50);
});
