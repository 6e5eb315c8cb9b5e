import { IconMail } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Icon } from '../picture/icon.tsx';
import { TextField } from './text-field.tsx';

type EmailFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'type' | 'inputMode' | 'dir' | 'autoCapitalize' | 'icon' | 'unit'
>;

/** An email address, which is written from left to right in every language. */
export const EmailField = (field: EmailFieldProps) => (
  <TextField {...field} icon={<Icon of={IconMail} />} type="email" inputMode="email" dir="ltr" autoCapitalize="none" />
);
