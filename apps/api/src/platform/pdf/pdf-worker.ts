import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { PdfResult, PdfWork } from './make-pdf.ts';
import { fontInWoff } from './woff.ts';

/** What the compiler keeps of earlier documents grows without end; so often it forgets what was not used since. */
const FORGETS_EVERY = 10;

const require = createRequire(import.meta.url);
const fontOf = (weight: string): Buffer =>
  fontInWoff(
    readFileSync(require.resolve(`@ibm/plex-sans-arabic/fonts/complete/woff/IBMPlexSansArabic-${weight}.woff`)),
  );

/** Templates can read files below this folder and nothing else. */
const workspace = fileURLToPath(new URL('../..', import.meta.url));
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: ['Regular', 'SemiBold'].map(fontOf) }] });
let made = 0;

function make({ template, data }: PdfWork): PdfResult {
  try {
    // what people typed comes in as data, never as a part of the template
    const compiled = compiler.compile({ mainFilePath: template, inputs: { data } });
    const document = compiled.result;
    if (!document) return { failed: JSON.stringify(compiled.takeError()?.shortDiagnostics ?? 'no document') };
    return { pdf: Uint8Array.from(compiler.pdf(document)) };
  } finally {
    made += 1;
    if (made % FORGETS_EVERY === 0) compiler.evictCache(1);
  }
}

parentPort?.on('message', (work: PdfWork) => {
  const result = make(work);
  parentPort?.postMessage(result, 'pdf' in result ? [result.pdf.buffer] : []);
});
