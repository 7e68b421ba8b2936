import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { builtPages } from './built-site.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Style of the prerenderer's output; all of it is valid.
    'void-style': 'off',
    'doctype-style': 'off',
    'attr-quotes': 'off',
    'no-trailing-whitespace': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React writes some attributes in camel case (srcSet); HTML attributes are case-insensitive.
    'attr-case': 'off',
    // Ids of numbered headings start with a digit.
    'valid-id': ['error', { relaxed: true }],
    // The styles keep phone numbers on one line.
    'tel-non-breaking': 'off',
    // The reading progress bar is scaled on the compositor; <progress> would repaint on every change.
    'prefer-native-element': ['error', { exclude: ['progressbar'] }],
    // pages.test.ts checks the length of titles.
    'long-title': 'off',
    'heading-level': 'error',
    // Allows labels on lists; those on a plain <div> or <span> still fail.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Safari drops the list role when `list-style` is `none`; the explicit role restores it.
    'no-redundant-role': 'off',
  },
});

test.each(builtPages().map((page) => [page.path, page.html] as const))(
  '%s is valid HTML',
  async (_path, html) => {
    const report = await validator.validateString(html);
    const messages = report.results.flatMap((result) =>
      result.messages.map(
        ({ ruleId, message, line, column, selector }) =>
          `${ruleId}: ${message} (${line}:${column} ${selector})`,
      ),
    );
    expect([...new Set(messages)].slice(0, 12)).toEqual([]);
  },
);
