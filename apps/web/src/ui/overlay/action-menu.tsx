import { IconDots } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../picture/icon.tsx';
import { Menu, type MenuItem } from './menu.tsx';

/** Something that can be done, and the dialog that asks before it is; null: not by this reader, or not now. */
export type Action = { readonly item: MenuItem | null; readonly dialog: ReactNode };

/** What is done seldom, behind one button at the end of a page's head. Nothing to do, no button. */
export const ActionMenu = ({ label, actions }: { readonly label: string; readonly actions: readonly Action[] }) => {
  const items = actions.flatMap(({ item }) => (item ? [item] : []));
  return (
    <>
      {items.length > 0 && (
        <Menu
          label={label}
          items={items}
          trigger={(props) => (
            <IconButton bordered label={label} {...props}>
              <Icon of={IconDots} size="l" />
            </IconButton>
          )}
        />
      )}
      {actions.map(({ item, dialog }, index) => (
        <Fragment key={item?.key ?? index}>{dialog}</Fragment>
      ))}
    </>
  );
};
