import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderIn } from '../../testing/render-in.tsx';
import { useDrag } from './use-drag.ts';
import { useOrder } from './use-order.ts';

const Letters = () => {
  const [ids, setIds] = useState(['a', 'b', 'c']);
  const [said, say] = useState('');
  const order = useOrder({
    ids,
    place: (id, before) => {
      const others = ids.filter((one) => one !== id);
      setIds(others.toSpliced(before === null ? others.length : others.indexOf(before), 0, id));
    },
    announce: (news, id, at) => say(`${id} ${news} at ${at + 1}`),
  });
  return (
    <>
      <ul data-order-body data-saved={ids.join('')}>
        {order.order.map((id) => (
          <li key={id} data-entry={id}>
            <button type="button" {...order.handle(id)}>
              Move {id}
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{said}</p>
    </>
  );
};

type Column = 'todo' | 'doing' | 'done';
const COLUMNS: readonly Column[] = ['todo', 'doing', 'done'];

const Board = () => {
  const [column, setColumn] = useState<Column>('todo');
  const [said, say] = useState('');
  const card = { id: 'card' };
  const drag = useDrag<typeof card, Column>({
    homeOf: () => column,
    placeAt: ({ x, y }) => {
      const name = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]')?.dataset['column'];
      return COLUMNS.find((one) => one === name);
    },
    placeBeside: ({ over }, way) => COLUMNS[COLUMNS.indexOf(over) + (way === 'onwards' ? 1 : -1)],
    drop: ({ over }) => setColumn(over),
    announce: (news, { over }) => say(`${news}: ${over}`),
  });
  return (
    <>
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr 1fr', blockSize: 200 }}>
        {COLUMNS.map((one) => (
          <section key={one} data-column={one} aria-label={one}>
            {one === column && (
              <article {...drag.card(card)}>
                <button type="button" {...drag.handle(card)}>
                  Move
                </button>
                <a href="#opened">A card</a>
              </article>
            )}
          </section>
        ))}
      </div>
      <p role="status">{said}</p>
    </>
  );
};

const savedOrder = () => document.querySelector<HTMLElement>('[data-saved]')?.dataset['saved'];
const shownOrder = () => [...document.querySelectorAll<HTMLElement>('[data-entry]')].map((row) => row.dataset['entry']);

const cardColumn = () => document.querySelector('article')?.closest<HTMLElement>('[data-column]')?.dataset['column'];

test('Space takes a row, arrows move it, Enter puts it down, and its handle keeps the focus', async () => {
  const screen = await renderIn('en', <Letters />);
  const handle = screen.getByRole('button', { name: 'Move a' });
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(handle).toHaveAttribute('aria-pressed', 'true');
  await expect.element(screen.getByRole('status')).toHaveTextContent('a grabbed at 1');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.poll(shownOrder).toEqual(['b', 'c', 'a']);
  await expect.element(screen.getByRole('status')).toHaveTextContent('a moved at 3');
  await expect.element(handle).toHaveFocus();
  expect(savedOrder()).toBe('abc');
  await userEvent.keyboard('{Enter}');
  await expect.poll(savedOrder).toBe('bca');
  await expect.element(screen.getByRole('status')).toHaveTextContent('a dropped at 3');
  await expect.element(handle).toHaveFocus();
});

test.each([
  ['Escape', '{Escape}'],
  ['leaving the handle', '{Tab}'],
])('%s puts the row back', async (_, key) => {
  const screen = await renderIn('en', <Letters />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{ArrowDown}');
  await expect.poll(shownOrder).toEqual(['b', 'a', 'c']);
  await userEvent.keyboard(key);
  await expect.poll(shownOrder).toEqual(['a', 'b', 'c']);
  await expect.element(screen.getByRole('status')).toHaveTextContent('a canceled at 1');
});

test('Alt and an arrow move a row by one at once, and it stays in hand for the next', async () => {
  const screen = await renderIn('en', <Letters />);
  await userEvent.tab();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(savedOrder).toBe('bac');
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(savedOrder).toBe('bca');
  await expect.element(screen.getByRole('button', { name: 'Move a' })).toHaveFocus();
});

test('rows make room under the mouse, and letting go saves the order', async () => {
  const screen = await renderIn('en', <Letters />);
  await userEvent.dragAndDrop(screen.getByRole('button', { name: 'Move a' }), screen.getByText('Move c'), {
    targetPosition: { x: 8, y: 16 },
  });
  await expect.poll(savedOrder).toBe('bca');
});

test.each([
  ['en', 'ArrowRight', 'ArrowLeft'],
  ['ar', 'ArrowLeft', 'ArrowRight'],
] as const)('arrows follow the reading direction, and end at the last column (%s)', async (language, onwards, back) => {
  const screen = await renderIn(language, <Board />);
  await userEvent.tab();
  await userEvent.keyboard(` {${onwards}}{${onwards}}{${onwards}}`);
  await expect.element(screen.getByRole('status')).toHaveTextContent('moved: done');
  await userEvent.keyboard(`{${back}} `);
  await expect.poll(cardColumn).toBe('doing');
});

test('a card is dragged by the mouse anywhere, and the click that ends it opens nothing', async () => {
  const screen = await renderIn('en', <Board />);
  await userEvent.dragAndDrop(screen.getByText('A card'), screen.getByRole('region', { name: 'done' }));
  await expect.poll(cardColumn).toBe('done');
  expect(location.hash).not.toBe('#opened');
});

const touch = (target: Element, type: string, x: number, y: number) =>
  target.dispatchEvent(
    new PointerEvent(type, { pointerType: 'touch', pointerId: 7, bubbles: true, clientX: x, clientY: y }),
  );

test('a finger drags by the handle; elsewhere on the card it scrolls', async () => {
  const screen = await renderIn('en', <Board />);
  const { left, top, width } = screen.getByRole('region', { name: 'done' }).element().getBoundingClientRect();
  const dragFrom = (target: Element) => {
    touch(target, 'pointerdown', 4, 4);
    touch(document.body, 'pointermove', left + width / 2, top + 50);
  };
  dragFrom(screen.getByText('A card').element());
  await expect.element(screen.getByRole('status')).toHaveTextContent('');
  dragFrom(screen.getByRole('button', { name: 'Move' }).element());
  await expect.element(screen.getByRole('status')).toHaveTextContent('moved: done');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('status')).toHaveTextContent('canceled: todo');
});
