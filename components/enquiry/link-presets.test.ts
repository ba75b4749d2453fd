import { getTopics } from '@/lib/server/catalogue/catalogue';
import { answersFromLink, topicOf } from './link-presets';

const topics = getTopics();

test.each([
  ['vue-js', 'Vue.js'],
  ['digital-marketing-and-seo', 'Digital Marketing & SEO'],
  ['Next event', 'Next event'],
  ['next-event', 'the next event'],
  [
    'the CPISM class in Gulshan-e-Iqbal, see evil.example/x',
    'the CPISM class in Gulshan-e-Iqbal, see evil example x',
  ],
  ['no-such-course', 'no such course'],
  ['constructor', 'constructor'],
  ['', ''],
])('an enquiry about %j is about “%s”', (topic, text) => {
  expect(topicOf({ topic }, topics)).toBe(text);
});

test('without titles the topic is made of the slug, and fits into a heading', () => {
  expect(topicOf({ topic: 'vue-js' }, {})).toBe('vue js');
  expect(topicOf({ topic: 'x'.repeat(500) }, topics)).toHaveLength(90);
});

test("the topic does not use the message's characters", () => {
  expect(answersFromLink({ course: 'ACCP-AI', topic: 'adse' })).toEqual({ course: 'ACCP-AI' });
});
