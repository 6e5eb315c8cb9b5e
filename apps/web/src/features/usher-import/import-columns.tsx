import type { UsherImport } from '@proline/contract/usher-import/usher-import';
import { DAY_ORDERS, IMPORT_FIELDS, mappingProblem, type ImportField } from '@proline/domain/usher-import/import-field';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { mediumDate } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { Segmented } from '../../ui/choice/segmented.tsx';
import { SelectBox } from '../../ui/choice/select-box.tsx';
import { Card } from '../../ui/page/card.tsx';
import { RecordTable } from '../../ui/page/record-table.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { useColumnNames } from './use-column-names.ts';
import { ImportFrame } from './import-frame.tsx';
import { saveColumns } from './usher-import.api.ts';
import classes from './usher-import.module.css';

const NOT_USED = 'none';

/** The second step: which column is which field. */
export const ImportColumns = ({ found }: { readonly found: UsherImport }) => {
  const { t, language } = useTranslation('usher-import');
  const navigate = useNavigate();
  const names = useColumnNames(found);
  const [mapping, setMapping] = useState<readonly (ImportField | null)[]>(found.mapping);
  const [dayOrder, setDayOrder] = useState(found.day_order);
  const problem = mappingProblem(mapping);
  const save = useMutation({
    mutationFn: () => saveColumns(found.id, { version: found.version, mapping: [...mapping], day_order: dayOrder }),
    onSuccess: () => navigate({ to: '/ushers/import/$id', params: { id: found.id }, search: { step: 'check' } }),
  });
  const choices = [
    { value: NOT_USED, label: t('not_used') },
    ...IMPORT_FIELDS.map((field) => ({ value: field, label: t(`field_${field}`) })),
  ];
  const choose = (column: number, chosen: string) =>
    setMapping(mapping.with(column, IMPORT_FIELDS.find((field) => field === chosen) ?? null));
  const origin = found.remembered_at
    ? t('columns_remembered', { date: mediumDate(language, new Date(found.remembered_at)) })
    : t('columns_guessed');
  return (
    <ImportFrame
      step="columns"
      found={found}
      foot={
        <>
          <ButtonLink to="/ushers/import" tone="secondary">
            <Icon of={IconArrowLeft} flip />
            {t('back')}
          </ButtonLink>
          <span className={classes['where']} role="status">
            {problem ? t(problem) : t('step_of', { step: 2 })}
          </span>
          <Button
            loading={save.isPending}
            aria-disabled={problem !== null || undefined}
            onClick={() => problem === null && save.mutate()}
          >
            {t('check_rows', { count: found.rows.total })}
            <Icon of={IconArrowRight} flip />
          </Button>
        </>
      }
    >
      <Card title={t('columns_title')}>
        <p className={classes['note']}>{origin}</p>
        {mapping.includes('birth_date') && (
          <div className={classes['order']}>
            <span className={classes['label']}>{t('day_order')}</span>
            <Segmented
              label={t('day_order')}
              value={dayOrder}
              options={DAY_ORDERS.map((order) => ({ value: order, label: t(order) }))}
              onChange={setDayOrder}
            />
          </div>
        )}
        <RecordTable
          label={t('columns_title')}
          rows={names.map((name, column) => ({ name, column }))}
          keyOf={({ column }) => String(column)}
          columns={[
            {
              key: 'name',
              title: t('in_file'),
              cell: ({ name }) => (
                <span dir="auto" lang="">
                  {name}
                </span>
              ),
            },
            {
              key: 'values',
              title: t('first_values'),
              cell: ({ column }) => (
                <span className={`clip ${classes['samples']}`} dir="auto" lang="">
                  {found.samples[column]?.join(' · ') ?? ''}
                </span>
              ),
            },
            {
              key: 'field',
              title: t('becomes'),
              cell: ({ name, column }) => (
                <SelectBox
                  label={t('field_for', { column: name })}
                  value={mapping[column] ?? NOT_USED}
                  choices={choices}
                  onChange={(chosen) => choose(column, chosen)}
                />
              ),
            },
          ]}
        />
      </Card>
    </ImportFrame>
  );
};
