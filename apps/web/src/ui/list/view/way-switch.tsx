import { IconTable } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import type { ListRow } from '../../../lib/list/list-rows.ts';
import { PHONE, useMedia } from '../../../lib/screen/use-media.ts';
import { IconButton } from '../../button/icon-button.tsx';
import { Menu } from '../../overlay/menu.tsx';
import { Segmented } from '../../choice/segmented.tsx';
import { Icon } from '../../picture/icon.tsx';
import type { ListControl } from '../use-list.ts';

const TABLE = 'table';

/** Shows the same records as a table, in a calendar or on a map; search, filters and tabs stay. */
export const WaySwitch = <Row extends ListRow>({ list }: { readonly list: ListControl<Row> }) => {
  const { t } = useTranslation('list');
  const phone = useMedia(PHONE);
  const { view, state, change } = list;
  if (view.ways === undefined) return null;
  const ways = [
    {
      value: TABLE,
      label: t(phone ? 'as_cards' : 'as_table'),
      icon: <Icon of={IconTable} />,
    },
    ...Object.entries(view.ways).map(([value, { label, icon }]) => ({ value, label, icon })),
  ];
  const chosen = state.as ?? TABLE;
  const choose = (value: string) => change({ as: value === TABLE ? null : value, at: {}, page: 1 });
  if (!phone) return <Segmented label={t('show_as')} value={chosen} options={ways} onChange={choose} roomy folds />;
  const current = ways.find(({ value }) => value === chosen);
  return (
    <Menu
      label={t('show_as')}
      trigger={(props) => (
        <IconButton {...props} bordered label={t('show_as_now', { way: current?.label ?? '' })}>
          {current?.icon}
        </IconButton>
      )}
      items={ways.map(({ value, label, icon }) => ({
        key: value,
        label,
        icon,
        checked: value === chosen,
        run: () => choose(value),
      }))}
    />
  );
};
