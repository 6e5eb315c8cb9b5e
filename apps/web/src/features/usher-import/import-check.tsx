import type { UsherImport } from '@proline/contract/usher-import/usher-import';
import type { ImportRowState } from '@proline/domain/usher-import/import-row-state';
import { isWarning } from '@proline/domain/usher-import/import-problem';
import { IconAlertTriangle, IconArrowLeft, IconCheck, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch, type LinkProps } from '@tanstack/react-router';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { CountFilter } from '../../ui/page/count-filter.tsx';
import { Pager } from '../../ui/page/pager.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { Tile } from '../../ui/page/tile.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { BadRowsMenu } from './bad-rows-menu.tsx';
import { CheckAside } from './check-aside.tsx';
import { ImportFrame } from './import-frame.tsx';
import { ProblemTable } from './problem-table.tsx';
import { StartButton } from './start-button.tsx';
import { importRowsQuery } from './usher-import.api.ts';
import type { ImportSearch } from './import-search.ts';
import classes from './usher-import.module.css';

const TILES = [
  { state: 'good', tone: 'green', icon: IconCircleCheck },
  { state: 'warning', tone: 'amber', icon: IconAlertTriangle },
  { state: 'bad', tone: 'red', icon: IconCircleX },
] as const;

/** Whatever needs a look comes first. */
const firstLook = ({ rows }: UsherImport): ImportRowState => {
  if (rows.bad > 0) return 'bad';
  return rows.warning > 0 ? 'warning' : 'good';
};

/** The third step: what is wrong, row by row, and what the import would do. */
export const ImportCheck = ({ found }: { readonly found: UsherImport }) => {
  const { t, language } = useTranslation('usher-import');
  const search = useSearch({ from: '/shell/ushers/import/$id' });
  const state = search.state ?? firstLook(found);
  const good = found.rows.good + found.rows.warning;
  const linkTo = (to: ImportSearch): LinkProps => ({
    to: '/ushers/import/$id',
    params: { id: found.id },
    search: { step: 'check', ...to },
  });
  return (
    <ImportFrame
      step="check"
      found={found}
      foot={
        <>
          <ButtonLink {...linkTo({ step: 'columns' })} tone="secondary">
            <Icon of={IconArrowLeft} flip />
            {t('back')}
          </ButtonLink>
          <span className={classes['where']}>{t('step_of', { step: 3 })}</span>
          {found.rows.bad > 0 && <BadRowsMenu id={found.id} count={found.rows.bad} />}
          {good > 0 && (
            <StartButton found={found}>
              <Icon of={IconCheck} />
              {t('import_rows', { count: good })}
            </StartButton>
          )}
        </>
      }
    >
      <div className={classes['check']}>
        <div className={classes['main']}>
          <nav aria-label={t('which_rows')} className={classes['tiles']}>
            {TILES.map(({ state: one, tone, icon }) => (
              <Link
                key={one}
                {...linkTo({ state: one })}
                className={classes['tile'] ?? ''}
                data-on={one === state || undefined}
                aria-current={one === state ? 'true' : undefined}
              >
                <Tile tone={tone}>
                  <Icon of={icon} />
                </Tile>
                <span className={classes['figure-words']}>
                  <b className={classes['figure']}>{formatNumber(language, found.rows[one])}</b>
                  <span className={classes['muted']}>{t(one)}</span>
                </span>
              </Link>
            ))}
          </nav>
          {state !== 'good' && <ProblemFilter found={found} state={state} linkTo={linkTo} />}
          <Rows found={found} state={state} linkTo={linkTo} />
        </div>
        <CheckAside found={found} />
      </div>
    </ImportFrame>
  );
};

type PartProps = {
  readonly found: UsherImport;
  readonly state: ImportRowState;
  readonly linkTo: (search: ImportSearch) => LinkProps;
};

const ProblemFilter = ({ found, state, linkTo }: PartProps) => {
  const { t, language } = useTranslation('usher-import');
  const { field, code } = useSearch({ from: '/shell/ushers/import/$id' });
  const ofState = found.problems
    .filter((problem) => isWarning(problem.code) === (state === 'warning'))
    .toSorted((a, b) => b.count - a.count);
  return (
    <CountFilter
      label={t('which_problem')}
      chosen={field && code ? `${field}.${code}` : 'all'}
      choices={[
        {
          key: 'all',
          label: t(state === 'bad' ? 'all_bad' : 'all_warnings'),
          count: formatNumber(language, found.rows[state]),
          link: linkTo({ state }),
        },
        ...ofState.map((problem) => ({
          key: `${problem.field}.${problem.code}`,
          label: `${t(`field_${problem.field}`)}: ${t(`problem_${problem.code}`)}`,
          count: formatNumber(language, problem.count),
          link: linkTo({ state, field: problem.field, code: problem.code }),
        })),
      ]}
    />
  );
};

const Rows = ({ found, state, linkTo }: PartProps) => {
  const { t } = useTranslation('usher-import');
  const { field, code, page = 1 } = useSearch({ from: '/shell/ushers/import/$id' });
  const filter = { state, ...(field && { field }), ...(code && { code }) };
  const { data, isPlaceholderData } = useQuery(importRowsQuery(found.id, { ...filter, page }));
  if (!data) return <Skeleton height={240} card />;
  if (data.data.length === 0) return <p className={classes['none']}>{t('no_rows')}</p>;
  return (
    <div className={classes['rows']}>
      <ProblemTable found={found} rows={data.data} updating={isPlaceholderData} />
      <Pager
        page={page}
        perPage={data.meta.per_page}
        total={data.meta.total}
        linkTo={(to) => linkTo({ ...filter, page: to })}
      />
    </div>
  );
};
