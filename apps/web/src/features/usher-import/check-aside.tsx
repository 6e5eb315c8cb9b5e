import type { UsherImport } from '@proline/contract/usher-import/usher-import';
import { isWarning } from '@proline/domain/usher-import/import-problem';
import { IconArrowBackUp, IconArrowRight, IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { Card } from '../../ui/page/card.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { useColumnNames } from './use-column-names.ts';
import classes from './usher-import.module.css';

/** Beside the rows: which column became what, and what the import will do in numbers. */
export const CheckAside = ({ found }: { readonly found: UsherImport }) => (
  <aside className={classes['aside']}>
    <ColumnsCard found={found} />
    <WillDoCard found={found} />
  </aside>
);

const ColumnsCard = ({ found }: { readonly found: UsherImport }) => {
  const { t, language } = useTranslation('usher-import');
  const names = useColumnNames(found);
  const figure = (value: number) => formatNumber(language, value);
  const used = found.mapping.flatMap((field, column) => (field ? [{ field, name: names[column] ?? '' }] : []));
  return (
    <Card
      tight
      title={t('columns_card')}
      tag={t('used_of', { used: figure(used.length), total: figure(found.header.length) })}
      end={
        <Link
          to="/ushers/import/$id"
          params={{ id: found.id }}
          search={{ step: 'columns' }}
          className={classes['link'] ?? ''}
          aria-label={t('change_columns')}
        >
          {t('change')}
        </Link>
      }
    >
      <ul className={classes['columns']}>
        {used.map(({ field, name }) => {
          const problems = found.problems.filter((problem) => problem.field === field);
          const count = problems.reduce((sum, problem) => sum + problem.count, 0);
          const tone = problems.some(({ code }) => !isWarning(code)) ? 'bad' : 'warning';
          return (
            <li key={field} className={classes['column']}>
              <span className={`clip ${classes['muted']}`} dir="auto" lang="">
                {name}
              </span>
              <Icon of={IconArrowRight} size="s" flip />
              <span className="clip">{t(`field_${field}`)}</span>
              {count > 0 ? (
                <span className={classes['count']} data-tone={tone}>
                  {t('wrong_in', { count })}
                </span>
              ) : (
                <span className={classes['count']}>
                  <Icon of={IconCheck} size="s" />
                  <span className="visually-hidden">{t('fits')}</span>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
};

const WillDoCard = ({ found: { rows } }: { readonly found: UsherImport }) => {
  const { t, language } = useTranslation('usher-import');
  const good = rows.good + rows.warning;
  const lines = [
    [good, t('new_people', { count: good })],
    [rows.bad, t('stay_out', { count: rows.bad })],
    [0, t('messages')],
  ] as const;
  return (
    <Card tight title={t('will_do')}>
      <ul className={classes['will-do']}>
        {lines.map(([count, words]) => (
          <li key={words} className={classes['line']}>
            <b className={classes['number']}>{formatNumber(language, count)}</b>
            <span>{words}</span>
          </li>
        ))}
      </ul>
      <p className={classes['undoable']}>
        <Icon of={IconArrowBackUp} flip />
        {t('can_be_undone')}
      </p>
    </Card>
  );
};
