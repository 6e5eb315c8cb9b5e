import type { usherKpiList } from '@proline/contract/usher-kpi/usher-kpi';
import { nameIn } from '@proline/domain/text/name-in';
import type { RowIn } from '../../ui/list/list-view.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { ratesOf } from './kpi-rates.ts';
import { useKpiWords } from './use-kpi-words.ts';
import classes from './usher-kpi.module.css';

type Row = RowIn<typeof usherKpiList>;
const RATES = ['attendance', 'punctuality', 'no_show', 'acceptance'] as const;

type CompareProps = { readonly people: readonly Row[] | null; readonly close: () => void };

/** Up to four people beside each other, each figure with its sample. */
export const CompareDialog = ({ people, close }: CompareProps) => {
  const { t, language, share, stars, hours, sample, number } = useKpiWords();
  if (people === null) return null;
  const figure = (value: string | null, rest: string) => (
    <>
      <b>{value ?? '–'}</b> <span className={classes['sample']}>{rest}</span>
    </>
  );
  const lines = [
    {
      key: 'reliability',
      name: t('reliability'),
      cell: (row: Row) =>
        figure(
          row.reliability === null ? t('new') : number(row.reliability),
          t('shifts', { count: row.shifts, shown: number(row.shifts) }),
        ),
    },
    ...RATES.map((rate) => ({
      key: rate,
      name: t(`rate_${rate}`),
      cell: (row: Row) => figure(share(ratesOf(row)[rate].value), sample(ratesOf(row)[rate])),
    })),
    {
      key: 'rating',
      name: t('rate_rating'),
      cell: (row: Row) => figure(stars(row.rating), t('ratings', { count: row.ratings, shown: number(row.ratings) })),
    },
    { key: 'hours', name: t('hours'), cell: (row: Row) => figure(hours(row.approved_minutes), '') },
  ];
  return (
    <Dialog
      open
      width={820}
      onClose={close}
      title={t('compare_title', { count: people.length })}
      actions={
        <Button tone="secondary" data-autofocus onClick={close}>
          {t('close')}
        </Button>
      }
    >
      <div className={classes['compareBox']} tabIndex={0} role="group" aria-label={t('compare')}>
        <table className={classes['compare']}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('figure')}</span>
              </th>
              {people.map((row) => (
                <th key={row.id} scope="col">
                  <bdi>{nameIn(language, row)}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, name, cell }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {people.map((row) => (
                  <td key={row.id}>{cell(row)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
};
