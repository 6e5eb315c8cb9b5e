import { emptyPlan } from '@proline/domain/event-plan/plan';
import { expect, test } from 'vitest';
import { queryClient } from '../../../lib/api/query-client.ts';
import { loadTexts } from '../../../lib/texts/texts.ts';
import { renderIn } from '../../../testing/render-in.tsx';
import { PlanProvider } from '../desk/plan-provider.tsx';
import { categoriesQuery, typesQuery } from '../event-plan.api.ts';
import { FillReason, FillRemedies } from './fill-reason.tsx';

const empty = emptyPlan('Asia/Riyadh', 'SAR');
const plan = {
  ...empty,
  stepOne: { ...empty.stepOne, city: 'Riyadh' },
  stepTwo: { ...empty.stepTwo, requirements: [{ kind: 'languages', mode: 'block', languages: ['fr'] } as const] },
};
const found = {
  ...{ type_id: '018f0000-0000-7000-8000-000000000001', name_en: 'Hostess', name_ar: 'مضيفة', needed: 3 },
  funnel: [
    { by: 'city' as const, left: 240 },
    { by: 'role' as const, left: 31 },
    { by: 'languages' as const, left: 2 },
  ],
  ...{ eligible: 2, free: 1 },
};

test('too few people: each condition with how many it leaves, the one that leaves too few named, and where to change it', async () => {
  sessionStorage.clear();
  queryClient.setQueryData(categoriesQuery.queryKey, []);
  queryClient.setQueryData(typesQuery.queryKey, []);
  await loadTexts('en', ['event-plan', 'event-plan-money', 'event-plan-requirements']);
  const screen = await renderIn(
    'en',
    <PlanProvider start={{ empty: plan }}>
      <p>
        <FillReason role="Hostess" needed={3} found={found} />
      </p>
      <FillRemedies reasons={['languages']} />
    </PlanProvider>,
  );
  await expect
    .element(screen.getByRole('paragraph'))
    .toHaveTextContent('Riyadh: 240 approved · Hostess: 31 · Too few: Speaks French: 2 · Available at that time: 1');
  await expect
    .element(screen.getByRole('link', { name: 'Relax requirements' }))
    .toHaveAttribute('href', '/events/new/stepTwo#requirements');
});
