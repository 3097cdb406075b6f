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
  '<Field hint="Pflicht" />',
  '<Note words="Noch nichts da" />',
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
  '<p className="lead wide" id="total">{total}</p>',
  '<a href={href} rel="noreferrer noopener" />',
  '<a href="https://example.com" title={name} />',
  `<p>{\`\${from}–\${to}\`}</p>`,
])('a page may write %s', (jsx) => {
  expect(broken({ 'web/clients/a.tsx': `const A = () => ${jsx};` })).toEqual([]);
});

test.each([
  "toast.success('Gespeichert');",
  "toast.error(isNew ? 'Fehler' : t('failed'), errorText(error));",
  "export const useSaved = () => ({ note: 'Alles ist gespeichert' });",
  "export const TEXTS = { done: 'Invoice sent' };",
  `const a = \`Es fehlen \${count} Angaben\`;`,
  "confirm('Really delete?');",
])('code of a page may not write %s', (text) => {
  expect(broken({ 'web/clients/use-a.ts': text })).toEqual([RULE]);
});

test.each([
  "throw new Error('The table has no such column');",
  `reject(new TypeError(\`no texts \${name}\`));`,
  "console.warn('The notifications could not be fetched.', error);",
  'const font = "\'IBM Plex Mono\', ui-monospace, monospace";',
  "const wide = matchMedia('(min-width: 60em) and (prefers-reduced-motion: reduce)');",
  "toast.success(t('saved'), t('saved.text', { name }));",
  "const key = ['invoices', 'list'];",
  `const name = \`\${first} \${last}\`;`,
])('code of a page may write %s', (text) => {
  expect(broken({ 'web/clients/use-a.ts': text })).toEqual([]);
});

test('samples and tests may speak', () => {
  expect(broken({ 'web/ui/gallery/A.tsx': 'const A = () => <p>Muster</p>;' })).toEqual([]);
  expect(broken({ 'web/clients/a.test.tsx': 'const A = () => <p>Muster</p>;' })).toEqual([]);
});
