import type { Plugin } from 'vite';

const STUB = '\0schemas-are-types-here';

/**
 * The browser needs an endpoint's method and path, and its schemas only as types: the server has checked every reply.
 * Leaving zod out of the contract's modules saves 23 KB of script on the login page.
 */
export const contractWithoutZod = (): Plugin => ({
  name: 'contract-without-zod',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'zod' && importer !== undefined && /packages[\\/]contract[\\/]/.test(importer) ? STUB : null,
  load: (id) => (id === STUB ? stubSource : null),
});

/** Any chain of builder calls gives the stub again; asking it to check something is a mistake, and says so. */
const stubSource = `
const refuse = () => { throw new Error('The contract\\'s schemas are types only in the browser'); };
const CHECKS = ['parse', 'safeParse', 'parseAsync', 'safeParseAsync', 'decode', 'encode'];
export const z = new Proxy(() => z, { get: (_, name) => (CHECKS.includes(name) ? refuse : z) });
`;
