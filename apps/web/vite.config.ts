import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption } from 'vite';
import { contractWithoutZod } from './build/contract-without-zod.ts';
import { fewerFiles } from './build/fewer-files.ts';
import { namedBreakpoints } from './build/named-breakpoints.ts';
import { offlineFiles } from './build/offline-files.ts';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';

/** What makes code and styles out of the sources. */
const sources = (): PluginOption[] => [
  contractWithoutZod(),
  react(),
  // of the words that React Aria brings along, only those of the app's two languages
  optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }),
  namedBreakpoints(),
];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [...sources(), fewerFiles(sources), preloadFonts(), offlineFiles(), precompress()],
  /** The server puts a fresh nonce in its place on every reply. */
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2022',
    manifest: true,
    /** An inlined asset would be a data: address, which the content security policy refuses. */
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // the first screen lists hundreds of these: their names would weigh more than what they say
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
      },
    },
  },
  server: { proxy: { '/api': env['API_URL'] ?? 'http://127.0.0.1:3000' } },
});
