import { IconArchive, IconCloudOff, IconPlus, IconSearchOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import type { CatalogueWords } from './catalogue-words.ts';
import classes from './catalogue.module.css';

export const CatalogueLoading = () => (
  <div className={classes['frame']} aria-busy="true">
    <div className={classes['skeletons']}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height={36} />
      ))}
    </div>
  </div>
);

export const LoadFailed = ({ retry }: { retry: () => void }) => {
  const { t } = useTranslation('catalogue');
  return (
    <div className={classes['frame']}>
      <EmptyState
        icon={<Icon of={IconCloudOff} size="xxl" />}
        tone="red"
        title={t('failed_title')}
        text={t('failed_text')}
        as="h2"
      >
        <Button tone="secondary" onClick={retry}>
          {t('retry')}
        </Button>
      </EmptyState>
    </div>
  );
};

type NothingHereProps = {
  readonly kind: 'first' | 'archive' | 'no_match';
  readonly words: CatalogueWords;
  readonly icon: ReactNode;
  readonly clear: () => void;
  readonly add: (() => void) | undefined;
};

export const NothingHere = ({ kind, words, icon, clear, add }: NothingHereProps) => {
  const { t } = useTranslation('catalogue');
  if (kind === 'no_match')
    return (
      <EmptyState
        icon={<Icon of={IconSearchOff} size="xxl" />}
        tone="grey"
        title={t('no_match_title')}
        text={t('no_match_text')}
        as="h2"
      >
        <Button tone="secondary" onClick={clear}>
          {t('clear_search')}
        </Button>
      </EmptyState>
    );
  if (kind === 'archive')
    return (
      <EmptyState
        icon={<Icon of={IconArchive} size="xxl" />}
        tone="grey"
        title={t('archive_empty_title')}
        text={t('archive_empty_text')}
        as="h2"
      />
    );
  return (
    <EmptyState icon={icon} tone="brand" title={words.empty_title} text={words.empty_text} as="h2">
      {add && (
        <Button onClick={add}>
          <Icon of={IconPlus} />
          {words.new_entry}
        </Button>
      )}
    </EmptyState>
  );
};
