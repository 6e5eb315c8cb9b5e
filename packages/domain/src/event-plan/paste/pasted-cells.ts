/** What a spreadsheet puts on the clipboard: lines of cells, those with a break or a quote in them quoted. */

const unmarked = (text: string): string => text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');

/** Splits at the mark and at line ends, but not inside quotes. A quote in the middle of a cell is just a quote. */
const split = (text: string, mark: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    row.push(cell.trim());
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (letter === '"' && cell.trim() === '') {
      quoted = true;
      cell = '';
    } else if (letter === mark) endCell();
    else if (letter === '\n') {
      endCell();
      rows.push(row);
      row = [];
    } else cell += letter;
  }
  endCell();
  rows.push(row);
  return rows;
};

const MOST_ROWS = 2_000;

/** Whether every line falls into the same number of cells, more than one: a list of names with some commas does not. */
const isTable = (rows: readonly (readonly string[])[]): boolean => {
  const [first, ...others] = rows.filter((row) => row.some((cell) => cell !== ''));
  return first !== undefined && first.length > 1 && others.every((row) => row.length === first.length);
};

/** Lines of cells without empty lines. Spreadsheets part cells by tabs; files that were opened as text by ; or , */
export const pastedCells = (pasted: string): string[][] => {
  const text = unmarked(pasted);
  const byMark = (mark: string) => split(text, mark);
  const rows = text.includes('\t') ? byMark('\t') : ([';', ','].map(byMark).find(isTable) ?? byMark('\t'));
  return rows.filter((row) => row.some((cell) => cell !== '')).slice(0, MOST_ROWS);
};

/** More than one cell: the rest is for the field itself. */
export const isBlock = (pasted: string): boolean => /[\t\n]/.test(unmarked(pasted).replace(/\n+$/, ''));
