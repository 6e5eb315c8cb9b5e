import { IconChevronRight } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { Icon } from '../picture/icon.tsx';
import classes from './text-link.module.css';

type TextAnchorProps = ComponentProps<'a'> & { readonly label: string };

const TextAnchor = ({ label, children, ...anchor }: TextAnchorProps) => (
  <a {...anchor} className={classes['link']} aria-label={label}>
    {children}
    <Icon of={IconChevronRight} size="s" flip />
  </a>
);

/** A quiet link. `label` says where it leads, for people who hear the link without its surroundings. */
export const TextLink = createLink(TextAnchor);
