import type { SynonymGroup } from '../../lib/content/schema/search.ts';

/**
 * Groups of synonyms: an entry that contains one of them is found by all of them, and each of them finds the group's pages.
 * Lower case; Roman Urdu as people type it.
 */
export const synonyms: readonly SynonymGroup[] = [
  {
    words: ['admission', 'admissions', 'apply', 'enrol', 'enroll', 'dakhla', 'dakhila', 'daakhla'],
    pages: ['/enquire', '/faq'],
  },
  {
    words: ['fee', 'fees', 'price', 'cost', 'feesein', 'kharcha', 'qeemat', 'installment', 'qist'],
    pages: ['/enquire', '/faq'],
  },
  {
    words: ['centre', 'center', 'branch', 'campus', 'markaz', 'marakiz', 'shakh'],
    pages: ['/locations', '/centre-page'],
  },
  { words: ['near', 'nearest', 'nearby', 'qareeb', 'nazdeek', 'pata', 'address'], pages: ['/locations'] },
  {
    words: ['job', 'jobs', 'placement', 'career', 'naukri', 'nokri', 'mulazmat', 'rozgar'],
    pages: ['/placement'],
  },
  { words: ['vacancy', 'vacancies', 'hiring', 'teach', 'asami'], pages: ['/career'] },
  {
    words: ['english', 'angrezi', 'angraizi', 'ielts', 'spoken', 'language', 'zaban'],
    pages: ['/courses-lg'],
  },
  { words: ['course', 'courses', 'class', 'classes', 'parhai', 'taleem', 'seekho'], pages: ['/courses'] },
  {
    words: ['certificate', 'certificates', 'transcript', 'verification', 'verify', 'sanad', 'degree'],
    pages: ['/transcript-varification'],
  },
  {
    words: ['contact', 'phone', 'call', 'helpline', 'whatsapp', 'rabta', 'raabta'],
    pages: ['/enquire', '/locations'],
  },
  { words: ['complaint', 'feedback', 'shikayat', 'raye'], pages: ['/feedback'] },
  {
    words: ['summer', 'camp', 'kids', 'children', 'school', 'garmi', 'chuttiyan', 'bachay'],
    pages: ['/aptech-technology-camp'],
  },
  {
    words: ['intermediate', 'inter', 'fsc', 'ics', 'matric', 'equivalency', 'matriculation'],
    pages: ['/courses-hdse'],
  },
  {
    words: ['accp', 'acpp', 'adse', 'software', 'engineering', 'engineer', 'diploma'],
    pages: ['/courses-adse'],
  },
  { words: ['ai', 'artificial', 'intelligence', 'masnooi', 'zahanat', 'chatgpt', 'gpt', 'genai'] },
  { words: ['ml', 'machine', 'learning'] },
  { words: ['seo', 'marketing', 'ads', 'advertising', 'ishtihar'] },
  { words: ['security', 'cyber', 'cybersecurity', 'hacking', 'hacker', 'forensics', 'hifazat'] },
  { words: ['js', 'javascript', 'ecmascript'] },
  { words: ['dotnet', 'net', 'asp', 'csharp'] },
  { words: ['app', 'apps', 'mobile', 'android', 'iphone', 'flutter'] },
  { words: ['design', 'graphic', 'graphics', 'photoshop', 'illustrator', 'figma', 'ui', 'ux'] },
  { words: ['office', 'word', 'excel', 'powerpoint', 'computer', 'basic', 'msoffice', 'dit'] },
  { words: ['johar', 'jauhar', 'gulistan'], pages: ['/locations'] },
  { words: ['event', 'events', 'seminar', 'exhibition', 'taqreeb', 'news', 'khabar'], pages: ['/events'] },
  {
    words: ['award', 'awards', 'freelancer', 'freelancers', 'freelancing', 'inaam'],
    pages: ['/FreeLancersAward', '/VisionaryAwards'],
  },
  { words: ['startup', 'startups', 'founder', 'business', 'karobar'], pages: ['/VisionaryAwards'] },
  { words: ['franchise', 'partner', 'invest', 'sarmaya'], pages: ['/partner'] },
  { words: ['pass', 'ticket', 'qr', 'entry'], pages: ['/pass', '/aptech-vision-vistor'] },
  {
    words: ['abroad', 'university', 'foreign', 'malaysia', 'london', 'bahar', 'transfer'],
    pages: ['/affiliations'],
  },
];
