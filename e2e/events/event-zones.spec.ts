/// <reference lib="dom" />
import { randomInt } from 'node:crypto';
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { IN_TWO_MIXTURES } from '../story/mixtures.ts';
import { signedInTest as test } from '../story/story.ts';
import type { Language } from '../story/words.ts';

const DAY_MS = 86_400_000;

const WORDS = {
  en: {
    zones: 'Zones',
    headcount: 'Headcount',
    shifts: 'Shifts',
    paste_zones: 'Paste zones from a spreadsheet',
    paste: 'Paste from a spreadsheet',
    take_over: 'Apply',
    undo: 'Undo',
    left_out: 'Skipped columns: Notes.',
    unzoned: '1 unzoned place',
    place_them: 'Assign to a zone',
    in_gate: 'To Main gate',
    copy: /^Copy .* to other days$/,
    all_days: 'All days',
    add_two: 'Add 2 shifts',
    remove: /^Remove /,
    zone_heads: 'Zone\tArabic name\tCode',
  },
  ar: {
    zones: 'المناطق',
    headcount: 'العدد المطلوب',
    shifts: 'الورديات',
    paste_zones: 'لصق المناطق من جدول بيانات',
    paste: 'لصق من جدول بيانات',
    take_over: 'تطبيق',
    undo: 'تراجع',
    left_out: 'أعمدة جرى تخطّيها: Notes.',
    unzoned: 'مكان واحد بلا منطقة',
    place_them: 'التوزيع على منطقة',
    in_gate: 'إلى البوابة الرئيسية',
    copy: /^نسخ .* إلى أيام أخرى$/,
    all_days: 'كل الأيام',
    add_two: 'إضافة ورديتين',
    remove: /^إزالة /,
    zone_heads: 'الاسم الإنجليزي\tالمنطقة\tالرمز',
  },
} as const satisfies Record<Language, unknown>;

type Type = {
  readonly id: string;
  readonly name_en: string;
  readonly name_ar: string;
  readonly archived_at: string | null;
};
type Calls = { readonly request: APIRequestContext; readonly token: string };
type Steps = {
  readonly stepTwo: { readonly shifts: readonly unknown[] };
  readonly stepThree: { readonly needs: readonly { readonly headcount: number }[] };
  readonly stepThreeZones: {
    readonly zones: readonly { readonly name_en: string; readonly name_ar: string; readonly code: string }[];
    readonly places: readonly { readonly headcount: number }[];
  };
};

const read = async <Data>({ request, token }: Calls, path: string): Promise<Data> => {
  const reply = await request.get(`/api/admin${path}`, { headers: { authorization: token } });
  expect(reply.status(), path).toBe(200);
  return ((await reply.json()) as { data: Data }).data;
};
const stepsOf = async (calls: Calls, id: string): Promise<Steps> =>
  (await read<{ steps: Steps }>(calls, `/events/${id}/plan`)).steps;

/** Three days, one shift on the first, six and two people in two roles; zoned: with a zone for some of them. */
const makeDraft = async (calls: Calls, zoned = false): Promise<{ id: string; roles: readonly [Type, Type] }> => {
  const [first, second] = (await read<Type[]>(calls, '/types')).filter(({ archived_at }) => archived_at === null);
  if (!first || !second) throw new Error('The demo has roles.');
  const start = Date.now() + randomInt(400, 3_000) * DAY_MS;
  const day = (n: number) => new Date(start + n * DAY_MS).toISOString().slice(0, 10);
  const shift = { work_date: day(0), starts: 480, ends: 960, break_minutes: 30, arrival_minutes: 30 };
  const stepOne = {
    title_en: `Zones ${randomInt(1_000_000)}`,
    title_ar: `مناطق ${randomInt(1_000_000)}`,
    ...{ category_id: null, client_name: '', description_en: '', description_ar: '', cover_id: null },
    ...{ venue: '', address: '', city: 'Riyadh', pin: null, contact_name: '', contact_phone: '' },
    starts: { day: day(0), minutes: 0 },
    ends: { day: day(2), minutes: 1_439 },
    time_zone: 'Asia/Riyadh',
  };
  const reply = await calls.request.post('/api/admin/events', {
    headers: { authorization: calls.token },
    data: {
      steps: {
        stepOne,
        stepTwo: {
          shifts: [{ key: 's1', ...shift }],
          ...{ requirements: [], uniform: '', briefing: '', application_deadline: null },
        },
        stepThree: {
          needs: [
            { shift: 's1', type_id: first.id, headcount: 6 },
            { shift: 's1', type_id: second.id, headcount: 2 },
          ],
          ...{ hiring_mode: 'apply', reserve_percent: 0 },
        },
        ...(zoned && {
          stepThreeZones: {
            zones: [{ key: 'z1', code: 'A', name_en: 'Gate', name_ar: 'البوابة', colour: '#4c6e5c', radius_m: 200 }],
            places: [{ zone: 'z1', shift: 's1', type_id: first.id, headcount: 7 }],
          },
        }),
      },
    },
  });
  expect(reply.status()).toBe(200);
  return { id: ((await reply.json()) as { data: { event_id: string } }).data.event_id, roles: [first, second] };
};

