import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    rules: { 'no-missing-references': 'error', 'no-implicit-button-type': 'error', 'empty-heading': 'error' },
  }),
);

export const htmlErrors = (html: string): string[] =>
  validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) => messages.map(({ message, selector }) => `${message} (${selector})`));
