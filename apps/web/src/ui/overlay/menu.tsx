import { useRouter, type LinkProps } from '@tanstack/react-router';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { Menu as AriaMenu, MenuItem as AriaItem, MenuSection } from 'react-aria-components/Menu';
import { Panel, useBeside, type TriggerProps } from './popover.tsx';
import classes from './menu.module.css';

export type MenuItem = {
  readonly key: string;
  readonly label: string;
  /** A quieter second line. */
  readonly hint?: string;
  readonly icon?: ReactNode;
  readonly danger?: boolean;
  /** Why the action is impossible now; the item can still be reached and read. */
  readonly disabled?: string | undefined;
  /** Whether this one of several alternatives is on. */
  readonly checked?: boolean;
  /** Draws a line above the item. */
  readonly separate?: boolean;
} & ({ readonly run: () => void; readonly link?: never } | { readonly link: LinkProps; readonly run?: never });

type MenuProps = {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly trigger: (props: TriggerProps) => ReactNode;
  readonly align?: 'start' | 'end';
  /** Called when the menu opens, to load items on demand. */
  readonly onOpen?: () => void;
};

/**
 * Actions behind one button. Arrow keys, Home, End and first letters move; Enter or Space runs an action; Escape
 * closes.
 */
export const Menu = ({ label, items, trigger, align = 'end', onOpen }: MenuProps) => {
  const beside = useBeside(onOpen);
  const { opened, openAt, close, toggle } = beside;
  const [startAt, setStartAt] = useState<'first' | 'last'>('first');
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setStartAt(event.key === 'ArrowDown' ? 'first' : 'last');
    openAt(event.currentTarget);
  };
  return (
    <>
      {trigger({
        onClick: (event) => {
          setStartAt('first');
          toggle(event);
        },
        onKeyDown,
        'aria-expanded': opened,
        'aria-haspopup': 'menu',
      })}
      <Panel beside={beside} align={align}>
        <Items label={label} items={items} startAt={startAt} close={close} />
      </Panel>
    </>
  );
};

type ItemsProps = {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly startAt: 'first' | 'last';
  readonly close: () => void;
};

const Items = ({ label, items, startAt, close }: ItemsProps) => {
  const router = useRouter();
  return (
    <RouterProvider navigate={(href) => void router.navigate({ href })}>
      <AriaMenu aria-label={label} autoFocus={startAt} className={classes['items'] ?? ''} onClose={close}>
        {inGroups(items).map(({ first, members }) =>
          first.checked === undefined ? (
            members.map((item) => <Entry key={item.key} item={item} close={close} />)
          ) : (
            <MenuSection
              key={first.key}
              aria-label={label}
              selectionMode="single"
              selectedKeys={members.filter(({ checked }) => checked).map(({ key }) => key)}
            >
              {members.map((item) => (
                <Entry key={item.key} item={item} close={close} />
              ))}
            </MenuSection>
          ),
        )}
      </AriaMenu>
    </RouterProvider>
  );
};

type Group = { readonly first: MenuItem; readonly members: MenuItem[] };

/** Groups alternatives of which one is on; every other item is its own group. */
const inGroups = (items: readonly MenuItem[]): readonly Group[] => {
  const groups: Group[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (item.checked !== undefined && last?.first.checked !== undefined) last.members.push(item);
    else groups.push({ first: item, members: [item] });
  }
  return groups;
};

const Entry = ({ item, close }: { readonly item: MenuItem; readonly close: () => void }) => {
  const router = useRouter();
  const { key, label, hint, icon, danger, disabled, separate, link, run } = item;
  const second = disabled ?? hint;
  const isShut = disabled !== undefined;
  return (
    <AriaItem
      id={key}
      textValue={label}
      className={classes['item'] ?? ''}
      data-danger={danger || undefined}
      data-separate={separate || undefined}
      data-shut={isShut || undefined}
      shouldCloseOnSelect={!isShut}
      {...(link && !isShut && { href: router.buildLocation(link).href })}
      onAction={() => {
        if (isShut || !run) return;
        // The menu closes first, so that a dialog that the action opens returns the focus to the button.
        close();
        run();
      }}
      render={(props) =>
        'href' in props ? <a {...props} /> : <div {...props} aria-disabled={isShut || props['aria-disabled']} />
      }
    >
      {icon !== undefined && <span className={classes['icon']}>{icon}</span>}
      <span className={classes['words']}>
        {label}
        {second !== undefined && <span className={classes['hint']}>{second}</span>}
      </span>
    </AriaItem>
  );
};