const cell = (card: Locator, row: number, column: number): Locator =>
  card.locator(`input[data-row="${row}"][data-column="${column}"]`);

/** What a spreadsheet does on Ctrl V, at the field that has the focus. */
const pasteCells = (page: Page, text: string): Promise<void> =>
  page.evaluate((cells) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', cells);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

test('zones come out of a spreadsheet, with their people', async ({ page, request, token, language }) => {
  const words = WORDS[language];
  const calls = { request, token };
  const { id, roles } = await makeDraft(calls);
  await page.goto(`/events/${id}/plan/stepThreeZones`);
  const card = page.getByRole('region', { name: words.zones });
  await card.getByRole('button', { name: words.paste_zones }).click();
  const names = roles.map((role) => (language === 'ar' ? role.name_ar : role.name_en)).join('\t');
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('textbox')
    .fill(
      `${words.zone_heads}\t${names}\tNotes\r\nMain gate\tالبوابة الرئيسية\tG\t٤\t2\tnorth\r\n"Hall\n1"\tالقاعة\tH\t1\t\t`,
    );
  await expect(dialog.getByRole('row')).toHaveCount(3);
  await expect(dialog.getByText(words.left_out)).toBeVisible();
  await dialog.getByRole('button', { name: words.take_over }).click();

  await expect(cell(card, 0, 0)).toHaveValue('4');
  await expect(cell(card, 1, 0)).toHaveValue('1');
  await expect(card.getByText(words.unzoned)).toBeVisible();
  await card.getByRole('button', { name: words.place_them }).click();
  await page.getByRole('menuitem', { name: words.in_gate }).click();
  await expect(cell(card, 0, 0)).toHaveValue('5');
  await expect(card.getByText(words.unzoned)).toBeHidden();

  await expect
    .poll(async () => (await stepsOf(calls, id)).stepThreeZones)
    .toMatchObject({
      zones: [
        { code: 'G', name_en: 'Main gate', name_ar: 'البوابة الرئيسية' },
        { code: 'H', name_en: 'Hall 1', name_ar: 'القاعة' },
      ],
      places: [{ headcount: 5 }, { headcount: 2 }, { headcount: 1 }],
    });
  await page.reload();
  await expect(cell(card, 0, 0)).toHaveValue('5');
});

test(
  'numbers are typed, moved through and pasted as in a spreadsheet',
  IN_TWO_MIXTURES,
  async ({ page, request, token, language }) => {
    const words = WORDS[language];
    const calls = { request, token };
    const { id } = await makeDraft(calls);
    await page.goto(`/events/${id}/plan/stepThree`);
    const card = page.getByRole('region', { name: words.headcount });
    await cell(card, 0, 0).focus();
    await page.keyboard.type('12');
    await page.keyboard.press('ArrowDown');
    await expect(cell(card, 1, 0)).toBeFocused();
    await page.keyboard.type('٣');
    await page.keyboard.press('+');
    await expect(cell(card, 1, 0)).toHaveValue('4');
    await expect
      .poll(async () => (await stepsOf(calls, id)).stepThree.needs.map(({ headcount }) => headcount))
      .toEqual([12, 4]);

    await cell(card, 0, 0).focus();
    await pasteCells(page, '20\n9\n');
    await expect(cell(card, 0, 0)).toHaveValue('20');
    await expect(cell(card, 1, 0)).toHaveValue('9');
    await page.getByRole('button', { name: words.undo }).last().click();
    await expect(cell(card, 0, 0)).toHaveValue('12');
    await expect(cell(card, 1, 0)).toHaveValue('4');
  },
);

test('a shift is copied to the other days with its people; one that goes can come back', async ({
  page,
  request,
  token,
  language,
}) => {
  const words = WORDS[language];
  const calls = { request, token };
  const { id } = await makeDraft(calls);
  await page.goto(`/events/${id}/plan/stepTwo`);
  const card = page.getByRole('region', { name: words.shifts });
  const rows = card.getByRole('listitem');
  await card.getByRole('button', { name: words.copy }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words.all_days }).click();
  await dialog.getByRole('button', { name: words.add_two }).click();
  await expect(rows).toHaveCount(3);
  await expect.poll(async () => (await stepsOf(calls, id)).stepThree.needs.length).toBe(6);

  await rows.first().getByRole('button', { name: words.remove }).click();
  await expect(rows).toHaveCount(2);
  await expect.poll(async () => (await stepsOf(calls, id)).stepThree.needs.length).toBe(4);
  await page.getByRole('button', { name: words.undo }).last().click();
  await expect(rows).toHaveCount(3);
  await expect.poll(async () => (await stepsOf(calls, id)).stepThree.needs.length).toBe(6);
});
