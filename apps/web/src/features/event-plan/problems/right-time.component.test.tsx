import { emptyPlan } from '@proline/domain/event-plan/plan';
import { expect, test } from 'vitest';
import { queryClient } from '../../../lib/api/query-client.ts';
import { useToasts } from '../../../lib/screen/toast.ts';
import { loadTexts } from '../../../lib/texts/texts.ts';
import { renderIn } from '../../../testing/render-in.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { fieldAnchor } from '../desk/plan-context.ts';
import { PlanProvider } from '../desk/plan-provider.tsx';
import { saveUnanswered } from '../desk/testing/unanswered.ts';
import { categoriesQuery, typesQuery } from '../event-plan.api.ts';
import { BeforePublish } from './before-publish.tsx';
import { PlanFoot } from '../frame/plan-foot.tsx';
import { StepStrip } from '../frame/step-strip.tsx';
import { useStepForm } from '../frame/use-step-form.ts';

saveUnanswered();

const Title = () => (
  <div {...fieldAnchor('stepOne', 'title_en')}>
    <TextField {...useStepForm('stepOne').text('title_en')} label="Title" />
  </div>
);

test('an untouched plan counts what is left without red; a failed Publish leads to the first and names it', async () => {
  queryClient.setQueryData(categoriesQuery.queryKey, []);
  queryClient.setQueryData(typesQuery.queryKey, []);
  await loadTexts('en', [
    'event-plan',
    'event-plan-problems',
    'event-plan-place',
    'event-plan-money',
    'event-move',
    'event-plan-change',
  ]);
  const screen = await renderIn(
    'en',
    <PlanProvider start={{ empty: emptyPlan('Asia/Riyadh', 'SAR') }}>
      <StepStrip step="stepFour" />
      <Title />
      <BeforePublish />
      <PlanFoot step="stepFour" />
    </PlanProvider>,
  );
  const title = screen.getByRole('textbox', { name: 'Title' });
  const marked = () =>
    document.querySelectorAll('[data-wrong], [aria-invalid="true"], [data-blocking]:not([data-quiet])');
  await expect.element(screen.getByText('Step 4 of 4 · 10 items left')).toBeVisible();
  await expect.element(title).toBeRequired();
  expect(marked()).toHaveLength(0);

  await screen.getByRole('button', { name: 'Publish' }).click();
  await expect.element(title).toHaveFocus();
  await expect.element(title).toHaveAccessibleDescription('Enter an English title.');
  expect(marked().length).toBeGreaterThan(0);
  expect(useToasts.getState().toasts.map(({ text }) => text)).toContain(
    'Not published: 10 items left. First: Enter an English title.',
  );
});
