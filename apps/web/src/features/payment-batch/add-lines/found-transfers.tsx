import type { TransferRow } from '@proline/contract/transfer/transfer';
import { nameIn, titleIn } from '@proline/domain/text/name-in';
import { useInfiniteQuery } from '@tanstack/react-query';
import { moneyText } from '../../../lib/money/money-text.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { RetryNote } from '../../../ui/page/retry-note.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { EarlierButton } from '../../../ui/timeline/timeline.tsx';
import { PersonName } from '../../person/person-name.parts.tsx';
import { waitingQuery } from '../payment-batch.api.ts';
import classes from './add-lines.module.css';

type FoundTransfersProps = {
  readonly currency: string;
  /** Search and filters, as the list of transfers takes them. */
  readonly narrowing: Readonly<Record<string, string>>;
  readonly chosen: ReadonlyMap<string, TransferRow>;
  readonly onChoose: (rows: readonly TransferRow[], chosen: boolean) => void;
};

/** The transfers that a draft can take, the longest wait first, each to be chosen. */
export const FoundTransfers = ({ currency, narrowing, chosen, onChoose }: FoundTransfersProps) => {
  const { t, language } = useTranslation('add-lines');
  const query = useInfiniteQuery(waitingQuery(currency, narrowing));
  const { data, isError, refetch } = query;
  if (!data)
    return isError ? (
      <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />
    ) : (
      <Skeleton height={200} />
    );
  const rows = data.pages.flatMap((page) => page.data);
  const total = data.pages[0]?.meta.total ?? 0;
  const isWhole = Object.keys(narrowing).length === 0;
  if (rows.length === 0) return <p className={classes['quiet']}>{isWhole ? t('nothing') : t('nothing_found')}</p>;
  const marked = rows.filter(({ id }) => chosen.has(id)).length;
  return (
    <>
      <div className={classes['head']}>
        <Checkbox
          label={t('all_shown', { count: rows.length })}
          showLabel
          checked={marked === rows.length}
          mixed={marked > 0 && marked < rows.length}
          onChange={(isChosen) => onChoose(rows, isChosen)}
        />
        {total > rows.length && <span className={classes['quiet']}>{t('more', { count: total })}</span>}
      </div>
      <ul className={classes['rows']} aria-label={t('found')}>
        {rows.map((row) => (
          <li key={row.id} className={classes['row']}>
            <Checkbox
              label={t('choose', { name: nameIn(language, row.payee), code: `T-${row.code}` })}
              checked={chosen.has(row.id)}
              onChange={(isChosen) => onChoose([row], isChosen)}
            />
            <span className={classes['payee']}>
              <PersonName {...row.payee} />
              <span className={classes['quiet']}>
                <bdi dir="ltr">T-{row.code}</bdi>
                {row.event && (
                  <>
                    {' · '}
                    <bdi>{titleIn(language, row.event)}</bdi>
                  </>
                )}
              </span>
            </span>
            <b>{moneyText(language, row.currency, row.net_minor)}</b>
          </li>
        ))}
        {query.hasNextPage && (
          <li className={classes['row']}>
            <EarlierButton
              label={t('show_more')}
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            />
          </li>
        )}
      </ul>
    </>
  );
};
