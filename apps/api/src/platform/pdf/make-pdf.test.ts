import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfText } from '../../testing/pdf-text.ts';
import { makePdf } from './make-pdf.ts';

// templates are read below the program's own folder only
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(fileURLToPath(new URL('.', import.meta.url)), '.test-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const template = (source: string): URL => {
  const file = path.join(folder, `${source.length}.typ`);
  writeFileSync(file, source);
  return pathToFileURL(file);
};
const SAYS = '#set text(font: "IBM Plex Sans Arabic")\n#for words in json(bytes(sys.inputs.data)) { par(words) }';

test('what people typed stays text, whatever it looks like to the compiler', async () => {
  const names = ['#panic("x")', '*bold* _it_ $x^2$', '] #set page(fill: red)', '\\ @ref <label> // `raw`', '= Title'];
  const { text } = await pdfText(await makePdf(template(SAYS), names));
  // quotation marks and dashes are drawn as they would be printed
  for (const name of names) expect(text.replaceAll(/[“”]/gu, '"')).toContain(name.replaceAll('"', '"'));
});

test('Arabic is shaped, and read in the order in which it was written', async () => {
  const words = ['شركة برولاين للفعاليات', 'لا تتجاوز الخصومات المستحق', 'ريالًا'];
  const { text } = await pdfText(await makePdf(template(SAYS), words));
  expect(text.split('\n')).toEqual(['شركة برولاين للفعاليات', 'لا تتجاوز الخصومات المستحق', 'ريالا']);
});

test('a template that is wrong fails by itself; the next document is made', async () => {
  const wrong = template('#(1 + "a") and more of the text');
  await expect(makePdf(wrong, [])).rejects.toThrow('The document could not be made');
  await expect(makePdf(template(SAYS), ['after that'])).resolves.toBeInstanceOf(Buffer);
});

test('a template reads nothing outside of the program', async () => {
  await expect(makePdf(template('#read("/../../../../../etc/passwd")'), [])).rejects.toThrow('could not be made');
});

test('data without end is refused before anything begins', async () => {
  await expect(makePdf(template(SAYS), ['x'.repeat(5_000_000)])).rejects.toThrow('more than');
});
