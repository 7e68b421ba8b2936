import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { builtPages } from './built-site.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // How the prerenderer writes void elements, doctype and attributes is its own matter; all of it is valid.
    'void-style': 'off',
    'doctype-style': 'off',
    'attr-quotes': 'off',
    'no-trailing-whitespace': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React writes some attributes as its own names are spelt (srcSet); HTML does not tell them apart.
    'attr-case': 'off',
    // An id may begin with a digit, as that of a numbered heading does.
    'valid-id': ['error', { relaxed: true }],
    // Telephone numbers are kept on one line by the styles.
    'tel-non-breaking': 'off',
    // The reading progress is a bar that is scaled on the compositor; <progress> is painted anew each time.
    'prefer-native-element': ['error', { exclude: ['progressbar'] }],
    // House limits on titles are tested with the other head data.
    'long-title': 'off',
    // A list may carry a name of its own; what must not (a plain <div> or <span>) still fails.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Lists lose their role in one browser when their marks are taken away; the role gives it back.
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
