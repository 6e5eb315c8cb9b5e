import { takesStaff } from '@proline/domain/assignment/assigning';
import type { EventDetail } from '@proline/contract/event/event';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Card } from '../../../ui/page/card.tsx';
import { useMayMove } from '../../event-move/use-moves.parts.ts';
import { planQuery } from '../../event-plan/event-plan.api.ts';
import { staffingQuery } from '../../event-view/event-view.api.ts';
import { BeforePublishCard } from './open-problems-card.tsx';
import { CostCard } from './cost-card.tsx';
import { FactsCard } from './facts-card.tsx';
import { Loaded } from '../loaded.tsx';
import { ReconfirmCard } from '../people/reconfirm-card.tsx';
import { RequirementsCard } from './asked-card.tsx';
import { ShiftBarsCard } from './shift-bars-card.tsx';
import { TimelineCard } from './timeline-card.tsx';
import classes from '../event-page.module.css';

export const OverviewTab = ({ event }: { readonly event: EventDetail }) => {
  const staffing = useQuery(staffingQuery(event.id));
  const plan = useQuery(planQuery(event.id));
  const isPlanned = useMayMove() && event.status === 'draft';
  return (
    <div className={classes['columns']}>
      <div className={classes['stack']}>
        {takesStaff(event.status) && <ReconfirmCard event={event} />}
        {isPlanned && plan.data && <BeforePublishCard event={event} plan={plan.data} />}
        <Loaded query={staffing} height={200}>
          {(data) => <ShiftBarsCard event={event} staffing={data} />}
        </Loaded>
        <Description event={event} />
        <Loaded query={plan} height={160}>
          {({ steps }) => (
            <>
              <RequirementsCard plan={steps} />
              <Instructions uniform={steps.stepTwo.uniform} briefing={steps.stepTwo.briefing} />
            </>
          )}
        </Loaded>
      </div>
      <div className={classes['stack']}>
        <FactsCard event={event} />
        <CostCard event={event} plan={plan.data?.steps} />
        <TimelineCard event={event} />
      </div>
    </div>
  );
};

/** Shows the reader's language first. A text in only one language is shown in that one. */
const Description = ({ event }: { readonly event: EventDetail }) => {
  const { t, language } = useTranslation('event-page');
  const both = [
    { lang: 'en', text: event.description_en },
    { lang: 'ar', text: event.description_ar },
  ];
  const written = (language === 'ar' ? both.reverse() : both).filter(({ text }) => text.trim() !== '');
  if (written.length === 0) return null;
  return (
    <Card title={t('description')}>
      <div className={classes['prose']}>
        {written.map(({ lang, text }, at) => (
          <p key={lang} lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'} data-second={at > 0 || undefined}>
            <bdi>{text}</bdi>
          </p>
        ))}
      </div>
    </Card>
  );
};

const Instructions = ({ uniform, briefing }: { readonly uniform: string; readonly briefing: string }) => {
  const { t } = useTranslation('event-page');
  const parts = [
    { title: t('uniform'), text: uniform },
    { title: t('briefing'), text: briefing },
  ];
  return parts
    .filter(({ text }) => text.trim() !== '')
    .map(({ title, text }) => (
      <Card key={title} title={title}>
        <div className={classes['prose']}>
          {/* The text is one field and often contains both languages. */}
          <p dir="auto" lang="" data-lines="">
            {text}
          </p>
        </div>
      </Card>
    ));
};
