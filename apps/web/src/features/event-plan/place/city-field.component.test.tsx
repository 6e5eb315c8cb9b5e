import { emptyPlan } from '@proline/domain/event-plan/plan';
import { expect, test } from 'vitest';
import { queryClient } from '../../../lib/api/query-client.ts';
import { loadTexts } from '../../../lib/texts/texts.ts';
import { renderIn } from '../../../testing/render-in.tsx';
import { usePlan } from '../desk/plan-context.ts';
import { PlanProvider } from '../desk/plan-provider.tsx';
import { saveUnanswered } from '../desk/testing/unanswered.ts';
import { categoriesQuery, typesQuery } from '../event-plan.api.ts';
import { CityField } from './city-field.tsx';

const Zone = () => <output>{usePlan().plan.stepOne.time_zone}</output>;

saveUnanswered();

test('the time zone follows the city, also after the field was cleared, and an unknown city warns', async () => {
  queryClient.setQueryData(categoriesQuery.queryKey, []);
  queryClient.setQueryData(typesQuery.queryKey, []);
  await loadTexts('en', ['event-plan', 'event-plan-problems', 'event-plan-place']);
  const screen = await renderIn(
    'en',
    <PlanProvider start={{ empty: emptyPlan('Asia/Riyadh', 'SAR') }}>
      <CityField />
      <Zone />
    </PlanProvider>,
  );
  const field = screen.getByRole('combobox', { name: /^City/ });
  const zone = screen.getByRole('status');
  const write = async (city: string) => {
    field.element().focus();
    await field.fill(city);
    field.element().blur();
  };
  await write('Kuwait City');
  await expect.element(zone).toHaveTextContent('Asia/Kuwait');
  await write('');
  await write('Cairo');
  await expect.element(zone).toHaveTextContent('Africa/Cairo');
  await write('Atlantis');
  await expect.element(zone).toHaveTextContent('Africa/Cairo');
  await expect.element(field).toHaveAccessibleDescription(/^This city is not in the list\./);
});
