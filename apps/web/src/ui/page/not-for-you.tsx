import { IconLock } from '@tabler/icons-react';
import { usePageTitle } from '../../lib/texts/page-title.ts';
import { Icon } from '../picture/icon.tsx';
import { EmptyState } from './empty-state.tsx';
import { PageHeader } from './page-header.tsx';

type NotForYouProps = { readonly page: string; readonly title: string; readonly text: string };

/** Replaces a screen that the person's permission set does not include; says so, and who can help. */
export const NotForYou = ({ page, title, text }: NotForYouProps) => {
  usePageTitle(page);
  return (
    <>
      <PageHeader title={page} />
      <EmptyState icon={<Icon of={IconLock} size="xxl" />} tone="grey" title={title} text={text} as="h2" />
    </>
  );
};
