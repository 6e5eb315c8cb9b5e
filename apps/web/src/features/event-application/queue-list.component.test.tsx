import type { QueueGroup, QueueRow } from '@proline/contract/event-application/event-application';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endSession } from '../../lib/session/session-store.ts';
import { loadTexts } from '../../lib/texts/texts.ts';
import { LANGUAGES, renderIn } from '../../testing/render-in.tsx';
import { QueueList } from './queue-list.tsx';
import { applicationOf, event } from './testing/sample-application.ts';
import { useLastLook } from './use-last-look.ts';

const WORDS = {
  en: {
    ...{ lantern: 'Lantern Festival', fair: 'Book Fair', layla: /Layla Al-Harbi/, mona: /Mona Saleh/ },
    ...{ only: 'Only Book Fair', fresh: 'new', left: '2 places left' },
  },
  ar: {
    ...{ lantern: 'مهرجان الفوانيس', fair: 'معرض الكتاب', layla: /ليلى الحربي/, mona: /منى صالح/ },
    ...{ only: 'عرض معرض الكتاب فقط', fresh: 'جديد', left: 'مكانان متبقيان' },
  },
} as const;

const idOf = (n: number) => `018f0000-0000-7000-8000-00000000010${n}`;
const SEEN = Date.parse('2026-11-05T08:00:00Z');
const FAIR: QueueGroup = { ...event, id: idOf(3), title_en: 'Book Fair', title_ar: 'معرض الكتاب', places_left: 0 };
const { usher, ...known } = applicationOf();
const LAYLA: QueueRow = { ...known, usher, fit: null };
const MONA: QueueRow = {
  ...{ ...LAYLA, id: idOf(2), event_id: FAIR.id, created_at: '2026-11-09T08:00:00Z' },
  usher: { ...usher, id: idOf(2), name_en: 'Mona Saleh', name_ar: 'منى صالح' },
};

type Shown = { readonly groups?: readonly QueueGroup[]; readonly since?: number };

const Queue = ({ groups = [event, FAIR], since = SEEN }: Shown) => {
  const [folded, setFolded] = useState<readonly string[]>([]);
  return (
    <QueueList
      rows={[LAYLA, MONA]}
      groups={groups}
      folded={folded}
      onFold={(id) => setFolded(folded.includes(id) ? [] : [id])}
      shown={LAYLA.id}
      marked={[]}
      onMark={() => undefined}
      onShow={() => undefined}
      more={undefined}
      since={since}
      tools={null}
    />
  );
};

beforeEach(async () => {
  localStorage.removeItem('applications-seen');
  for (const language of LANGUAGES) await loadTexts(language, ['event-application', 'person', 'status']);
});
afterEach(() => endSession());

test.each(LANGUAGES)('an event is folded and opened again, and the others stay (%s)', async (language) => {
  const words = WORDS[language];
  const screen = await renderIn(language, <Queue />);
  const head = screen.getByRole('button', { name: words.fair, exact: true });
  await expect.element(screen.getByRole('button', { name: words.mona })).toBeVisible();
  await expect.element(head).toHaveAttribute('aria-expanded', 'true');
  await head.click();
  await expect.element(head).toHaveAttribute('aria-expanded', 'false');
  await expect.element(screen.getByRole('button', { name: words.mona })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: words.layla })).toBeVisible();
  await expect.element(screen.getByText(words.left)).toBeVisible();
  await head.click();
  await expect.element(screen.getByRole('button', { name: words.mona })).toBeVisible();
});

test.each(LANGUAGES)('who came since the last look is new, and nobody else (%s)', async (language) => {
  const words = WORDS[language];
  const screen = await renderIn(language, <Queue />);
  const news = (name: RegExp) => screen.getByRole('button', { name }).getByText(words.fresh, { exact: true });
  await expect.element(news(words.mona)).toBeInTheDocument();
  await expect.element(news(words.layla)).not.toBeInTheDocument();
});

test.each(LANGUAGES)('a link narrows the queue to one event, where there are others (%s)', async (language) => {
  const words = WORDS[language];
  const screen = await renderIn(language, <Queue />);
  const link = screen.getByRole('link', { name: words.only });
  await expect.element(link).toHaveAttribute('href', expect.stringContaining(`event=${FAIR.id}`));
  const alone = await renderIn(language, <Queue groups={[FAIR]} />);
  await expect.element(alone.getByRole('button', { name: words.mona })).toBeVisible();
  await expect.element(alone.getByRole('link', { name: words.only })).not.toBeInTheDocument();
});

/** The queue as the page shows it: new since it was last left. */
const Looked = () => <output>{useLastLook()}</output>;

const looked = async (): Promise<number> => {
  const screen = await renderIn('en', <Looked />);
  const shown = screen.getByRole('status');
  await expect.element(shown).toBeVisible();
  const since = Number(shown.element().textContent);
  await screen.unmount();
  return since;
};

test('new is what came since the queue was last left in this browser, also by closing it; at first nothing is', async () => {
  const begun = Date.now();
  const first = await looked();
  expect(first).toBeGreaterThanOrEqual(begun);
  const left = Number(localStorage.getItem('applications-seen'));
  expect(left).toBeGreaterThanOrEqual(first);
  expect(await looked()).toBe(left);

  const screen = await renderIn('en', <Looked />);
  await expect.element(screen.getByRole('status')).toBeVisible();
  localStorage.setItem('applications-seen', '1');
  dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(Number(localStorage.getItem('applications-seen'))).toBeGreaterThanOrEqual(left);
  await screen.unmount();
  // another person at this browser has seen nothing
  endSession();
  expect(localStorage.getItem('applications-seen')).toBeNull();
});
