import { Link, type LinkProps } from '@tanstack/react-router';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Popover, type TriggerProps } from './popover.tsx';
import classes from './menu.module.css';

export type MenuItem = {
  readonly key: string;
  readonly label: string;
  /** a quieter second line */
  readonly hint?: string;
  readonly icon?: ReactNode;
  readonly danger?: boolean;
  /** why it cannot be done now; it can still be reached and read */
  readonly disabled?: string | undefined;
  /** one of several that is on */
  readonly checked?: boolean;
  /** a line above it */
  readonly separate?: boolean;
} & ({ readonly run: () => void; readonly link?: never } | { readonly link: LinkProps; readonly run?: never });

type MenuProps = {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly trigger: (props: TriggerProps) => ReactNode;
  readonly align?: 'start' | 'end';
  /** for items that are asked for when they are wanted */
  readonly onOpen?: () => void;
};

/** Actions behind one button. Arrow keys, Home, End and first letters move; Enter or Space does; Escape closes. */
export const Menu = ({ label, items, trigger, align = 'end', onOpen }: MenuProps) => (
  <Popover label={label} trigger={trigger} align={align} kind="menu" {...(onOpen && { onOpen })}>
    {(close) => <Items items={items} close={close} />}
  </Popover>
);

const Items = ({ items, close }: { items: readonly MenuItem[]; close: () => void }) => {
  const list = useRef<HTMLDivElement>(null);
  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
  const onKey = (event: KeyboardEvent) => {
    const all = entries();
    const at = all.findIndex((entry) => entry === document.activeElement);
    const next =
      { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[event.key] ?? byLetter(all, at, event);
    if (event.key === 'Tab') close();
    if (next === undefined) return;
    event.preventDefault();
    all.at(next % all.length)?.focus();
  };
  return (
    <div ref={list} className={classes['items']} role="none" onKeyDown={onKey}>
      {items.map((item) => (
        <Entry key={item.key} item={item} close={close} />
      ))}
    </div>
  );
};

const byLetter = (entries: readonly HTMLElement[], at: number, event: KeyboardEvent): number | undefined => {
  if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey || event.key === ' ') return undefined;
  const letter = event.key.toLocaleLowerCase();
  const starts = (entry: HTMLElement) => entry.textContent.trim().toLocaleLowerCase().startsWith(letter);
  const after = entries.findIndex((entry, index) => index > at && starts(entry));
  const found = after >= 0 ? after : entries.findIndex(starts);
  return found >= 0 ? found : undefined;
};

const Entry = ({ item, close }: { item: MenuItem; close: () => void }) => {
  const content = (
    <>
      {item.icon !== undefined && <span className={classes['icon']}>{item.icon}</span>}
      <span className={classes['words']}>
        {item.label}
        {(item.disabled ?? item.hint) !== undefined && (
          <span className={classes['hint']}>{item.disabled ?? item.hint}</span>
        )}
      </span>
    </>
  );
  const look = {
    className: classes['item'] ?? '',
    tabIndex: -1,
    'data-item': true,
    'data-danger': item.danger || undefined,
    'data-separate': item.separate || undefined,
  };
  if (item.link)
    return (
      <Link {...item.link} {...look} role="menuitem" onClick={close}>
        {content}
      </Link>
    );
  const { run, checked, disabled } = item;
  return (
    <button
      {...look}
      type="button"
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      aria-disabled={disabled !== undefined || undefined}
      onClick={() => {
        if (disabled !== undefined) return;
        close();
        run();
      }}
    >
      {content}
    </button>
  );
};
