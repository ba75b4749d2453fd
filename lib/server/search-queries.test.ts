/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { getCentres } from '../shared/content/centres';
import { getFaq } from './content/information';
import { getSource } from './search.ts';
import { buildEngine, search } from '../shared/search/engine.ts';
import type { SearchSource } from '../shared/search/results.ts';

/**
 * What people type and what must come first. Courses, places and pages are those of the content; questions and words that
 * editors change are those of a fixture, so that the table stays true.
 */
type Fixture = Omit<SearchSource, 'documents'> & { answers: SearchSource['documents'] };
const fixture = JSON.parse(readFileSync('tests/fixtures/search.json', 'utf8')) as Fixture;
const source = getSource();
const engine = buildEngine({
  ...fixture,
  documents: [...source.documents.filter(({ kind }) => kind !== 'Answer'), ...fixture.answers],
});

const centre = (slug: string) => `/centre?id=${getCentres().find((one) => one.slug === slug)?.id}`;
const gulshan = centre('gulshan-e-iqbal');
const webDesign = 'website-designing,responsive-web-design';
const english = 'beginners,pre-intermediate,intermediate,upper-intermediate,spoken-english';

test.each([
  // Places: names, areas, cities, other spellings, mistakes.
  ['karachi', 'City', '/centre-page#karachi'],
  ['khi', 'City', '/centre-page#karachi'],
  ['karchi', 'City', '/centre-page#karachi'],
  ['aptech karachi branches', 'City', '/centre-page#karachi'],
  ['lahore', 'City', '/centre-page#lahore'],
  ['hydrabad', 'City', '/centre-page#hyderabad'],
  ['sukkur contact', 'Centre', centre('sukkur')],
  ['johar', 'Centre', centre('gulistan-e-jauhar')],
  ['joher', 'Centre', centre('gulistan-e-jauhar')],
  ['johar town lahore', 'Centre', centre('johar-town')],
  ['bahadrabad', 'Centre', centre('bahadurabad')],
  ['bahadur abad', 'Centre', centre('bahadurabad')],
  ['gulshan', 'Centre', gulshan],
  ['aptech gulshan contact', 'Centre', gulshan],
  ['gulshan eqbal ka number', 'Centre', gulshan],
  ['gulshan hadeed', 'Centre', centre('gulshan-e-hadeed')],
  ['nazimabad', 'Centre', centre('nazimabad')],
  ['aptech north nazimabad number', 'Centre', centre('north-nazimabad')],
  ['northnazimabad', 'Centre', centre('north-nazimabad')],
  ['north karachi', 'Centre', centre('north-karachi')],
  ['dha karachi', 'Centre', centre('defence')],
  ['f.b area', 'Centre', centre('federal-b-area')],
  ['shah faisal', 'Centre', centre('shah-faisal-colony')],
  ['clifton timings', 'Centre', centre('clifton')],
  ['malir cantt address', 'Centre', centre('malir-cantt')],
  ['near me', 'Page', '/locations'],
  // Words that a question answers.
  ['diploma fees karachi', 'Answer', '/courses-adse'],
  ['softwar enginering fee karachi', 'Answer', '/courses-adse'],
  ['fees kitni hai', 'Answer', '/faq#fees'],
  ['adse fees', 'Answer', '/courses-adse'],
  ['python ki fees', 'Answer', '/courses-details?id=0'],
  ['power bi price', 'Answer', '/short-courses#power-bi'],
  ['fee installment', 'Answer', '/faq#instalments'],
  ['dakhla', 'Answer', '/faq#how-to-enrol'],
  ['admision open', 'Answer', '/faq#how-to-enrol'],
  ['class ka waqt', 'Answer', '/faq#days-and-times'],
  ['wazifa', 'Answer', '/faq#scholarship'],
  ['scolarship', 'Answer', '/faq#scholarship'],
  ['free course', 'Answer', '/faq#scholarship'],
  ['fees refund policy', 'Answer', '/faq#refund'],
  ['hostel', 'Answer', '/faq#hostel'],
  ['imtihan', 'Answer', '/faq#results'],
  ['result check', 'Answer', '/faq#results'],
  ['nokri', 'Answer', '/faq#job-promise'],
  ['jobs', 'Answer', '/faq#job-promise'],
  ['certificate', 'Answer', '/faq#certificate'],
  ['certificate verification', 'Answer', '/faq#verify'],
  ['hec recognised', 'Answer', '/faq#recognised'],
  ['age limit', 'Answer', '/faq#age'],
  ['girls', 'Answer', '/faq#women'],
  ['laptop', 'Answer', '/faq#laptop'],
  ['6 months course', 'Answer', '/faq#how-long'],
  ['online classes', 'Answer', '/faq#online'],
  ['hardware networking', 'Answer', '/faq#networking'],
  ['matric ke baad kya karein', 'Answer', '/faq#who-can-join'],
  ['o level', 'Answer', '/faq#who-can-join'],
  ['helpline number', 'Answer', '/faq#contact'],
  ['islamabad', 'Answer', '/faq#another-city'],
  // Times, days, a course at a place.
  ['evening', 'Classes', '/batches?time=evening'],
  ['subah ki class', 'Classes', '/batches?time=morning'],
  ['weekend', 'Classes', '/batches?days=tts'],
  ['saturday classes', 'Classes', '/batches?days=tts'],
  ['evening python karachi', 'Classes', '/batches?course=python-django,python&city=karachi&time=evening'],
  ['shaam english gulshan', 'Classes', `/batches?course=${english}&centre=gulshan-e-iqbal&time=evening`],
  ['web designing karachi', 'Classes', `/batches?course=${webDesign}&city=karachi`],
  ['new batch', 'Classes', '/batches'],
  // Courses.
  ['graphic designing', 'Course', '/courses-sp#graphic-design-and-video'],
  ['ms office', 'Course', '/courses-sc#office-automation'],
  ['spoken english', 'Course', '/short-courses#spoken-english'],
  ['ai course', 'Course', '/courses#ai-and-ml'],
  ['web development', 'Course', '/courses-details?id=3'],
  ['best python course', 'Course', '/courses-details?id=0'],
  ['ethical hacking', 'Course', '/courses#cybersecurity-and-digital-forensics'],
  ['youtube video editing', 'Course', '/courses-sp#graphic-design-and-video'],
  ['angrezi', 'Page', '/courses-lg'],
  ['computer course near me', 'Page', '/courses'],
  // Pages, and the event for its own words only.
  ['complaint', 'Page', '/feedback'],
  ['franchise', 'Page', '/partner'],
  ['bachon ke liye', 'Page', '/aptech-technology-camp'],
  ['teacher vacancy', 'Page', '/career'],
  ['event karachi', 'Event', '/events'],
  ['vision visitor', 'Event', '/aptech-vision-vistor'],
  ['conference', 'Event', '/aptech-vision-conference-pass'],
  ['lost my pass', 'Event', '/pass'],
  ['event pass lost', 'Event', '/pass'],
  ['pass gum ho gaya', 'Event', '/pass'],
  ['next event', 'Event', '/events'],
  ['upcoming events', 'Event', '/events'],
  // Names written together, apart, or with signs.
  ['nodejs', 'Course', '/courses-adse#hdse-2'],
  ['node js', 'Course', '/courses-adse#hdse-2'],
  ['Node.js', 'Course', '/courses-adse#hdse-2'],
  ['reactjs', 'Course', '/courses-details?id=5'],
  ['react js', 'Course', '/courses-details?id=5'],
  ['vuejs', 'Course', '/short-courses#vue-js'],
  ['vue', 'Course', '/short-courses#vue-js'],
  ['nextjs', 'Course', '/courses-adse#adse-2'],
  ['next js', 'Course', '/courses-adse#adse-2'],
  ['powerbi', 'Course', '/short-courses#power-bi'],
  ['chatgpt', 'Course', '/courses-sc#chat-gpt-for-developers'],
  ['msoffice', 'Course', '/courses-sc#office-automation'],
  ['gulshaneiqbal', 'Centre', gulshan],
  ['gulshaneiqbl', 'Centre', gulshan],
  ['gulistanejauhar', 'Centre', centre('gulistan-e-jauhar')],
  ['johartown', 'Centre', centre('johar-town')],
  ['c#', 'Course', '/courses-sp#asp-net-core'],
  ['c sharp', 'Course', '/courses-sp#asp-net-core'],
  ['.net', 'Course', '/courses-sp#asp-net-core'],
  ['asp.net', 'Course', '/short-courses#asp-net'],
  ['next class', 'Classes', '/batches'],
  // Letters and digits beside other words.
  ['c programming', 'Course', '/courses-adse#cpism'],
  ['python 3', 'Course', '/courses-details?id=0'],
  ['dha phase 2', 'Centre', centre('defence')],
  // Words that decide nothing, alone.
  ['what is aptech', 'Page', '/about'],
  ['aptech kya hai', 'Page', '/about'],
])('“%s” gives the %s %s first', (query, kind, href) => {
  const [first] = search(engine, query).hits;
  expect([first?.kind, first?.href]).toEqual([kind, href]);
});

