import classes from './key-cap.module.css';

/** A key of the keyboard. Beside a button it is hidden from screen readers, which read the button's own shortcut. */
export const KeyCap = ({ children, silent = false }: { readonly children: string; readonly silent?: boolean }) => (
  <kbd dir="ltr" className={classes['key']} aria-hidden={silent || undefined}>
    {children}
  </kbd>
);
