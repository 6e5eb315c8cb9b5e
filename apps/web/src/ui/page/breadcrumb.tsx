import { IconChevronRight } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon } from '../picture/icon.tsx';
import classes from './breadcrumb.module.css';

type Crumb = { readonly key: string; readonly label: ReactNode; readonly link: LinkProps };

/** The path to this page; the last part is the page itself. */
export const Breadcrumb = ({
  label,
  above,
  here,
}: {
  readonly label: string;
  readonly above: readonly Crumb[];
  readonly here: ReactNode;
}) => (
  <nav aria-label={label} className={classes['breadcrumb']}>
    <ol className={classes['crumbs']}>
      {above.map((crumb) => (
        <li key={crumb.key} className={classes['crumb']}>
          <Link {...crumb.link} className={classes['link'] ?? ''}>
            <span className="clip">{crumb.label}</span>
          </Link>
          <Icon of={IconChevronRight} size="s" flip />
        </li>
      ))}
      <li className={`clip ${classes['here']}`} aria-current="page">
        {here}
      </li>
    </ol>
  </nav>
);
