import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { loadTexts } from '../../../lib/texts/texts.ts';
import { renderIn } from '../../../testing/render-in.tsx';
import type { CandidateFilter } from './candidate-filter.ts';
import { FilterButton } from './filter-button.tsx';

const onFilter = vi.fn<(filter: CandidateFilter) => void>();

const Kept = () => {
  const [filter, setFilter] = useState<CandidateFilter>({ gender: undefined, only: [] });
  return (
    <FilterButton
      filter={filter}
      onFilter={(next) => {
        setFilter(next);
        onFilter(next);
      }}
    />
  );
};

test.each([
  ['en', 'Filter', 'Female', 'Without flags', 'Filter: 2 on', 'Clear'],
  ['ar', 'تصفية', 'أنثى', 'بلا ملاحظات', 'تصفية: شرطان مفعّلان', 'مسح'],
] as const)(
  'candidates are narrowed, the button says by how much, and all is cleared (%s)',
  async (language, filter, female, unflagged, on, clear) => {
    await loadTexts(language, ['hiring-choice']);
    onFilter.mockClear();
    const screen = await renderIn(language, <Kept />);
    await screen.getByRole('button', { name: filter }).click();
    await screen.getByText(female, { exact: true }).click();
    await screen.getByRole('checkbox', { name: unflagged }).click();
    expect(onFilter).toHaveBeenLastCalledWith({ gender: 'female', only: ['unflagged'] });
    await expect.element(screen.getByRole('button', { name: on })).toBeVisible();
    await screen.getByRole('button', { name: clear }).click();
    expect(onFilter).toHaveBeenLastCalledWith({ gender: undefined, only: [] });
    await expect.element(screen.getByRole('button', { name: filter })).toBeVisible();
  },
);
