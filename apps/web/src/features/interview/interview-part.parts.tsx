import type { Interview } from '@proline/contract/interview/interview';
import { mayDo } from '@proline/domain/account/permission';
import { isScorable } from '@proline/domain/recruiting/interview-slots';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { moment, weekdayDate } from '../../lib/dates/dates.ts';
import { useNow } from '../../lib/dates/now.ts';
import { recordsZone } from '../../lib/dates/zones.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { interviewsOfQuery, recruitingQuery, sendClose } from './interview.api.ts';
import { InterviewWhere } from './interview-where.tsx';
import { Scored, ScorecardForm } from './scorecard.parts.tsx';
import { SlotDialog, type Interviewee } from './slot-dialog.parts.tsx';
import classes from './interview.module.css';

/** The interview that is planned with somebody and its scorecard, or the one that was held last. */
export const InterviewPart = ({ person }: { readonly person: Interviewee }) => {
  const { t, language } = useTranslation('interview');
  const { data: all } = useQuery(interviewsOfQuery(person.id));
  const { data: rule } = useQuery(recruitingQuery);
  const user = useUser();
  const may = user !== null && mayDo(user.permission_set, 'join_requests.write');
  if (!all) return null;
  const planned = all.find(({ status, hat }) => status === 'planned' && hat === person.hat);
  const held = all.find(({ status, hat }) => status === 'done' && hat === person.hat);
  const others = all.filter(({ id }) => id !== planned?.id);
  return (
    <>
      <section className={classes['part']} aria-label={t('interview')}>
        <h3 className={classes['partTitle']}>{t('interview')}</h3>
        {all.length === 0 && <p className={classes['muted']}>{t('none')}</p>}
        {planned && <Planned person={person} planned={planned} may={may} />}
        {others.map((one) => (
          <p key={one.id} className={classes['muted']}>
            {t('planned_at', {
              date: moment(language, new Date(one.starts_at)),
              interviewer: one.interviewer_name,
            })}
            {' · '}
            {t(`status_${one.status}`)}
          </p>
        ))}
      </section>
      {planned && may && <Scorecard key={planned.id} interview={planned} />}
      {!planned && held && rule && <Scored interview={held} mark={rule.pass_mark} />}
    </>
  );
};

/** Nobody is scored before the day of the interview. */
const Scorecard = ({ interview }: { readonly interview: Interview }) => {
  const { t, language } = useTranslation('interview');
  const starts_at = new Date(interview.starts_at);
  if (isScorable(starts_at, useNow(), recordsZone())) return <ScorecardForm interview={interview} />;
  return (
    <section className={classes['part']} aria-label={t('scorecard')}>
      <h3 className={classes['partTitle']}>{t('scorecard')}</h3>
      <p className={classes['muted']}>{t('scorecard_from', { date: weekdayDate(language, starts_at) })}</p>
    </section>
  );
};

type PlannedProps = { readonly person: Interviewee; readonly planned: Interview; readonly may: boolean };

const Planned = ({ person, planned, may }: PlannedProps) => {
  const { t, language } = useTranslation('interview');
  const [moving, setMoving] = useState(false);
  const hasBegun = Date.parse(planned.starts_at) <= useNow().getTime();
  const close = async (outcome: 'missed' | 'canceled') => {
    try {
      await sendClose(planned.id, { outcome, version: planned.version });
      showSuccess(t(`closed_${outcome}`));
    } catch {
      // The failure is already on the screen.
    }
  };
  return (
    <div className={classes['line']}>
      <b>
        {t('planned_at', {
          date: moment(language, new Date(planned.starts_at)),
          interviewer: planned.interviewer_name,
        })}
        {' · '}
        {t(`mode_${planned.mode}`)}
      </b>
      <InterviewWhere interview={planned} />
      {may && (
        <>
          <Button tone="secondary" onClick={() => setMoving(true)}>
            {t('move')}
          </Button>
          {hasBegun ? (
            <Button tone="secondary" onClick={() => void close('missed')}>
              {t('missed')}
            </Button>
          ) : (
            <Button tone="secondary" onClick={() => void close('canceled')}>
              {t('cancel')}
            </Button>
          )}
        </>
      )}
      {moving && <SlotDialog person={person} planned={planned} onClose={() => setMoving(false)} />}
    </div>
  );
};
