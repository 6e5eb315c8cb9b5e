import { IconArrowsSort } from '@tabler/icons-react';
import { Button } from '../../../ui/button/button.tsx';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';

type OrderMenuProps<Sort extends string> = {
  readonly label: string;
  readonly sorts: readonly Sort[];
  readonly sort: Sort;
  readonly wordOf: (sort: Sort) => string;
  readonly onSort: (sort: Sort) => void;
  readonly align: 'start' | 'end';
  /** of the word on the button, which may give way to its icon */
  readonly wordClass?: string | undefined;
};

/** In which order people are shown; the button says the order that is on. */
export const OrderMenu = <Sort extends string>({
  label,
  sorts,
  sort,
  wordOf,
  onSort,
  align,
  wordClass,
}: OrderMenuProps<Sort>) => (
  <Menu
    label={label}
    align={align}
    items={sorts.map((one) => ({ key: one, label: wordOf(one), checked: one === sort, run: () => onSort(one) }))}
    trigger={(props) => (
      <Button tone="secondary" {...props} aria-label={`${label}: ${wordOf(sort)}`}>
        <Icon of={IconArrowsSort} />
        <span className={wordClass}>{wordOf(sort)}</span>
      </Button>
    )}
  />
);
