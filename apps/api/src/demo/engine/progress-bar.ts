const WIDTH = 28;
const TENTHS = 10;

interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** A bar that redraws itself at a terminal; elsewhere a line for every tenth. */
export function progressBar(
  output: Output,
  seconds: () => number,
): (done: number, total: number, label: string) => void {
  let shown = '';
  let tenth = -1;
  return (done, total, label) => {
    const part = total === 0 ? 1 : Math.min(1, done / total);
    const facts = `${String(Math.floor(part * 100)).padStart(3)} %  ${label}, ${Math.round(seconds())} s`;
    if (output.isTTY) {
      const filled = Math.round(part * WIDTH);
      const line = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${facts}`;
      output.write(`\r${line.padEnd(shown.length)}`);
      shown = line;
    } else if (Math.floor(part * TENTHS) > tenth || label !== shown) {
      tenth = Math.floor(part * TENTHS);
      shown = label;
      output.write(`${facts}\n`);
    }
  };
}
