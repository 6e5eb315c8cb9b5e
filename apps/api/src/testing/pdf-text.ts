import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { z } from 'zod';

const ARABIC = /\p{Script=Arabic}/u;
/** Of what is shown: letters, and numbers that move the pen between them. */
const shown = z.tuple([z.array(z.union([z.number(), z.object({ unicode: z.string() }), z.null()]))]);

/**
 * The text of a PDF page by page, run by run, in the order in which it is read. Letters stand from left to right in the file; one
 * that stands for several, such as لا, says them in the right order, which is why only whole letters are turned around.
 */
export async function pdfText(
  bytes: Uint8Array,
): Promise<{ readonly pages: readonly string[]; readonly text: string }> {
  const { OPS } = await getResolvedPDFJS();
  const document = await getDocumentProxy(Uint8Array.from(bytes));
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { fnArray, argsArray } = await (await document.getPage(number)).getOperatorList();
    const runs = fnArray.flatMap((operator, index) => (operator === OPS.showText ? [runOf(argsArray[index])] : []));
    pages.push(runs.join('\n'));
  }
  return { pages, text: pages.join('\n') };
}

function runOf(args: unknown): string {
  const letters = shown
    .parse(args)[0]
    .flatMap((one) => (typeof one === 'object' && one !== null ? [one.unicode.normalize('NFKC')] : []));
  return (letters.some((letter) => ARABIC.test(letter)) ? letters.toReversed() : letters).join('');
}
