/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import { getCentres } from '../shared/content/centres';
import { getAnyCourses } from './content/catalogue';
import { getKeywords } from './content/vocabulary.ts';
import { typosAllowed } from '../shared/util/spelling.ts';
import { bestMatch, cleanQuery, resultsFirst } from '../shared/search/results.ts';
import { getCatalogue, getDocuments, getSearchData, getSource } from './search.ts';
import { buildEngine, search } from '../shared/search/engine.ts';

const engine = buildEngine(getSource());
const find = (text: string) => search(engine, text).hits.map((hit) => hit.href);

describe('Best Match', () => {
  // The first keyword that contains the text, in the order of docs/product/search.md#q2.
  test.each([
    ['py', 'python'],
    ['js', 'js'],
    ['jq', 'jquery'],
    ['java', 'javascript'],
    ['sc', 'javascript'],
    ['ht', 'html'],
    ['css', 'css'],
    ['ng', 'angular'],
    ['re', 'react'],
    ['web', 'website'],
    ['oo', 'bootstrap'],
    ['  REACT ', 'react'],
  ])('%s gives %s', (typed, name) => {
    expect(bestMatch(getKeywords(), typed)?.name).toBe(name);
  });

  test.each(['', 'p', ' j ', 'python programming', 'zz', '.*', '('])('%j gives nothing', (typed) => {
    expect(bestMatch(getKeywords(), typed)).toBeUndefined();
  });

  test.each([
    ['java', true, true],
    ['web', true, true],
    ['Python', true, false],
    ['py', false, false],
    ['zz', true, false],
  ])('%s (a whole word: %s) has its results first: %s', (typed, isComplete, isFirst) => {
    expect(resultsFirst(isComplete, bestMatch(getKeywords(), typed), typed)).toBe(isFirst);
  });

  test('View Details leads to the HDSE page for HDSE, otherwise to the ADSE page', () => {
    for (const suggestion of getCatalogue().flatMap((keyword) => keyword.suggestions))
      expect(suggestion.href).toBe(suggestion.name === 'HDSE' ? '/courses-hdse' : '/courses-adse');
  });

  test('HDSE and ADSE have empty details', () => {
    const all = getCatalogue().flatMap((keyword) => keyword.suggestions);
    expect(new Set(all.filter(({ detail }) => detail === '').map(({ name }) => name))).toEqual(
      new Set(['HDSE', 'ADSE']),
    );
  });
});

describe('results', () => {
  test.each([
    ['a course by its name', 'power bi', '/short-courses#power-bi'],
    ['a course by a beginning', 'flutt', '/courses-sp#flutter-apps'],
    ['a course by what it teaches', 'eloquent', '/courses-sp#php-laravel-mysql'],
    ['a stand-alone course', 'angular', '/courses-details?id=4'],
    ['a semester by a subject', 'chemistry', '/courses-hdse#hdse-4'],
    ['a centre by its name', 'clifton', '/centre?id=9aecaf6f-859d-50a6-a1d7-6b7cbfc2d393'],
    ['a centre by its phone number', '0300 0000004', '/centre?id=9aecaf6f-859d-50a6-a1d7-6b7cbfc2d393'],
    ['a centre by digits only', '03000000004', '/centre?id=9aecaf6f-859d-50a6-a1d7-6b7cbfc2d393'],
    ['centres by another spelling', 'johar', '/centre?id=92685488-a117-5c36-aca3-65630822b2d9'],
    ['an event by its session', 'incubators', '/aptech-vision-conference-pass'],
    ['a page', 'certificate', '/transcript-varification'],
    ['a short name', 'accp', '/courses-adse'],
    ['the long form of a short name', 'search engine optimisation', '/courses-sp#digital-marketing-and-seo'],
    ['intermediate by what people call it', 'inter', '/courses-hdse'],
    ['Roman Urdu: admission', 'dakhla', '/enquire'],
    ['Roman Urdu: centre', 'markaz', '/locations'],
    ['Roman Urdu: job', 'naukri', '/placement'],
    ['Roman Urdu: English', 'angrezi', '/courses-lg#beginners'],
    ['fees', 'fees', '/faq'],
  ])('find %s: %s', (_, typed, href) => {
    expect(find(typed)).toContain(href);
  });

  test.each([
    ['pyhton', '/courses-details?id=0'],
    ['excell', '/courses-sc#advanced-excel'],
    ['tablaeu', '/courses-sc#tableau'],
    ['digtal marketng', '/courses#digital-marketing'],
    ['cybersecurty', '/courses#cybersecurity-and-digital-forensics'],
    ['gulshan eqbal', '/centre?id=7f7aab56-04fe-576a-8cce-4c0c39a2add1'],
  ])('forgive the typing mistake in %s', (typed, href) => {
    expect(find(typed)).toContain(href);
    expect(search(engine, typed).corrected).toBeDefined();
  });

  test('forgive nothing in short words, one letter from four, two from eight', () => {
    expect(['ai', 'seo', 'html', 'tableau', 'security', 'intermediate'].map(typosAllowed)).toEqual([
      0, 0, 1, 1, 2, 2,
    ]);
    expect(find('sro')).toEqual([]);
  });

  test('contain only exact matches when there are any', () => {
    const { hits, corrected } = search(engine, 'react');
    expect(corrected).toBeUndefined();
    expect(hits[0]?.href).toBe('/courses-details?id=5');
    expect(hits.every((hit) => !hit.title.includes('Reading'))).toBe(true);
  });

  test.each([
    '',
    'x',
    '   ',
    'zzzzzz',
    '.*',
    '(',
    '\\',
    '<script>',
    '\u202Eabc',
    'ا',
    '\u0000\u0000',
    '💥💥',
    '__proto__',
  ])('do not fail on %j', (typed) => {
    expect(() => search(engine, typed)).not.toThrow();
  });

  test('a text of 100,000 characters is cut to 100 before it is searched', () => {
    expect(cleanQuery('a '.repeat(50_000)).length).toBeLessThanOrEqual(100);
    expect(search(engine, 'python '.repeat(20_000)).hits.length).toBeGreaterThan(0);
  });
});

describe('the index', () => {
  test('names each address once, and each leads to a page of this site', () => {
    const hrefs = getDocuments().map(({ href }) => href);
    expect(new Set(hrefs).size).toBe(hrefs.length);
    expect(hrefs.every((href) => /^\/[\w\-/?=#]+$/.test(href))).toBe(true);
  });

  test('holds every course, centre, page and event', () => {
    const count = (kind: string) => getDocuments().filter((document) => document.kind === kind).length;
    const semesters = 8;
    expect(count('Course')).toBe(getAnyCourses().length + semesters);
    expect(count('Centre')).toBe(getCentres().length);
    expect(count('Event')).toBeGreaterThanOrEqual(6);
  });

  test('is at most 40 kB compressed', () => {
    expect(gzipSync(JSON.stringify(getSearchData())).length).toBeLessThanOrEqual(40_000);
  });
});
