import { DEFAULT_RELIABILITY } from '@proline/domain/figures/reliability-settings';
import { USUAL_RULES } from '@proline/domain/event-plan/plan';
import '../ui/theme/tokens.css';
import '../ui/theme/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { cleanup, render, type RenderResult } from 'vitest-browser-react/pure';
import { applyPreferences } from '../lib/preferences/preferences.ts';
import type { Language } from '../lib/preferences/preferences-cookie.ts';
import { organisationQuery } from '../lib/preferences/organisation.ts';
import { queryClient } from '../lib/api/query-client.ts';
import { useToasts } from '../lib/screen/toast.ts';
import { parseSearch, stringifySearch } from '../lib/screen/search-params.ts';
import { loadTexts } from '../lib/texts/texts.ts';
import { WidgetLocale } from '../ui/theme/widget-locale.tsx';

export const LANGUAGES = ['en', 'ar'] as const;

/** What nobody chose. */
const REGION = {
  time_zone: 'Asia/Riyadh',
  currency: 'SAR',
  week_start: 0,
  numerals: 'latn',
  second_calendar: 'none',
} as const;
type Region = Awaited<ReturnType<NonNullable<typeof organisationQuery.queryFn>>>['region'];

/** Shows a piece as the app does: with its texts, direction, styles, and a router for its links. */
export const renderIn = async (
  language: Language,
  piece: ReactNode,
  region: Partial<Region> = {},
  path = '/',
): Promise<RenderResult> => {
  // A test may show several pieces, one after the other.
  await cleanup();
  useToasts.setState({ toasts: [] });
  await loadTexts(language, ['form', 'list', 'shell']);
  await applyPreferences({ language });
  queryClient.setQueryData(organisationQuery.queryKey, {
    name_en: 'Proline',
    name_ar: 'برولاين',
    region: { ...REGION, ...region },
    usual_rules: USUAL_RULES,
    days: {
      ...{ transfers_days: 7, transfers_amber_days: 3, documents_days: 30 },
      ...{ join_requests_days: 3, join_requests_red_days: 7, applications_days: 7, fairness_days: 14 },
    },
    reliability: DEFAULT_RELIABILITY,
    tiles: null,
  });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => piece }),
    history: createMemoryHistory({ initialEntries: [path] }),
    parseSearch,
    stringifySearch,
    defaultPendingMinMs: 0,
  });
  return render(
    <WidgetLocale>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </WidgetLocale>,
  );
};
