import '@/app/globals.css';
import '@/app/fonts.css';
import '@/app/primitives.css';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { blocks, office, text, title } from '../samples/sample-blocks';
import { classesAt, noon, sampleBatch } from '../samples/sample-classes';
import { CourseTile, WordMark } from '@/components/art/Tiles';
import { Blocks, NestedBlocks } from '@/components/blocks/Blocks';
import { EmailField, TextField } from '@/components/forms/Field';
import { Form, Honeypot, SubmitButton } from '@/components/forms/Form';
import { FormProvider } from '@/components/forms/FormProvider';
import { PhotoField } from '@/components/forms/PhotoField';
import { RadioGroup, SelectField } from '@/components/forms/SelectField';
import { ClassList } from '@/components/next-classes/ClassList';
import { ClassRow, ClassRows } from '@/components/next-classes/ClassRow';
import { NextClasses, NextClassLine } from '@/components/next-classes/NextClasses';
import { Button, ButtonLink, NearMeButton } from '@/components/ui/Button';
import { CertificateSpecimen } from '@/components/ui/CertificateSpecimen';
import { ChipPanels } from '@/components/ui/ChipPanels';
import { ChosenChips } from '@/components/ui/ChosenChips';
import { CityChips } from '@/components/ui/CityChips';
import { Download } from '@/components/ui/Download';
import { EmptyState } from '@/components/ui/EmptyState';
import { EventTile, NewestEvent } from '@/components/ui/EventTile';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { Film } from '@/components/ui/Film';
import { Fold } from '@/components/ui/Fold';
import grounds from '@/components/ui/Ground.module.css';
import { brands, Icon, IconButton } from '@/components/ui/Icon';
import { Input, Select } from '@/components/ui/Input';
import { Link } from '@/components/ui/Link';
import linkStyles from '@/components/ui/Link.module.css';
import { CheckList, FactList, LinkList } from '@/components/ui/Lists';
import { MonthFilter } from '@/components/ui/MonthFilter';
import { LastUpdated, Notice } from '@/components/ui/Notice';
import { PageShell } from '@/components/ui/Page';
import { PageFront } from '@/components/ui/PageFront';
import { PageNumbers } from '@/components/ui/PageNumbers';
import { ChoiceChip, RadioChips } from '@/components/ui/RadioChips';
import { SaveButton } from '@/components/ui/SaveButton';
import { ScrollTable } from '@/components/ui/ScrollTable';
import { SearchForm } from '@/components/ui/SearchForm';
import { CallToAction } from '@/components/ui/Section';
import { SocialLinks } from '@/components/ui/SocialLinks';
import { StatusTag } from '@/components/ui/StatusTag';
import { StepList } from '@/components/ui/StepList';
import { type Tab, Tabs } from '@/components/ui/Tabs';
import { cx } from '@/components/ui/cx';
import { getCentresByCity } from '@/lib/shared/content/centres';
import { personControl } from '@/lib/shared/forms/control-names';

// Visitors may write words that are longer than any of content, and Urdu.
const word = 'Supercalifragilisticexpialidociousnesses';
const urdu = 'کراچی میں کمپیوٹر کی کلاسیں ہر پیر، بدھ اور جمعے کی شام سات بجے سے نو بجے تک ہوتی ہیں۔';
const paragraph = <p>{text}</p>;
const href = '/faq';
const onClick = () => undefined;

/** Returns a function that shows a component in some states, below its name. */
const showIn = (className?: string, Tag: 'div' | 'ul' = 'div') =>
  function show<P extends object>(Component: (props: P) => ReactNode, ...states: P[]) {
    return (
      <section key={Component.name} className="stack gap-3">
        <h2 className="container card-title">{Component.name}</h2>
        <Tag className={className}>
          {states.map((props, index) => (
            <Component key={index} {...props} />
          ))}
        </Tag>
      </section>
    );
  };
const row = showIn('container cluster gap-3 middle');
const stack = showIn('container stack gap-4');
const wide = showIn();

