import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LANGUAGES, renderIn } from '../../../testing/render-in.tsx';
import { SearchField } from './search-field.tsx';

const WORDS = {
  en: { search: 'Search this list', clear: 'Clear search' },
  ar: { search: 'البحث في هذه القائمة', clear: 'مسح البحث' },
};

const Searched = ({ said }: { readonly said: string[] }) => {
  const [value, setValue] = useState('');
  return (
    <>
      <button type="button" onClick={() => setValue('from the address')}>
        Back
      </button>
      <SearchField
        hint="Name or number"
        value={value}
        onSearch={(text) => {
          said.push(text);
          setValue(text);
        }}
      />
    </>
  );
};

afterEach(() => vi.useRealTimers());

const searched = async (language: (typeof LANGUAGES)[number]) => {
  const said: string[] = [];
  const screen = await renderIn(language, <Searched said={said} />);
  const words = WORDS[language];
  // The pause in typing passes only when a test advances the clock.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return { said, screen, words, field: screen.getByRole('searchbox', { name: words.search }) };
};

test.each(LANGUAGES)('it looks once after a pause in typing, without spaces around (%s)', async (language) => {
  const { said, field } = await searched(language);
  field.element().focus();
  await userEvent.keyboard(' sa');
  vi.advanceTimersByTime(249);
  await userEvent.keyboard('ra ');
  vi.advanceTimersByTime(249);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(said).toEqual(['sara']);
  await expect.element(field).toHaveValue(' sara ');
});

test('Enter looks at once', async () => {
  const { said, field } = await searched('en');
  field.element().focus();
  await userEvent.keyboard('sara{Enter}');
  expect(said).toEqual(['sara']);
});

test.each(LANGUAGES)('Escape and its button clear it; the focus stays in the field (%s)', async (language) => {
  const { said, screen, field, words } = await searched(language);
  const clear = screen.getByRole('button', { name: words.clear });
  await expect.element(clear).not.toBeInTheDocument();
  field.element().focus();
  await userEvent.keyboard('sara{Enter}{Escape}');
  await expect.element(field).toHaveValue('');
  await userEvent.keyboard('omar{Enter}');
  const isLeft = clear.element().getBoundingClientRect().left < field.element().getBoundingClientRect().left;
  expect(isLeft).toBe(language === 'ar');
  await clear.click();
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  await expect.element(clear).not.toBeInTheDocument();
  expect(said).toEqual(['sara', '', 'omar', '']);
});

test('what the address says is shown', async () => {
  const { screen, field } = await searched('en');
  await screen.getByRole('button', { name: 'Back' }).click();
  await expect.element(field).toHaveValue('from the address');
});
