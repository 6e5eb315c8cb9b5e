import { useQuery } from '@tanstack/react-query';
import { moneyText } from '../../lib/money/money-text.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Card } from '../../ui/page/card.tsx';
import { RecordTable } from '../../ui/page/record-table.tsx';
import { eventCostQuery } from './statement.api.ts';

type Row = { readonly key: string; readonly name: string; readonly planned: number | null; readonly actual: number };

/** Shows what an event was to cost and what it cost, part by part; nothing before the first pay is reckoned. */
export const EventCostCard = ({ id }: { readonly id: string }) => {
  const { t, language } = useTranslation('statement');
  const { data } = useQuery(eventCostQuery(id));
  if (data === undefined || data.people === 0) return null;
  const money = (minor: number) => <bdi>{moneyText(language, data.currency, minor)}</bdi>;
  const rows: Row[] = [
    ...data.parts
      .filter(({ planned_minor, actual_minor }) => (planned_minor ?? 0) !== 0 || actual_minor !== 0)
      .map(({ part, planned_minor, actual_minor }) => ({
        key: part,
        name: t(`part_${part}`),
        planned: planned_minor,
        actual: actual_minor,
      })),
    { key: 'total', name: t('total'), planned: data.planned_minor, actual: data.actual_minor },
  ];
  return (
    <Card title={t('cost')}>
      <RecordTable
        label={t('cost')}
        rows={rows}
        keyOf={({ key }) => key}
        columns={[
          { key: 'part', title: t('part'), cell: ({ key, name }) => (key === 'total' ? <b>{name}</b> : name) },
          {
            key: 'planned',
            title: t('planned'),
            end: true,
            cell: ({ planned }) => (planned === null ? null : money(planned)),
          },
          { key: 'actual', title: t('actual'), end: true, cell: ({ actual }) => <b>{money(actual)}</b> },
          {
            key: 'difference',
            title: t('difference'),
            end: true,
            cell: ({ planned, actual }) => money(actual - (planned ?? 0)),
          },
        ]}
      />
    </Card>
  );
};
