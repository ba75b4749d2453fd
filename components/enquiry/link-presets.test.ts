/** @jest-environment node */
import { getTopics } from '@/lib/server/catalogue/catalogue';
import { programSentence, answersFromLink, topicOf } from './link-presets';

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

test('a course names its program; other topics and unknown programs do not', () => {
  expect(programSentence({ course: 'ACCP-AI', topic: 'adse' }, topics)).toBe(
    'The form calls this program “ACCP AI”.',
  );
  expect(programSentence({ course: 'ACCP-AI', topic: 'Next event' }, topics)).toBeUndefined();
  expect(programSentence({ course: 'STC', topic: 'next-event' }, topics)).toBeUndefined();
  expect(programSentence({ course: 'NONE', topic: 'adse' }, topics)).toBeUndefined();
});

test("the topic does not use the message's characters", () => {
  expect(answersFromLink({ course: 'ACCP-AI', topic: 'adse' })).toEqual({ course: 'ACCP-AI' });
});
