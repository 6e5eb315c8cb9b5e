import type { Outlook } from '@proline/contract/event-plan/event-plan';
import type { Requirement } from '@proline/domain/event-plan/plan';
import { cityName } from '@proline/domain/place/cities';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber, LOCALES } from '../../../lib/texts/plural-text.ts';
import { withCommas } from '../../../lib/texts/word-list.ts';
import { usePlan } from '../desk/plan-context.ts';
import { stepLink } from '../frame/plan-pages.ts';
import { shortBy, type ShortBy } from '../headcount/fill-funnel.ts';
import classes from './fill-reason.module.css';

type FillReasonProps = {
  readonly role: string;
  readonly needed: number;
  readonly found: Outlook['roles'][number];
};

/** Says which condition leaves too few people: "Riyadh: 240 approved · Hostess: 31 · Speaks French: 2". */
export const FillReason = ({ role, needed, found }: FillReasonProps) => {
  const { t, language } = useTranslation('event-plan-money');
  const lineOf = useConditionLines(role);
  const reason = shortBy(found, needed);
  const steps: readonly { readonly by: ShortBy; readonly left: number }[] = [
    ...found.funnel,
    { by: 'busy', left: found.free },
  ];
  return (
    <span className={classes['funnel']}>
      {steps.map(({ by, left }, n) => (
        <Fragment key={by}>
          {n > 0 && ' · '}
          <bdi data-reason={by === reason || undefined}>
            {by === reason && <span className="visually-hidden">{t('short_here')} </span>}
            {lineOf(by, formatNumber(language, left))}
          </bdi>
        </Fragment>
      ))}
    </span>
  );
};

/** What can be done about it, and where in the plan. */
const REMEDIES = {
  city: { text: 'check_city', step: 'stepOne', field: 'city' },
  role: { text: 'lower_headcount', step: 'stepThree', field: 'needs' },
  gender: { text: 'widen', step: 'stepTwo', field: 'requirements' },
  languages: { text: 'widen', step: 'stepTwo', field: 'requirements' },
  experience: { text: 'widen', step: 'stepTwo', field: 'requirements' },
  rating: { text: 'widen', step: 'stepTwo', field: 'requirements' },
  documents: { text: 'widen', step: 'stepTwo', field: 'requirements' },
  excluded: { text: 'check_excluded', step: 'stepThreeTeam', field: 'excluded' },
  busy: { text: 'move_shifts', step: 'stepTwo', field: 'shifts' },
} as const satisfies Readonly<Record<ShortBy, { text: string; step: string; field: string }>>;

/** Links to what can be changed, each once. */
export const FillRemedies = ({ reasons }: { readonly reasons: readonly ShortBy[] }) => {
  const { t } = useTranslation('event-plan-money');
  const { eventId } = usePlan();
  const remedies = new Map(reasons.map((reason) => [REMEDIES[reason].text, REMEDIES[reason]]));
  return [...remedies.values()].map(({ text, step, field }) => (
    <Link key={text} {...stepLink(eventId, step, field)} className={classes['remedy'] ?? ''}>
      {t(text)}
    </Link>
  ));
};

/** Returns a condition with how many it leaves. */
const useConditionLines = (role: string): ((by: ShortBy, left: string) => string) => {
  const { t, language } = useTranslation('event-plan-money');
  const { t: asked } = useTranslation('event-plan-requirements');
  const { stepOne, stepTwo } = usePlan().sound;
  const nameOf = (one: Requirement): string => {
    switch (one.kind) {
      case 'gender':
        return asked(one.female_percent === 0 ? 'gender_men' : 'gender_women');
      case 'languages': {
        const names = new Intl.DisplayNames(LOCALES[language], { type: 'language' });
        return t('speaks', {
          languages: withCommas(
            language,
            one.languages.map((code) => names.of(code) ?? code),
          ),
        });
      }
      case 'experience':
        return t('has_worked', { count: one.shifts });
      case 'rating':
        return t('is_rated', { least: formatNumber(language, one.least) });
      case 'documents':
        return withCommas(
          language,
          one.documents.map((document) => asked(`document_${document}`)),
        );
    }
  };
  const named = (by: Exclude<ShortBy, 'city'>): string => {
    if (by === 'role') return role;
    if (by === 'busy') return t('free_then');
    if (by === 'excluded') return t('not_excluded');
    const one = stepTwo.requirements.find(({ kind }) => kind === by);
    // The plan on the screen may be ahead of what the server has counted.
    return one ? nameOf(one) : asked(`need_${by}`);
  };
  const city = cityName(stepOne.city.trim(), language) || t('no_city');
  return (by, left) => (by === 'city' ? t('approved_in', { city, left }) : `${named(by)}: ${left}`);
};
