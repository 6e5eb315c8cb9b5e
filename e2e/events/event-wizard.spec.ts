import { expect, type APIRequestContext } from '@playwright/test';
import { wizardWords } from '../story/event-wizard-words.ts';
import { freshDay } from '../story/fresh-day.ts';
import { IN_TWO_MIXTURES } from '../story/mixtures.ts';
import { inviteOwnAdmin, tokenOf } from '../story/own-admin.ts';
import { makeDraft } from '../story/own-event.ts';
import { field, planAndPublish, saved, STEP } from '../story/plan-event.ts';
import { failureToast, heading, NO_CONNECTION, REFUSED_REPLY, signedInTest as test } from '../story/story.ts';

const mark = () => String(Math.floor(Math.random() * 900_000) + 100_000);

type Step = 'stepOne' | 'stepTwo';
type Plan = { version: number; steps: Record<Step, Record<string, unknown>> };
const readPlan = async (request: APIRequestContext, token: string, id: string): Promise<Plan> => {
  const reply = await request.get(`/api/admin/events/${id}/plan`, { headers: { authorization: token } });
  expect(reply.status()).toBe(200);
  return ((await reply.json()) as { data: Plan }).data;
};

/** Somebody else, at the same draft, in his own browser. */
const changeElsewhere = async (
  request: APIRequestContext,
  token: string,
  id: string,
  changes: object,
  step: Step = 'stepOne',
) => {
  const { version, steps } = await readPlan(request, token, id);
  const reply = await request.put(`/api/admin/events/${id}/plan`, {
    headers: { authorization: token },
    data: { version, steps: { [step]: { ...steps[step], ...changes } } },
  });
  expect(reply.status()).toBe(200);
};

test(
  'an event is planned through all steps and published',
  IN_TWO_MIXTURES,
  async ({ page, language, token, request }) => {
    const own = mark();
    const titles = { en: `Wizard ${own}`, ar: `معالج ${own}` };
    const day = freshDay();
    await page.goto('/events/new');
    await planAndPublish(page, language, titles, day);
    // one spelling, in whichever language it was typed
    const id = /events\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
    expect((await readPlan(request, token, id)).steps.stepOne['city']).toBe('Riyadh');
  },
);

test('a reload loses nothing, not even what was typed in the last moment', async ({ page, language }) => {
  const words = wizardWords(language);
  const own = `Reload ${mark()}`;
  await page.goto('/events/new');
  await field(page, words.title_en).fill(own);
  await saved(page);
  await field(page, words.venue).fill('Hall of the last moment');
  await page.reload();
  await expect(field(page, words.venue)).toHaveValue('Hall of the last moment');
  await expect(field(page, words.title_en)).toHaveValue(own);
  await saved(page);
  expect(await page.evaluate(() => sessionStorage.getItem('stepOne'))).toContain('Hall of the last moment');
});

test('without a connection nothing is lost, and it is saved when there is one again', async ({
  page,
  context,
  language,
  token,
  request,
  expectConsole,
}) => {
  expectConsole(NO_CONNECTION);
  const words = wizardWords(language);
  const draft = await makeDraft({ request, token }, { ready: false });
  await page.goto(`/events/${draft.id}/plan/stepOne`);
  await expect(field(page, words.venue)).toBeVisible();
  await context.setOffline(true);
  await field(page, words.venue).fill('Hall without a wire');
  await expect(page.locator('[data-save-state="kept_here"]')).toHaveText(words.offline);
  await context.setOffline(false);
  await saved(page);
  expect((await readPlan(request, token, draft.id)).steps.stepOne['venue']).toBe('Hall without a wire');
});

test('two admins at one draft: different fields both stand, the same one is decided, and a deleted draft is not lost', async ({
  page,
  context,
  language,
  token,
  request,
  expectConsole,
}) => {
  expectConsole(NO_CONNECTION);
  expectConsole(REFUSED_REPLY);
  const words = wizardWords(language);
  const draft = await makeDraft({ request, token }, { ready: false });
  const other = await tokenOf(request, await inviteOwnAdmin(request, token, language));
  await page.goto(`/events/${draft.id}/plan/stepOne`);
  await field(page, words.venue).fill('Seen');
  await saved(page);

  await changeElsewhere(request, other, draft.id, { address: 'Other street 7' });
  await expect(field(page, words.address)).toHaveValue('Other street 7');
  await expect(page.getByText(words.both_stand)).toBeVisible();

  await context.setOffline(true);
  await field(page, words.venue).fill('My hall');
  await expect(page.locator('[data-save-state="kept_here"]')).toBeVisible();
  await changeElsewhere(request, other, draft.id, { venue: 'Their hall' });
  await context.setOffline(false);

  const dialog = page.getByRole('dialog', { name: words.conflict });
  await expect(dialog).toContainText('Their hall');
  await expect(dialog).toContainText('My hall');
  await dialog.getByRole('button', { name: words.keep }).click();
  await expect(field(page, words.venue)).toHaveValue('My hall');
  expect((await readPlan(request, token, draft.id)).steps.stepOne['venue']).toBe('Their hall');

  await page.getByRole('button', { name: words.compare }).click();
  await dialog.getByRole('button', { name: words.overwrite }).click();
  await saved(page);
  const kept = { venue: 'My hall', address: 'Other street 7' };
  const { version, steps } = await readPlan(request, token, draft.id);
  expect(steps.stepOne).toMatchObject(kept);

  // deleted under one's hands: it is said at once, and what is on the screen can be a draft of its own
  const headers = { authorization: other };
  await request.delete(`/api/admin/events/${draft.id}?version=${version}`, { headers });
  await page.getByRole('button', { name: words.save_as_new }).click();
  await expect(page).not.toHaveURL(new RegExp(draft.id));
  await expect(page).toHaveURL(STEP);
  await saved(page);
  const anew = /events\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
  expect((await readPlan(request, token, anew)).steps.stepOne).toMatchObject(kept);
});