test('results with all words come first, and words that decide nothing bring none', () => {
  const hrefsOf = (query: string) => search(engine, query).hits.map(({ href }) => href);
  const hrefs = hrefsOf('what is the best python django course in pakistan');
  expect(hrefs[0]).toBe('/courses-sp#python-django');
  expect(hrefs.length).toBeGreaterThan(3);
  expect([...hrefsOf('python'), ...hrefsOf('django')]).toEqual(expect.arrayContaining(hrefs));
});

test('after the answers come the classes, then the place that was named with them', () => {
  const hrefs = search(engine, 'softwar enginering fee karachi').hits.map(({ href }) => href);
  expect(hrefs.slice(0, 5)).toEqual([
    '/courses-adse',
    '/courses-hdse',
    '/faq#fees',
    '/batches?course=adse,hdse&city=karachi',
    '/centre-page#karachi',
  ]);
});

test('says how a mistyped query was read, and which words nothing has', () => {
  expect(search(engine, 'softwar enginering fee karachi').corrected).toBe('software engineering fee karachi');
  expect(search(engine, 'fees zzqqx')).toMatchObject({ missing: ['zzqqx'] });
  expect(search(engine, 'fees zzqqx').hits[0]?.href).toBe('/faq#fees');
  expect(search(engine, 'fees zzqqx').corrected).toBeUndefined();
  expect(search(engine, 'zzqqx')).toMatchObject({ hits: [], missing: [] });
  expect(search(engine, 'r language').missing).toEqual(['r']);
  expect(search(engine, 'C++ fees').missing).toEqual(['c++']);
  expect(search(engine, 'C# markting').corrected).toBe('c# marketing');
  expect(search(engine, 'what’s the fee in 2026').missing).toEqual([]);
});

