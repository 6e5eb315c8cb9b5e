import type { StoredPlan } from '@proline/contract/event-plan/event-plan';
import { emptyPlan } from '@proline/domain/event-plan/plan';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../lib/api/query-client.ts';
import { loadTexts } from '../../../lib/texts/texts.ts';
import { renderIn } from '../../../testing/render-in.tsx';
import { usePlan } from '../desk/plan-context.ts';
import { PlanProvider } from '../desk/plan-provider.tsx';
import { SaveState } from '../desk/save-state.tsx';
import { bookingsQuery, categoriesQuery, planQuery, typesQuery } from '../event-plan.api.ts';
import { CurrencyField } from '../money/currency-field.tsx';
import { ChangesCard } from './changes-card.tsx';
import { ChangeDialog } from './save-changes.tsx';

const ID = 'b7f7e3a0-4a3b-4e0e-9f0e-2d6f6b1c9a10';
const TYPE = 'b7f7e3a0-4a3b-4e0e-9f0e-2d6f6b1c9a11';
const INVITED = 'b7f7e3a0-4a3b-4e0e-9f0e-2d6f6b1c9a12';
const LATER = '2999-01-10';
const empty = emptyPlan('Asia/Riyadh', 'SAR');
const saved = {
  event_id: ID,
  code: 7,
  status: 'published',
  version: 3,
  steps: {
    ...empty,
    stepOne: { ...empty.stepOne, venue: 'Hall 1', title_en: 'Palm Fair', title_ar: 'معرض النخيل' },
    stepTwo: {
      ...empty.stepTwo,
      shifts: [{ key: 'a', work_date: LATER, starts: 600, ends: 1_000, break_minutes: 0, arrival_minutes: 0 }],
    },
    stepThree: { ...empty.stepThree, needs: [{ shift: 'a', type_id: TYPE, headcount: 4 }] },
  } as StoredPlan['steps'],
  saved_at: '2026-11-15T20:00:00.000Z',
  saved_by: null,
  leaders: [],
  ushers: [],
} as const satisfies StoredPlan;

const place = (id: string, person_id: string) => ({
  id,
  person_id,
  shift: 'a',
  zone: null,
  type_id: TYPE,
  status: 'confirmed' as const,
  reserve: false,
});

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
  queryClient.setQueryData(categoriesQuery.queryKey, []);
  queryClient.setQueryData(typesQuery.queryKey, []);
  queryClient.setQueryData(planQuery(ID).queryKey, saved);
  queryClient.setQueryData(bookingsQuery(ID).queryKey, {
    now: '2026-11-18T08:00:00.000Z',
    // whoever is invited is told, and has nothing to confirm again
    places: [place(ID, ID), place(TYPE, TYPE), { ...place(INVITED, INVITED), status: 'invited' }],
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
});

const Edit = () => {
  const { change, plan } = usePlan();
  return (
    <>
      <button type="button" onClick={() => change('stepOne', { venue: 'Hall 2', contact_name: 'Huda' })}>
        another hall
      </button>
      <button
        type="button"
        onClick={() => change('stepThree', { needs: plan.stepThree.needs.map((need) => ({ ...need, headcount: 1 })) })}
      >
        one place
      </button>
    </>
  );
};

test('what is changed is listed with the people it concerns, kept here, and what is fixed is locked', async () => {
  await loadTexts('en', [
    'event-plan',
    'event-plan-change',
    'event-plan-problems',
    'event-plan-place',
    'event-plan-money',
    'event-plan-shifts',
  ]);
  const screen = await renderIn(
    'en',
    <PlanProvider start={{ saved }}>
      <SaveState />
      <CurrencyField />
      <Edit />
      <ChangesCard />
    </PlanProvider>,
  );
  const card = screen.getByRole('region', { name: 'Your changes' });
  await expect.element(card.getByText('Nothing has changed yet.')).toBeVisible();
  await expect.element(screen.getByRole('combobox', { name: 'Currency' })).toBeDisabled();
  await expect.element(screen.getByText('Locked once published')).toBeVisible();

  await screen.getByRole('button', { name: 'another hall' }).click();
  await expect.element(card.getByText('Venue')).toBeVisible();
  await expect.element(card.getByText('2 people reconfirm')).toBeVisible();
  await expect.element(card.getByText('Nobody affected')).toBeVisible();
  await expect.element(screen.getByText('Changes aren’t saved yet').first()).toBeVisible();

  await screen.getByRole('button', { name: 'one place' }).click();
  await expect.element(card.getByText('Not possible').first()).toBeVisible();
});

test('the dialog names in numbers whom it concerns, and by name who loses a place', async () => {
  await loadTexts('en', ['event-plan', 'event-plan-change', 'form']);
  const person = { id: ID, name_en: 'Hala Mansour', name_ar: 'هالة منصور', photo: null };
  const preview = {
    fingerprint: '',
    changes: [],
    problems: [],
    numbers: { told: 12, asked: 11, released: 1 },
    released: [
      { person, as: 'usher', reason: 'times_changed', starts_at: '2999-01-10T07:00:00.000Z' },
      { person, as: 'usher', reason: 'too_little_rest', starts_at: '2999-01-11T07:00:00.000Z' },
      { person, as: 'usher', reason: 'too_many_hours', starts_at: '2999-01-12T07:00:00.000Z' },
      { person, as: 'team_leader', reason: 'times_changed', starts_at: '2999-01-10T07:00:00.000Z' },
    ],
  } as const;
  const confirm = vi.fn(() => Promise.resolve());
  await renderIn(
    'en',
    <PlanProvider start={{ saved }}>
      <ChangeDialog
        preview={{ ...preview, changes: [], problems: [], released: [...preview.released] }}
        isNews
        onConfirm={confirm}
        onCancel={vi.fn()}
      />
    </PlanProvider>,
  );
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Save changes to “Palm Fair”?')).toBeVisible();
  await expect.element(dialog.getByText('11 people are asked to reconfirm')).toBeVisible();
  await expect.element(dialog.getByText('1 person is released')).toBeVisible();
  for (const why of [
    'clashes with other work',
    'too little rest beside other work',
    'too many hours in a day or week',
    'no longer leads, clashes with other work',
  ])
    await expect.element(dialog.getByText(`Hala Mansour: ${why}`)).toBeVisible();
  await expect.element(dialog.getByText(/^Bookings have changed meanwhile/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(() => confirm.mock.calls.length).toBe(1);
});
