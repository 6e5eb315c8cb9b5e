import type { ImportRow, ImportRowProblem, UsherImport } from '@proline/contract/usher-import/usher-import';
import { badPart, canLeaveOut, canTypeAnew, isWarning } from '@proline/domain/usher-import/import-problem';
import { nameIn } from '@proline/domain/text/name-in';
import { IconAlertTriangle, IconCircleX, IconLock } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { RecordTable } from '../../ui/page/record-table.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { BothNames } from '../person/person-name.parts.tsx';
import { TypeAnew } from './type-anew.tsx';
import { useProblemHelp } from './use-problem-help.ts';
import { leaveOut } from './usher-import.api.ts';
import classes from './usher-import.module.css';

type Line = { readonly row: ImportRow; readonly problem: ImportRowProblem | null };

type ProblemTableProps = {
  readonly found: UsherImport;
  readonly rows: readonly ImportRow[];
  readonly updating: boolean;
};

/** A line for each thing that is wrong; a good row has one line. */
export const ProblemTable = ({ found, rows, updating }: ProblemTableProps) => {
  const { t, language } = useTranslation('usher-import');
  const lines: Line[] = rows.flatMap((row): Line[] =>
    row.problems.length === 0 ? [{ row, problem: null }] : row.problems.map((problem) => ({ row, problem })),
  );
  return (
    <div className={classes['problems']}>
      <RecordTable<Line>
        label={t('which_rows')}
        rows={lines}
        updating={updating}
        named="person"
        keyOf={({ row, problem }) => `${row.number} ${problem?.field} ${problem?.code}`}
        columns={[
          { key: 'row', title: t('row'), cell: ({ row }) => formatNumber(language, row.number) },
          {
            key: 'person',
            title: t('person'),
            cell: ({ row }) =>
              row.name_en === '' && row.name_ar === '' ? (
                <span className={classes['muted']}>{t('nobody')}</span>
              ) : (
                <span className={classes['person']}>
                  <BothNames {...row} />
                </span>
              ),
          },
          { key: 'field', title: t('field'), cell: ({ problem }) => problem && t(`field_${problem.field}`) },
          { key: 'value', title: t('in_file'), cell: ({ problem }) => problem && <BadValue problem={problem} /> },
          {
            key: 'wrong',
            title: t('what_is_wrong'),
            cell: ({ problem }) => (problem ? <Wrong problem={problem} /> : t('goes_in')),
          },
          {
            key: 'fix',
            title: t('fix'),
            end: true,
            cell: ({ row, problem }) => problem && <Fix found={found} row={row} problem={problem} />,
          },
        ]}
      />
    </div>
  );
};

/** The value with only its bad part marked. */
const BadValue = ({ problem: { value, code } }: { readonly problem: ImportRowProblem }) => {
  const { t } = useTranslation('usher-import');
  if (value === '') return <span className={classes['muted']}>{t('empty_value')}</span>;
  const [from, to] = badPart(code, value);
  return (
    <bdi dir="auto" lang="" className={classes['value']}>
      {value.slice(0, from)}
      <mark className={classes['mark']} data-warning={isWarning(code) || undefined}>
        {value.slice(from, to)}
      </mark>
      {value.slice(to)}
    </bdi>
  );
};

const Wrong = ({ problem }: { readonly problem: ImportRowProblem }) => {
  const { t } = useTranslation('usher-import');
  const help = useProblemHelp();
  const warning = isWarning(problem.code);
  return (
    <span className={classes['wrong']} data-warning={warning || undefined}>
      <Icon of={warning ? IconAlertTriangle : IconCircleX} />
      <span>
        {t(`problem_${problem.code}`)}
        <span className={classes['help']}>{help(problem)}</span>
      </span>
    </span>
  );
};

type FixProps = { readonly found: UsherImport; readonly row: ImportRow; readonly problem: ImportRowProblem };

/** What can be done about it here: nothing, type it anew, or go without it in all rows where the same is wrong. */
const Fix = ({ found, row, problem }: FixProps) => {
  const { t, language } = useTranslation('usher-import');
  const [typing, setTyping] = useState(false);
  const { field, code, known } = problem;
  const { id, version } = found;
  const without = useMutation({ mutationFn: () => leaveOut(id, { version, field, code }) });
  const alike = found.problems.find((one) => one.field === field && one.code === code)?.count ?? 1;
  if (isWarning(code)) return <span className={classes['muted']}>{t('goes_in')}</span>;
  if (!canTypeAnew(code))
    return (
      <span className={classes['locked']}>
        <Icon of={IconLock} size="s" />
        {t('stays_out')}
      </span>
    );
  if (typing) return <TypeAnew found={found} row={row} problem={problem} onClose={() => setTyping(false)} />;
  return (
    <span className={classes['fixes']}>
      {known && (
        <ButtonLink to="/ushers/$id" params={{ id: known.id }} tone="secondary">
          {t('see_person', { name: nameIn(language, known) })}
        </ButtonLink>
      )}
      {canLeaveOut(field, code) && (
        <Button tone="secondary" loading={without.isPending} onClick={() => without.mutate()}>
          {t('without', { count: alike })}
        </Button>
      )}
      <Button
        tone="secondary"
        aria-label={t('edit_label', { field: t(`field_${field}`), row: row.number })}
        onClick={() => setTyping(true)}
      >
        {t('edit')}
      </Button>
    </span>
  );
};
