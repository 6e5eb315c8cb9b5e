import type { CatalogueEntry } from '@proline/contract/frame/catalogue';
import {
  IconArchive,
  IconArrowBackUp,
  IconArrowDown,
  IconArrowMerge,
  IconArrowUp,
  IconDots,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation, type Translate } from '../../lib/texts/i18n.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Menu, type MenuItem } from '../../ui/overlay/menu.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import type { CatalogueAction } from './catalogue-actions.ts';
import type { RowTools } from './row-context.ts';

/** The failure is already on the screen. */
const shown = () => undefined;

type RowMenuProps<Entry extends CatalogueEntry> = {
  readonly entry: Entry;
  readonly name: string;
  readonly tools: RowTools<Entry>;
};

/** Shows what can be done to an entry besides editing it, depending on whether it is in use, archived or merged. */
export const RowMenu = <Entry extends CatalogueEntry>({ entry, name, tools }: RowMenuProps<Entry>) => {
  const { t } = useTranslation('catalogue');
  const run = (action: CatalogueAction<Entry>) => void tools.act(action).catch(shown);
  return (
    <Menu
      label={t('actions', { name })}
      items={menuItems(entry, tools, t, run)}
      trigger={(props) => (
        <IconButton {...props} label={t('actions', { name })}>
          <Icon of={IconDots} size="l" />
        </IconButton>
      )}
    />
  );
};

const menuItems = <Entry extends CatalogueEntry>(
  entry: Entry,
  { order, startMerge }: RowTools<Entry>,
  t: Translate<'catalogue'>,
  run: (action: CatalogueAction<Entry>) => void,
): MenuItem[] => {
  const remove: MenuItem = {
    key: 'remove',
    label: t('remove'),
    icon: <Icon of={IconTrash} />,
    danger: true,
    separate: true,
    disabled: entry.used > 0 || entry.merged_into !== null ? t('remove_used') : undefined,
    run: () => run({ kind: 'remove', entry }),
  };
  if (entry.merged_into !== null)
    return [
      {
        key: 'undo_merge',
        label: t('undo_merge'),
        icon: <Icon of={IconArrowBackUp} />,
        run: () => run({ kind: 'undo_merge', entry }),
      },
    ];
  const merge: MenuItem = {
    key: 'merge',
    label: t('merge'),
    icon: <Icon of={IconArrowMerge} />,
    run: () => startMerge(entry),
  };
  if (entry.archived_at !== null)
    return [
      {
        key: 'restore',
        label: t('restore'),
        icon: <Icon of={IconArrowBackUp} />,
        run: () => run({ kind: 'restore', entry }),
      },
      merge,
      remove,
    ];
  const at = order?.order.indexOf(entry.id) ?? -1;
  const ids = order?.order ?? [];
  const up: MenuItem = {
    key: 'up',
    label: t('move_up'),
    icon: <Icon of={IconArrowUp} />,
    run: () => run({ kind: 'place', id: entry.id, before: ids[at - 1] ?? null }),
  };
  const down: MenuItem = {
    key: 'down',
    label: t('move_down'),
    icon: <Icon of={IconArrowDown} />,
    run: () => run({ kind: 'place', id: entry.id, before: ids[at + 2] ?? null }),
  };
  return [
    ...(at > 0 ? [up] : []),
    ...(at >= 0 && at < ids.length - 1 ? [down] : []),
    {
      key: 'archive',
      label: t('archive'),
      hint: t('archive_hint'),
      icon: <Icon of={IconArchive} />,
      run: () => run({ kind: 'archive', entry }),
    },
    merge,
    remove,
  ];
};
