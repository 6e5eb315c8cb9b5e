import { emptyPlan } from '@proline/domain/event-plan/plan';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../lib/api/query-client.ts';
import { useToasts } from '../../../lib/screen/toast.ts';
import { loadTexts } from '../../../lib/texts/texts.ts';
import { renderIn } from '../../../testing/render-in.tsx';
import { PlanProvider } from '../desk/plan-provider.tsx';
import { saveUnanswered } from '../desk/testing/unanswered.ts';
import { categoriesQuery, typesQuery } from '../event-plan.api.ts';
import { PayCard } from './pay-card.tsx';

const empty = emptyPlan('Asia/Riyadh', 'SAR');
saveUnanswered();

test('another currency asks first, clears what is written, and that can be undone', async () => {
  queryClient.setQueryData(categoriesQuery.queryKey, []);
  queryClient.setQueryData(typesQuery.queryKey, []);
  await loadTexts('en', [
    'event-plan',
    'event-plan-problems',
    'event-plan-place',
    'event-plan-money',
    'event-plan-change',
  ]);
  const start = { ...empty, stepFour: { ...empty.stepFour, leader_rate_minor: 50_000 } };
  const screen = await renderIn(
    'en',
    <PlanProvider start={{ empty: start }}>
      <PayCard />
    </PlanProvider>,
  );
  const rate = screen.getByRole('textbox', { name: /^Team leader pay/ });
  const currency = screen.getByRole('combobox', { name: 'Currency' });
  const dialog = page.getByRole('dialog');
  await expect.element(rate).toHaveValue('500.00');

  await currency.selectOptions('KWD');
  await dialog.getByRole('button', { name: /^Keep Saudi Riyal/ }).click();
  await expect.element(currency).toHaveValue('SAR');
  await expect.element(rate).toHaveValue('500.00');

  await currency.selectOptions('KWD');
  await dialog.getByRole('button', { name: 'Change and clear amounts' }).click();
  await expect.element(currency).toHaveValue('KWD');
  await expect.element(rate).toHaveValue('0.000');

  useToasts
    .getState()
    .toasts.find(({ action }) => action)
    ?.action?.run();
  await expect.element(currency).toHaveValue('SAR');
  await expect.element(rate).toHaveValue('500.00');

  await rate.fill('');
  await currency.selectOptions('KWD');
  await expect.element(currency).toHaveValue('KWD');
  expect(document.querySelector('[role="dialog"]')).toBeNull();
});
