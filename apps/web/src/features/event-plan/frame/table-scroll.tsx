import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import classes from './work-table.module.css';

/** From this many cells on, the Tab key needs a way around them. */
const MANY_CELLS = 40;

type TableScrollProps = { readonly cells: number; readonly children: ReactNode };

/** Lets a wide table scroll inside its card, while its first column stays visible. */
export const TableScroll = ({ cells, children }: TableScrollProps) => {
  const { t } = useTranslation('event-plan');
  const [scrolled, setScrolled] = useState(false);
  const end = useRef<HTMLSpanElement>(null);
  return (
    <>
      {cells > MANY_CELLS && (
        <button type="button" className={classes['skip']} onClick={() => end.current?.focus()}>
          {t('skip_table')}
        </button>
      )}
      <div
        className={classes['scroll']}
        data-scrolled={scrolled || undefined}
        onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollLeft !== 0)}
      >
        {children}
      </div>
      <span ref={end} tabIndex={-1} />
    </>
  );
};
