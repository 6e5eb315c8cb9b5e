import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderIn } from '../../testing/render-in.tsx';
import { ClockBox } from './clock-box.tsx';
import { moveByKey, pasteInto } from './grid-keys.ts';
import { NumberCell } from './number-cell.tsx';

const Clock = () => {
  const [minutes, setMinutes] = useState(435);
  const [problem, setProblem] = useState<string>();
  return (
    <>
      <ClockBox label="From" minutes={minutes} onChange={setMinutes} onUnreadable={setProblem} />
      <output>{minutes}</output>
      <p role="alert">{problem}</p>
    </>
  );
};

test('a time is typed as it comes, and written out when the box is left', async () => {
  const screen = await renderIn('ar', <Clock />);
  const box = screen.getByRole('textbox', { name: 'From' });
  await userEvent.tab();
  await userEvent.keyboard('730');
  await expect.element(screen.getByRole('status')).toHaveTextContent('450');
  await userEvent.tab();
  await expect.element(box).toHaveValue('07:30');
  await expect.element(box).toHaveAttribute('dir', 'ltr');
});

test('arrows go by a quarter of an hour', async () => {
  const screen = await renderIn('en', <Clock />);
  const box = screen.getByRole('textbox', { name: 'From' });
  await box.click();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(screen.getByRole('status')).toHaveTextContent('450');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(screen.getByRole('status')).toHaveTextContent('420');
});

test.each([
  ['en', '25:00', '“25:00” isn’t a time. Enter a time between 00:00 and 23:59.'],
  ['ar', '7:75', '«\u20687:75\u2069» ليس وقتًا صحيحًا. أدخل وقتًا بين \u206600:00\u2069 و\u206623:59\u2069.'],
] as const)('what is no time is told when the box is left, and the time stays (%s)', async (language, typed, words) => {
  const screen = await renderIn(language, <Clock />);
  const box = screen.getByRole('textbox', { name: 'From' });
  const problem = screen.getByRole('alert');
  await box.fill(typed);
  await expect.element(problem).toBeEmptyDOMElement();
  await userEvent.tab();
  await expect.element(problem).toHaveTextContent(words);
  await expect.element(box).toHaveValue('07:15');
  await box.click();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(problem).toBeEmptyDOMElement();
  await expect.element(box).toHaveValue('07:30');
});

const TWO = [0, 1];

const Grid = ({ paste = () => undefined }: { readonly paste?: (text: string, at: object) => void }) => {
  const [values, setValues] = useState<Readonly<Record<string, number>>>({});
  return (
    <table onKeyDown={moveByKey} onPaste={pasteInto((text) => text.includes('\t'), paste)}>
      <tbody>
        {TWO.map((row) => (
          <tr key={row}>
            {TWO.map((column) => (
              <td key={column}>
                <NumberCell
                  label={`${row} ${column}`}
                  value={values[`${row} ${column}`] ?? 0}
                  row={row}
                  column={column}
                  onChange={(_row, _column, value) => setValues({ ...values, [`${row} ${column}`]: value })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

test.each([
  ['en', 'ArrowRight', 'ArrowLeft'],
  ['ar', 'ArrowLeft', 'ArrowRight'],
] as const)('arrows walk from cell to cell as they lie on the screen (%s)', async (language, onwards, back) => {
  const screen = await renderIn(language, <Grid />);
  const cell = (name: string) => expect.element(screen.getByRole('textbox', { name }));
  await userEvent.tab();
  await cell('0 0').toHaveFocus();
  await userEvent.keyboard(`{${onwards}}`);
  await cell('0 1').toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await cell('1 1').toHaveFocus();
  await userEvent.keyboard(`{${back}}`);
  await cell('1 0').toHaveFocus();
  await userEvent.keyboard('{End}');
  await cell('1 1').toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{Home}');
  await cell('0 0').toHaveFocus();
});

test('digits of both kinds replace the number, plus and minus change it by one, letters are not taken', async () => {
  const screen = await renderIn('ar', <Grid />);
  const cell = screen.getByRole('textbox', { name: '0 0' });
  await userEvent.tab();
  await userEvent.keyboard('١x2');
  await expect.element(cell).toHaveValue('12');
  await userEvent.keyboard('++-');
  await expect.element(cell).toHaveValue('13');
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(cell).toHaveValue('12');
});

test('a block of a spreadsheet goes to the table with its place, a single number to the cell', async () => {
  const paste = vi.fn();
  const screen = await renderIn('en', <Grid paste={paste} />);
  const cell = screen.getByRole('textbox', { name: '1 0' });
  await cell.click();
  const drop = (text: string) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    return cell
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  };
  expect(drop('3')).toBe(true);
  expect(drop('1\t2')).toBe(false);
  expect(paste).toHaveBeenCalledExactlyOnceWith('1\t2', { row: 1, column: 0 });
  await expect.element(cell).toHaveFocus();
});
