import { XMLParser } from 'fast-xml-parser';
import { decodeText } from '../sheet/decode-text.ts';
import { UnreadableSheet } from '../sheet/sheet.ts';
import { UnreadableAnswer } from './answer.ts';

/** The messages of ISO 20022 go 12 deep; a file that goes deeper was made to exhaust whoever reads it. */
const DEEPEST = 40;
/** Neither has a place in a message of a bank: what they can do is read other files and grow without end. */
const DECLARED = /<!\s*(DOCTYPE|ENTITY|ELEMENT|ATTLIST|NOTATION)/i;
/** Comments and quoted bytes are one piece each, whatever stands in them. */
const TAG = /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<\?[^]*?\?>|<(\/?)([^\s/>"'<]+)(?:[^<>"']|"[^"]*"|'[^']*')*?(\/?)>/g;

/** Elements by their name without its prefix; each name may stand there several times. All values are text. */
export type Element = { readonly [name: string]: unknown };

const parser = new XMLParser({
  processEntities: false,
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: DEEPEST,
});

export function readXml(bytes: Uint8Array): Element {
  const text = textOf(bytes);
  if (DECLARED.test(text)) throw new UnreadableAnswer('answer_declares_entities');
  checkClosed(text);
  try {
    return asElement(parser.parse(text));
  } catch {
    throw new UnreadableAnswer('answer_damaged');
  }
}

/** The parser takes half a file for a whole one: whether each element is closed is asked first. */
function checkClosed(text: string): void {
  const open: string[] = [];
  let elements = 0;
  for (const [tag, slash, name = '', own] of text.matchAll(TAG)) {
    if (tag.startsWith('<!') || tag.startsWith('<?')) continue;
    if (slash === '/') {
      if (open.pop() !== name) throw new UnreadableAnswer('answer_damaged');
    } else if (own !== '/') open.push(name);
    if (open.length === 0) elements += 1;
    if (open.length > DEEPEST) throw new UnreadableAnswer('answer_too_deep');
  }
  // one element holds all others
  if (open.length > 0 || elements !== 1 || !/>\s*$/.test(text)) throw new UnreadableAnswer('answer_damaged');
}

const textOf = (bytes: Uint8Array): string => {
  try {
    return decodeText(bytes).trimStart();
  } catch (error) {
    if (error instanceof UnreadableSheet) throw new UnreadableAnswer('answer_damaged');
    throw error;
  }
};

const asElement = (value: unknown): Element =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

const valuesAt = (element: Element, name: string): readonly unknown[] => {
  const value = Object.hasOwn(element, name) ? element[name] : undefined;
  return value === undefined ? [] : Array.isArray(value) ? value : [value];
};

/** All elements of this name; none, one and many look alike. */
export const all = (element: Element, name: string): Element[] => valuesAt(element, name).map(asElement);
/** The first along the way; an empty one where there is none. */
export const at = (element: Element, ...way: readonly string[]): Element =>
  way.reduce<Element>((inside, name) => all(inside, name)[0] ?? {}, element);
export const has = (element: Element, name: string): boolean => valuesAt(element, name).length > 0;

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => NAMED[name] ?? '');

/** The text at the end of the way, null when there is none. Attributes are named with @. */
export const textAt = (element: Element, ...way: readonly string[]): string | null => {
  const last = way.at(-1) ?? '';
  const value = valuesAt(at(element, ...way.slice(0, -1)), last)[0];
  const text = typeof value === 'string' ? value : asElement(value)['#text'];
  return typeof text === 'string' && text.trim() !== '' ? plain(text.trim()) : null;
};
