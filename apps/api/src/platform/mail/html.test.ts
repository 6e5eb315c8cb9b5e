import { expect, test } from 'vitest';
import { html } from './html.ts';

test('text stays text, HTML stays HTML', () => {
  const inner = html`<b>${'a < b & "c"'}</b>`;
  expect(inner.text).toBe('<b>a &lt; b &amp; &quot;c&quot;</b>');
  expect(html`<p title="${`'"><script>`}">${inner}${[inner, html`${7}`]}</p>`.text).toBe(
    `<p title="&#39;&quot;&gt;&lt;script&gt;">${inner.text}${inner.text}7</p>`,
  );
});
