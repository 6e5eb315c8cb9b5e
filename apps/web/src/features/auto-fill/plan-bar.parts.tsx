import { IconWand } from '@tabler/icons-react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import type { EventPlan } from './proposed-plan.parts.ts';
import { Counts, Proposed } from './fill-bar.tsx';
import { score } from './fill-words.ts';
import classes from './fill-bar.module.css';

const NONE: ReadonlySet<string> = new Set();

/** On the desk: what auto-fill proposes and is not saved yet. Rows are left out and locked where the plan is compared. */
export const PlanBar = ({ eventId, plan: { run } }: { readonly eventId: string; readonly plan: EventPlan }) => {
  const { t, language } = useTranslation('auto-fill');
  const { filled_after, places, before, after } = run.figures;
  const mean = ({ places: filled, tenths }: typeof before) => (filled === 0 ? '–' : score(language, tenths / filled));
  return (
    <div className={classes['bar']} data-bottom-bar role="group" aria-label={t('plan')}>
      <Icon of={IconWand} size="xl" />
      <div className={classes['words']}>
        <b>{t('proposes', { filled: formatNumber(language, filled_after), places: formatNumber(language, places) })}</b>
        <span className={classes['quiet']}>{t('proposes_text', { from: mean(before), to: mean(after) })}</span>
      </div>
      <Counts run={run} taken={run.rows} />
      <div className={classes['actions']}>
        <ButtonLink tone="secondary" to="/hiringUshers/$eventId/auto-fill" params={{ eventId }}>
          {t('see_changes')}
        </ButtonLink>
        <Proposed run={run} taken={run.rows} leftOut={NONE} locked={NONE} />
      </div>
    </div>
  );
};
