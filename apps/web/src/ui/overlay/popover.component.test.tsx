import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LANGUAGES, renderIn } from '../../testing/render-in.tsx';
import { Popover } from './popover.tsx';

const button = (name: string, props: object) => (
  <button type="button" {...props}>
    {name}
  </button>
);
const nested = (
  <div style={{ padding: '200px 400px' }}>
    <Popover label="Filter" trigger={(props) => button('Add', props)}>
      {(close) => (
        <>
          <p>City</p>
          <input aria-label="City" />
          <Popover label="Calendar" trigger={(props) => button('Day', props)}>
            {(closeDay) => button('Today', { onClick: closeDay })}
          </Popover>
          {button('Done', { onClick: close })}
        </>
      )}
    </Popover>
    {button('Elsewhere', {})}
  </div>
);

test.each(LANGUAGES)('stands below its button at the side where reading begins (%s)', async (language) => {
  const screen = await renderIn(language, nested);
  const trigger = screen.getByRole('button', { name: 'Add' });
  await trigger.click();
  const panel = screen.getByRole('dialog', { name: 'Filter' });
  await expect.element(panel).toBeVisible();
  const [at, box] = [trigger.element().getBoundingClientRect(), panel.element().getBoundingClientRect()];
  expect(box.top).toBeGreaterThanOrEqual(at.bottom);
  const side = language === 'ar' ? 'right' : 'left';
  expect(Math.abs(box[side] - at[side])).toBeLessThanOrEqual(2);
});

test.each(LANGUAGES)('takes the focus and gives it back on Escape (%s)', async (language) => {
  const screen = await renderIn(language, nested);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByRole('textbox', { name: 'City' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
});

test('one inside another: Escape and a click close the inner one alone', async () => {
  const screen = await renderIn('en', nested);
  await screen.getByRole('button', { name: 'Add' }).click();
  await screen.getByRole('button', { name: 'Day' }).click();
  await expect.element(screen.getByRole('button', { name: 'Today' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog', { name: 'Calendar' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('dialog', { name: 'Filter' })).toBeVisible();
  await screen.getByRole('button', { name: 'Day' }).click();
  await screen.getByRole('button', { name: 'Today' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Calendar' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Day' }).click();
  await screen.getByText('City').click();
  await expect.element(screen.getByRole('dialog', { name: 'Calendar' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('dialog', { name: 'Filter' })).toBeVisible();
  await screen.getByRole('button', { name: 'Elsewhere' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('stays where a scroll leaves it beside its button, as one that was before the click does; closes where it does not', async () => {
  const screen = await renderIn(
    'en',
    <div data-testid="box" style={{ blockSize: 400, overflow: 'auto' }}>
      {nested}
      <div style={{ blockSize: 3000 }} />
    </div>,
  );
  await screen.getByRole('button', { name: 'Add' }).click();
  const panel = screen.getByRole('dialog', { name: 'Filter' });
  await expect.element(panel).toBeVisible();
  document.dispatchEvent(new Event('scroll'));
  await screen.getByRole('textbox', { name: 'City' }).fill('Riyadh');
  screen.getByTestId('box').element().scrollBy(0, 120);
  await expect.element(panel).not.toBeInTheDocument();
});
