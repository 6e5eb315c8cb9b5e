import type { Plugin } from 'vite';
import { BREAKPOINTS } from '../src/lib/screen/breakpoints.ts';

const queries: Readonly<Record<string, string>> = BREAKPOINTS;

/** Replaces a breakpoint's name, as in `@media (--phone)`, with its width, so that styles and code share one list. */
export const namedBreakpoints = (): Plugin => ({
  name: 'named-breakpoints',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/ },
    handler: (styles) => styles.replace(/@media[^{]+/g, (media) => media.replace(/\(--([a-z]+)\)/g, widthNamed)),
  },
});

function widthNamed(_: string, name: string): string {
  const query = queries[name];
  if (query === undefined) throw new Error(`No breakpoint is named ${name}`);
  return query;
}