const tones = ['white', 'sky', 'ink', 'signal'] as const;
const variants = ['outline', 'quiet', 'primary', 'whatsapp'] as const;
const onInk = ['onInk', 'primary'] as const;
const variantsOn = { white: variants, sky: variants, ink: onInk, signal: variants.slice(0, 2) };
const iconButton = { icon: 'close', children: 'Close', onClick } as const;
const small = { href, size: 'row', children: office } as const;
const named = { children: 'Send' };
const course = { kind: 'courses', id: 'adse', name: 'ADSE' } as const;
const cities = ['1', '0'].map((value) => ({ value, label: 'Karachi', count: Number(value) }));
const onGround = (tone: (typeof tones)[number]) => [
  row(ButtonLink, ...variantsOn[tone].map((variant) => ({ href, variant, children: variant }))),
  row(ButtonLink, ...variantsOn[tone].map((variant) => ({ ...small, variant }))),
  row(Button, { ...named, disabled: true }, { ...named, variant: variantsOn[tone][0], 'aria-busy': true }),
  row(IconButton, iconButton, { ...iconButton, variant: 'picture' }, { ...iconButton, variant: 'plain' }),
  row(SaveButton, course, { ...course, compact: true }),
  row(RadioChips, { name: tone, chosen: '1', items: cities }),
  row(ChoiceChip, { type: 'checkbox', children: 'Weekend' }),
  row(CityChips, { groups: getCentresByCity().slice(0, 3), hrefOf: () => href }),
  stack(LinkList, { className: linkStyles.tapList, links: [{ href, label: text }] }),
  row(ExternalLink, { href, children: word }),
  stack(CheckList, { lines: [text, 'Short'] }, { lines: [text, 'Small'], small: true }),
];

const links = ['facebook', 'youtube'].map((key) => ({ key, href: `https://www.${key}.com/aptech` }));
const event = { key: '1', name: `Convocation of the ${office} · 12 November 2026`, links };
const classes = classesAt(
  'shah-faisal-colony',
  sampleBatch({ key: '1', status: 'limited', timeSlot: '9:30 to 11:30' }),
  sampleBatch({ key: '2', course: `Python ${word}`, status: 'closed' }),
  { key: '3', course: 'HDSE', days: 'tts', startDate: `After the examinations of the ${office}` },
);
const labels = ['Lahore', 'Karachi', 'Shah Faisal Colony'];
const tabs = (prefix: string, more?: Partial<Tab>): Tab[] =>
  labels.map((label, index) => ({ id: prefix + index, label, panel: paragraph, ...more }));
const options = ['Working professional', 'اردو', 'Student'].map((label) => ({ value: label, label }));
const values = { word: `${word} ${urdu}`, email: `${word}@gmial.com`, long: text, one: 'Student' };
const names = ['word', 'email', 'option', 'one', 'photo', personControl];
const errors = Object.fromEntries(names.map((name) => [name, `Enter your ${name} as the ${office} has it`]));
const form = (
  <Form action="/feedback" label="All fields" className="stack gap-4">
    <TextField name="word" label={title} hint={text} />
    <EmailField name="email" label="Email" />
    <TextField name="long" label="Too long" rows={3} softMaxLength={40} />
    <TextField name="empty" label="Empty" optional softMaxLength={40} suggestions={[office]} />
    <SelectField name="option" label="Centre" prompt={office} options={options} />
    <RadioGroup name="one" label="Who are you?" hint={text} choices={options} />
    <PhotoField name="photo" label="Photo" hint="JPEG or PNG" draftName="kinds" />
    <Honeypot />
    <SubmitButton busyText="Sending…">Send</SubmitButton>
  </Form>
);
const formState = { id: 'form', loadRules: async () => () => ({}), onSubmit: async () => undefined };
const retry = <ButtonLink key="" href={href} variant="outline" size="row" />;
const classRow = { place: office, notes: text, price: 'PKR 12,000', extra: retry };
const classRows = classes.map((batch) => (
  <ClassRow key={batch.id} {...classRow} batch={batch} title={batch.name} status={batch.status} />
));
const cells = labels.map((label) => <td key={label}>{text}</td>);
const tableRow = <tr>{cells}</tr>;
const film = { picture: <Film name="events" label="Film" /> };
const front = { title: office, lead: text, art: film, below: <NewestEvent groups={[event]} /> };
const shaped = (['film', 'tall', 'media'] as const).map((shape) => ({ ...front, shape }));
const nearMe = { children: 'Near me', onLocate: onClick, onStop: onClick };
const position = { lat: 0, lon: 0 };
const chips = ['Karachi', title].map((label) => ({ name: '', label, href }));
const panels = tabs('').map((tab) => ({ ...tab, value: tab.label }));
const fold = { title, note: 12, children: text };
const notice = { title: office, children: [word, text, retry] };
const call = { title, text, actions: labels.map((label) => [`/${label}`, label] as const) };

