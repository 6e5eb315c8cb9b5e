import type { JoinRequestRow } from '@proline/contract/join-request/join-request';
import { nameIn } from '@proline/domain/text/name-in';
import { isCalendarDay } from '@proline/domain/time/calendar-day';
import { wallTimeOf } from '@proline/domain/time/zoned-time';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useNow } from '../../lib/dates/now.ts';
import { useRecordsZone } from '../../lib/dates/zones.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { usePageTitle } from '../../lib/texts/page-title.ts';
import { DragGhost } from '../../ui/drag/drag-ghost.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { InterviewDayView, InterviewWeekView, type InterviewSpan } from '../interview/interview-day.parts.tsx';
import { SlotDialog } from '../interview/slot-dialog.parts.tsx';
import { useSlotDrag } from '../interview/use-slot-drag.parts.ts';
import { ToBook } from './to-book.tsx';
import classes from './join-request.module.css';

type InterviewsProps = { readonly title: string; readonly tabs: ReactNode };

/** The interviews of one day or week, which is in the address, and who waits for one. */
export const Interviews = ({ title, tabs }: InterviewsProps): ReactNode => {
  const { t } = useTranslation('interview');
  const zone = useRecordsZone((state) => state.zone);
  const today = wallTimeOf(useNow(), zone).day;
  const navigate = useNavigate();
  const asked: unknown = useSearch({ strict: false, select: ({ day }) => day });
  const isWeek = useSearch({ strict: false, select: ({ span }) => span === 'week' });
  const day = typeof asked === 'string' && isCalendarDay(asked) ? asked : today;
  const show = (next: string, span: InterviewSpan) =>
    void navigate({
      to: '/join-requests',
      search: { tab: 'interviews', ...(next !== today && { day: next }), ...(span === 'week' && { span }) },
      resetScroll: false,
    });
  usePageTitle(`${t('interviews')} · ${title}`);
  return (
    <>
      <div className={classes['head']}>
        <PageHeader title={title} />
      </div>
      {tabs}
      {isWeek ? (
        <div className={classes['week']}>
          <InterviewWeekView day={day} show={show} />
        </div>
      ) : (
        <Day day={day} show={show} />
      )}
    </>
  );
};

type DayProps = { readonly day: string; readonly show: (day: string, span: InterviewSpan) => void };

type Asked = {
  readonly row: JoinRequestRow;
  readonly slot?: { readonly interviewer_id: string; readonly starts_at: string };
};

const Day = ({ day, show }: DayProps) => {
  const { language } = useTranslation('interview');
  const [asked, setAsked] = useState<Asked | null>(null);
  const titleOf = (row: JoinRequestRow) => nameIn(language, row);
  // how it is held is asked before anybody is told
  const slots = useSlotDrag<JoinRequestRow>({ day, titleOf, drop: (row, slot) => setAsked({ row, slot }) });
  const { held } = slots.drag;
  return (
    <div className={classes['day']}>
      <InterviewDayView day={day} show={show} over={held?.over ?? null} />
      <ToBook slots={slots} book={(row) => setAsked({ row })} />
      {held?.at && <DragGhost at={held.at}>{titleOf(held.item)}</DragGhost>}
      <p className="visually-hidden" role="status" aria-live="assertive">
        {slots.said}
      </p>
      {asked && (
        <SlotDialog
          person={{ id: asked.row.id, hat: asked.row.hat, name: titleOf(asked.row), version: asked.row.version }}
          chosen={{ day, ...asked.slot }}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
};
