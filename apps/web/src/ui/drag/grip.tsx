import { IconGripVertical } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Icon } from '../picture/icon.tsx';
import classes from './grip.module.css';

type GripProps = Omit<ComponentProps<'button'>, 'type' | 'className' | 'children'> & { readonly 'aria-label': string };

/** Where something is taken hold of, with the finger and by the keyboard; the rest comes from `drag.handle`. */
export const Grip = (props: GripProps) => (
  <button type="button" className={classes['grip']} {...props}>
    <Icon of={IconGripVertical} />
  </button>
);
