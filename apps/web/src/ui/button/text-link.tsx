import { IconChevronRight } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Icon } from '../picture/icon.tsx';
import classes from './text-link.module.css';

type TextLinkProps = LinkProps & { label: string; children: string };

/** A quiet way on. `label` says where to, for those who hear the link without its surroundings. */
export const TextLink = ({ label, children, ...link }: TextLinkProps) => (
  <Link {...link} className={classes['link'] ?? ''} aria-label={label}>
    {children}
    <Icon of={IconChevronRight} size="s" flip />
  </Link>
);
