import { expect, test } from 'vitest';
import { html } from './html.ts';

test('what a person has written stays text, also in an attribute', () => {
  const name = `<img src=x onerror="alert('1')"> & Co.`;
  const { markup } = html`<p title="${name}">${name}</p>`;
  const text = '&#60;img src=x onerror=&#34;alert(&#39;1&#39;)&#34;&#62; &#38; Co.';
  expect(markup).toBe(`<p title="${text}">${text}</p>`);
});

test('markup goes into markup as it is, lists one after the other, and nothing as nothing', () => {
  const rows = ['a', '<b>'].map((text) => html`<li>${text}</li>`);
  expect(html`<ul>${rows}${null}${2}</ul>`.markup).toBe('<ul><li>a</li><li>&#60;b&#62;</li>2</ul>');
});