test('an image that is none is refused at its field, and the rest is saved', async ({
  page,
  language,
  token,
  request,
  expectConsole,
}) => {
  expectConsole(REFUSED_REPLY);
  const words = wizardWords(language);
  const draft = await makeDraft({ request, token }, { ready: false });
  await page.goto(`/events/${draft.id}/plan/stepOne`);
  await field(page, words.venue).fill('Hall with a view');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') });
  await expect(page.getByRole('group', { name: words.cover })).toContainText(words.no_image);
  await expect(failureToast(page, words.no_image)).toBeVisible();
  await saved(page);
  expect((await readPlan(request, token, draft.id)).steps.stepOne).toMatchObject({
    venue: 'Hall with a view',
    cover_id: null,
  });
});

test('publishing too early leads to what is in the way, each to its field', async ({
  page,
  language,
  token,
  request,
}) => {
  const words = wizardWords(language);
  const draft = await makeDraft({ request, token }, { ready: false });
  await page.goto(`/events/${draft.id}/plan/stepFour`);
  await page.getByRole('button', { name: words.publish, exact: true }).click();
  await expect(failureToast(page, words.required)).toBeVisible();
  await expect(page).toHaveURL(/stepOne#category_id$/);
  await expect(page.locator('select:focus')).toHaveAccessibleDescription(words.required);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: words.need_shift }).click();
  await expect(page).toHaveURL(/stepTwo#shifts$/);
  await expect(page.getByRole('button', { name: words.first_shift })).toBeVisible();
});

test('a title that is too long is said so, saved as it is, and can be shortened', async ({
  page,
  language,
  token,
  request,
}) => {
  const words = wizardWords(language);
  const draft = await makeDraft({ request, token }, { ready: false });
  await page.goto(`/events/${draft.id}/plan/stepOne`);
  await field(page, words.title_en).fill('x'.repeat(130));
  await expect(page.getByText(words.too_long)).toBeVisible();
  await saved(page);
  expect((await readPlan(request, token, draft.id)).steps.stepOne['title_en']).toHaveLength(130);
});

test('a draft starts from a past event, keeps its own days, and that can be undone', async ({
  page,
  language,
  token,
  request,
}) => {
  const words = wizardWords(language);
  const draft = await makeDraft({ request, token }, { ready: false });
  await page.goto(`/events/${draft.id}/plan/stepOne`);
  const day = (await page.getByLabel(words.first_day, { exact: true }).getAttribute('data-day')) ?? '';
  await page.getByRole('button', { name: words.start_from_past }).click();
  const dialog = page.getByRole('dialog', { name: words.start_from_past });
  await dialog.getByRole('radio').first().check({ force: true });
  // what is left out stays as it was
  await dialog.getByRole('checkbox').first().uncheck({ force: true });
  await dialog.getByRole('button', { name: words.take }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: words.undo })).toBeVisible();
  await expect(field(page, words.title_en)).toHaveValue(draft.title_en);
  await page.getByRole('button', { name: words.start_from_past }).click();
  await dialog.getByRole('radio').first().check({ force: true });
  await dialog.getByRole('button', { name: words.take }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel(words.first_day, { exact: true })).toHaveAttribute('data-day', day);
  await expect(field(page, words.title_en)).not.toHaveValue(draft.title_en);
  await page.getByRole('button', { name: words.undo }).last().click();
  await expect(field(page, words.title_en)).toHaveValue(draft.title_en);
  await saved(page);
});

test('leaving saves', async ({ page, language, token, request }) => {
  const words = wizardWords(language);
  const draft = await makeDraft({ request, token }, { ready: false });
  await page.goto(`/events/${draft.id}/plan/stepOne`);
  await field(page, words.venue).fill('Hall of goodbyes');
  await page.getByRole('button', { name: words.leave }).click();
  await expect(heading(page, words.events)).toBeVisible();
  expect((await readPlan(request, token, draft.id)).steps.stepOne['venue']).toBe('Hall of goodbyes');
});
