import { IconCloudOff, IconLock, IconRefresh, IconZoomCancel } from '@tabler/icons-react';
import { ApiError } from '../../lib/api/api-client.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import type { ListRow } from '../../lib/list/list-rows.ts';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../page/empty-state.tsx';
import { Icon } from '../picture/icon.tsx';
import { chipNames } from './filter/filter-chips.tsx';
import type { ListControl } from './use-list.ts';
import classes from './list-states.module.css';

type ListStateProps<Row extends ListRow> = { readonly list: ListControl<Row> };
const FORBIDDEN = 403;

/** The reason why there are no rows: no records yet, none that match, or no answer. Each looks different. */
export const ListState = <Row extends ListRow>({ list }: ListStateProps<Row>) => (
  <div className={classes['state']}>
    <Reason list={list} />
  </div>
);

const Reason = <Row extends ListRow>({ list }: ListStateProps<Row>) => {
  if (list.error !== null) return <Failed list={list} />;
  const { state, view } = list;
  if (Object.keys(state.filters).length > 0 || state.q !== '') return <NoMatch list={list} />;
  const { icon, title, text, action } = view.empty;
  return (
    <EmptyState tone="brand" icon={icon} title={title} text={text} as="h2">
      {action}
    </EmptyState>
  );
};

export const Forbidden = () => {
  const { t } = useTranslation('list');
  return (
    <EmptyState
      tone="grey"
      icon={<Icon of={IconLock} size="xxl" />}
      title={t('forbidden')}
      text={t('forbidden_text')}
      as="h2"
    />
  );
};

const Failed = <Row extends ListRow>({ list }: ListStateProps<Row>) => {
  const { t } = useTranslation('list');
  const { error, retry } = list;
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === FORBIDDEN) return <Forbidden />;
  return (
    <EmptyState
      tone="red"
      icon={<Icon of={IconCloudOff} size="xxl" />}
      title={t('failed')}
      text={status === undefined ? t('failed_offline') : t('failed_text', { status: String(status) })}
      as="h2"
    >
      <Button tone="secondary" onClick={retry}>
        <Icon of={IconRefresh} />
        {t('retry')}
      </Button>
    </EmptyState>
  );
};

const NoMatch = <Row extends ListRow>({ list }: ListStateProps<Row>) => {
  const { t } = useTranslation('list');
  const { state, change } = list;
  const count = chipNames(list).length;
  const why = () => {
    if (state.q !== '') return t('no_match_search', { text: state.q });
    return count > 0 ? t('no_match_filters', { count }) : t('no_match_tab');
  };
  return (
    <EmptyState tone="grey" icon={<Icon of={IconZoomCancel} size="xxl" />} title={t('no_match')} text={why()} as="h2">
      <Button tone="secondary" onClick={() => change({ filters: {}, q: '' })}>
        {t('clear_filters')}
      </Button>
    </EmptyState>
  );
};
