import type { CatalogueEntry } from '@proline/contract/frame/catalogue';
import { useState } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { useOrder } from '../../ui/drag/use-order.ts';
import { CatalogueRow } from './catalogue-row.tsx';
import type { RowTools } from './row-context.ts';
import classes from './catalogue.module.css';

type CatalogueTableProps<Entry extends CatalogueEntry> = {
  readonly label: string;
  readonly entries: readonly Entry[];
  readonly tools: Omit<RowTools<Entry>, 'order'>;
  /** The whole order is shown, so it can be changed. */
  readonly ordered: boolean;
  readonly extraTitle?: string | undefined;
  readonly opened: string | null;
};

export const CatalogueTable = <Entry extends CatalogueEntry>(props: CatalogueTableProps<Entry>) => {
  const { label, entries, tools, ordered, extraTitle, opened } = props;
  const { t, language } = useTranslation('catalogue');
  const [said, setSaid] = useState('');
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const order = useOrder({
    ids: entries.map(({ id }) => id),
    place: (id, before) =>
      void tools.act({ kind: 'place', id, before }).catch(() => {
        // A toast says why, and the list goes back by itself.
      }),
    announce: (event, id, at) =>
      setSaid(
        t(`order_${event}`, {
          name: tools.nameById(id),
          place: formatNumber(language, at + 1),
          all: formatNumber(language, entries.length),
        }),
      ),
  });
  const shown = order.order.flatMap((id) => byId.get(id) ?? []);
  const rowTools = { ...tools, order: ordered ? order : undefined };
  return (
    <div className={classes['frame']}>
      <p id="catalogue-order-help" className="visually-hidden">
        {t('order_help')}
      </p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <table className={classes['table']} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={classes['order']}>
              <span className="visually-hidden">{t('order')}</span>
            </th>
            <th scope="col" className={classes['look']}>
              <span className="visually-hidden">{t('colour_and_icon')}</span>
            </th>
            <th scope="col">{t('name_en')}</th>
            <th scope="col">{t('name_ar')}</th>
            {extraTitle !== undefined && <th scope="col">{extraTitle}</th>}
            <th scope="col" className={classes['used']}>
              {t('used')}
            </th>
            <th scope="col" className={classes['menu']}>
              <span className="visually-hidden">{t('actions_title')}</span>
            </th>
          </tr>
        </thead>
        <tbody data-order-body>
          {shown.map((entry) => (
            <CatalogueRow key={entry.id} entry={entry} tools={rowTools} opened={entry.id === opened} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