const kinds = [
  row(
    NearMeButton,
    { ...nearMe, nearMe: { kind: 'asking' } },
    { ...nearMe, nearMe: { kind: 'at', position } },
  ),
  stack(ChosenChips, { label: 'Chosen', chips, children: 'Clear' }),
  stack(ChipPanels, { name: 'city', legend: 'City', chosen: 'Lahore', items: panels }),
  stack(Fold, fold, { ...fold, title: <h3>Open</h3>, startsOpen: true }, { ...fold, wideTitle: true }),
  stack(
    Tabs,
    { label: 'Counts', narrowColumns: 2, tabs: tabs('a', { count: 0, highlight: true }) },
    { label: 'Years', narrowColumns: 3, tabs: tabs('b', { above: 'Year 2' }) },
    { label: 'Icons', tabs: tabs('c', { icon: <Icon name="cap" /> }) },
  ),
  stack(PageNumbers, {
    page: 100,
    pageCount: 100,
    renderItem: ({ targetPage, ...item }) => <Link href={`?${targetPage}`} {...item} />,
  }),
  stack(Notice, { ...notice, kind: 'info' }, { ...notice, kind: 'success' }, { ...notice, kind: 'error' }),
  stack(LastUpdated, { list: { state: 'stale', asOf: new Date(noon) } }),
  stack(EmptyState, { art: 'no-events', title, children: paragraph }),
  row(StatusTag, { status: 'open' }, { status: 'limited' }, { status: 'closed' }, { status: undefined }),
  stack(FactList, { facts: [office, word].map((value) => ({ label: value, value })) }),
  stack(StepList, { steps: labels.map((label) => [label, text] as const) }),
  stack(FormProvider, { ...formState, values, errors, children: form }),
  row(Select, { label: office, anyLabel: title }),
  row(Input, { 'aria-label': 'Wrong', 'aria-invalid': true, defaultValue: word }),
  stack(SearchForm, { id: 'q', children: <Input id="q" name="q" type="search" /> }),
  stack(MonthFilter, {
    id: 'month',
    noun: ['', ''],
    items: [{ key: '', month: '2026-11', card: paragraph }],
  }),
  row(SocialLinks, { links: brands.map((brand) => [brand, brand, href] as const) }),
  row(WordMark, { mark: { name: 'Twenty-eight letters of mark', tile: 'ring', style: 'caps' } }),
  row(CourseTile, { course: 'adse', name: '' }, { course: undefined, name: title }),
  row(Download, { variant: 'primary', file: { url: href, name: '', label: office } }),
  showIn('container stack', 'ul')(EventTile, { name: event.name, link: links[0]!, morePosts: links }),
  stack(CertificateSpecimen, { diploma: title }, { marked: true }),
  stack(ClassList, { courseSlug: 'adse', batches: classes, total: 128 }),
  stack(ClassRows, { children: classRows }),
  stack(NextClasses, { courseSlug: 'adse', heading: 'h3' }),
  stack(NextClassLine, { courseSlug: 'adse' }),
  stack(NestedBlocks, { blocks }),
  stack(ScrollTable, { label: 'Table', className: undefined, children: <tbody>{tableRow}</tbody> }),
  wide(Blocks, { blocks }, ...tones.map((tone) => ({ blocks: blocks.map((block) => ({ ...block, tone })) }))),
  wide(CallToAction, call, { ...call, tone: 'sky' }, { ...call, tone: 'signal' }),
  wide(PageFront, ...shaped, { ...front, art: ['about', 'faq'], above: office, isLow: true }),
];

export const html = renderToStaticMarkup(
  <body>
    <header />
    <main className="stack gap-5">
      <PageShell {...front} path="/centre-page" pageName={`Shah Faisal Colony, ${office}`} art="about">
        {tones.map((tone) => (
          <div key={tone} className={cx('stack gap-5', grounds.panel, grounds[tone])}>
            {onGround(tone)}
          </div>
        ))}
      </PageShell>
      {kinds}
    </main>
  </body>,
);
