import type { ComponentProps, ReactNode } from 'react';
import { usePageTitle } from '../../lib/texts/page-title.ts';
import { Icon } from '../picture/icon.tsx';
import { Tile, type Tone } from './tile.tsx';
import classes from './empty-state.module.css';

type EmptyStateProps = {
  icon: ReactNode;
  tone: Tone;
  title: string;
  text: string;
  /** `h1` if the state fills the whole screen. */
  as?: 'h1' | 'h2' | 'h3';
  children?: ReactNode;
};

/** A tile, a title, one sentence, and one or two actions. */
export const EmptyState = ({ icon, tone, title, text, as: Heading = 'h3', children }: EmptyStateProps) => (
  <div className={classes['empty']}>
    <Tile tone={tone} large>
      {icon}
    </Tile>
    <Heading className={classes['title']}>{title}</Heading>
    <p className={classes['text']}>{text}</p>
    {children !== undefined && <div className={classes['actions']}>{children}</div>}
  </div>
);

type EmptyScreenProps = Omit<EmptyStateProps, 'icon' | 'as'> & { readonly icon: ComponentProps<typeof Icon>['of'] };

/** The same when it is all that a screen has to show; its title is the page's. */
export const EmptyScreen = ({ icon, title, ...rest }: EmptyScreenProps) => {
  usePageTitle(title);
  return <EmptyState as="h1" icon={<Icon of={icon} size="xxl" />} title={title} {...rest} />;
};
