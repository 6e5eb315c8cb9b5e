import type { FillPositionShown } from '@proline/contract/auto-fill/auto-fill';
import { IconArrowRight, IconCheck } from '@tabler/icons-react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { Card } from '../../ui/page/card.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { dayOf, hoursOf, placeName, roleBelow, shiftsOf, type SolvedFill } from './fill-words.ts';
import classes from './fill-grid.module.css';

type Counts = Pick<FillPositionShown, 'before' | 'after' | 'headcount'>;

/** Places by zone and role, and by shift: as they are, and as they would be. */
export const FillGrid = ({ event, run }: Pick<SolvedFill, 'event' | 'run'>) => {
  const { t, language } = useTranslation('auto-fill');
  const shifts = shiftsOf(run.positions);
  const lines = [...Map.groupBy(run.positions, ({ zone, role }) => `${zone?.code ?? ''} ${role.id}`)];
  return (
    <Card title={t('grid')} end={<span className={classes['quiet']}>{t('saved_proposed')}</span>}>
      <div className={classes['scroll']} role="group" aria-label={t('grid')} tabIndex={0}>
        <table className={classes['grid']}>
          <thead>
            <tr>
              <td />
              {shifts.map((shift) => (
                <th key={shift.id} scope="col">
                  {dayOf(language, shift, event.time_zone)}
                  <span className={classes['hours']}>{hoursOf(language, shift, event.time_zone)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(([key, [first, ...others]]) => (
              <tr key={key}>
                {first && (
                  <th scope="row">
                    <bdi>{placeName(language, first)}</bdi>
                    <span className={classes['role']}>{roleBelow(language, first)}</span>
                  </th>
                )}
                {shifts.map(({ id }) => (
                  <Cell key={id} of={[first, ...others].find((one) => one?.shift.id === id)} />
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('all')}</th>
              {shifts.map(({ id }) => (
                <Cell key={id} of={sum(run.positions.filter(({ shift }) => shift.id === id))} plain />
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </Card>
  );
};

const sum = (all: readonly Counts[]): Counts => ({
  before: all.reduce((total, one) => total + one.before, 0),
  after: all.reduce((total, one) => total + one.after, 0),
  headcount: all.reduce((total, one) => total + one.headcount, 0),
});

const Cell = ({ of, plain = false }: { readonly of: Counts | undefined; readonly plain?: boolean }) => {
  const { t, language } = useTranslation('auto-fill');
  if (of === undefined) return <td />;
  const number = (value: number) => formatNumber(language, value);
  const changed = of.after !== of.before;
  const open = of.headcount - of.after;
  return (
    <td>
      <span className={classes['cell']}>
        <span className={classes['counts']}>
          {changed && (
            <>
              <span className={classes['from']}>{number(of.before)}</span>
              <Icon of={IconArrowRight} size="xs" flip label={t('becomes')} />
            </>
          )}
          <bdi dir="ltr" data-changed={changed || undefined}>
            {number(of.after)}/{number(of.headcount)}
          </bdi>
        </span>
        {!plain && <Mark change={of.after - of.before} open={open} />}
      </span>
    </td>
  );
};

const Mark = ({ change, open }: { readonly change: number; readonly open: number }) => {
  const { t, language } = useTranslation('auto-fill');
  if (open > 0)
    return (
      <span className={classes['tag']} data-tone="open">
        {t('open_places', { count: open })}
      </span>
    );
  if (change === 0) return <Icon of={IconCheck} size="s" label={t('full')} className={classes['check']} />;
  return (
    <bdi dir="ltr" className={classes['tag']} data-tone={change > 0 ? 'more' : 'less'}>
      {change > 0 ? '+' : '−'}
      {formatNumber(language, Math.abs(change))}
    </bdi>
  );
};
