import { expect, test } from 'vitest';
import { broken } from '../testing/broken.ts';

const RULE = 'words on screen stand in the locales';

test.each([
  '<p>Gespeichert</p>',
  '<p>{count} Rechnungen</p>',
  "<p>{'Gespeichert'}</p>",
  "<p>{isNew ? 'Neu' : null}</p>",
  "<p>{isNew && 'Neu'}</p>",
  `<p>{\`\${count} Rechnungen\`}</p>`,
  '<>Über uns</>',
  '<img alt="Logo" />',
  '<input placeholder="Name" />',
  '<button aria-label="Close" />',
  "<Button title={isOpen ? 'Close' : t('open')} />",
  '<Field label="Name" />',
])('a page may not write %s', (jsx) => {
  expect(broken({ 'web/clients/a.tsx': `const A = () => ${jsx};` })).toEqual([RULE]);
});

test.each([
  "<p>{t('saved')}</p>",
  '<p>{count} %</p>',
  '<p>&nbsp;· €</p>',
  '<kbd>K</kbd>',
  '<p>{isNew && <New />}</p>',
  "<p>{kind === 'invoice' ? t('invoice') : null}</p>",
  '<p className="lead" id="total">{total}</p>',
  '<a href="https://example.com" title={name} />',
  `<p>{\`\${from}–\${to}\`}</p>`,
])('a page may write %s', (jsx) => {
  expect(broken({ 'web/clients/a.tsx': `const A = () => ${jsx};` })).toEqual([]);
});

test('samples and tests may speak', () => {
  expect(broken({ 'web/ui/gallery/A.tsx': 'const A = () => <p>Muster</p>;' })).toEqual([]);
  expect(broken({ 'web/clients/a.test.tsx': 'const A = () => <p>Muster</p>;' })).toEqual([]);
});