test('with a word about fees comes the fee of each course that was named, then the answer about fees', () => {
  const [first, second] = search(engine, 'adse fees').hits;
  expect(first?.text).toMatch(/^PKR \d/);
  expect(second?.href).toBe('/faq#fees');
});

test.each([
  ['c++', 'C#', []],
  ['kotlin', 'no course at all', []],
])('%s does not find %s', (query, _, hrefs) => {
  expect(search(engine, query).hits).toEqual(hrefs);
});

test.each([
  ['java', true],
  ['photoshop', true],
  ['data entry', true],
  // A name, one with other words, a part of a name, the beginning of one, and what is no course.
  ['python', false],
  ['react js', false],
  ['hdse vs adse', false],
  ['graphic design', false],
  ['jav', false],
  ['cpism', false],
  ['karachi', false],
])('says for “%s” that no course is called so: %s', (query, isInNoName) => {
  expect(search(engine, query).isInNoName).toBe(isInNoName);
});

test('a new centre in a city takes the city from the answer that there is none', () => {
  const place = { href: '/centre-page#multan', title: 'Multan', kind: 'City', text: '', terms: '' } as const;
  const documents = [...source.documents, { ...place, names: ['Multan'], value: 'multan' }];
  const [first] = search(buildEngine({ ...source, documents }), 'multan').hits;
  expect(first?.href).toBe('/centre-page#multan');
});

test('each word of a question of /faq leads to an answer first, and to this one among the first three results', () => {
  const real = buildEngine(source);
  const lost = getFaq()
    .flatMap(({ entries }) => entries)
    .flatMap(({ slug, words = [] }) =>
      words.filter((query) => {
        const { hits } = search(real, query);
        const found = hits.slice(0, 3).some(({ href }) => href === `/faq#${slug}`);
        return hits[0]?.kind !== 'Answer' || !found;
      }),
    );
  expect(lost).toEqual([]);
});
