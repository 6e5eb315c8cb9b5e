import { mayDo } from '@proline/domain/account/permission';
import { documentState } from '@proline/domain/people/document';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { calendarDate } from '../../lib/dates/dates.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Icon } from '../../ui/picture/icon.tsx';
import { documentsQuery } from './document.api.ts';
import classes from './document.module.css';
import { useHouseDays } from '../../lib/preferences/house-days.ts';

type EndingDocumentsProps = { readonly id: string; readonly link: LinkProps };

/** Says in a page's head which documents have ended or soon will; nothing for those who may not read them. */
export const EndingDocuments = ({ id, link }: EndingDocumentsProps) => {
  const { t, language } = useTranslation('document');
  const user = useUser();
  const { documents_days } = useHouseDays();
  const { data = [] } = useQuery({
    ...documentsQuery(id),
    enabled: user !== null && mayDo(user.permission_set, 'documents.read'),
  });
  return data.flatMap(({ id: key, kind, expires_on, days_left }) => {
    const state = documentState(days_left, documents_days);
    if (expires_on === null || state === 'valid') return [];
    const words = t(state === 'expired' ? 'chip_ended' : 'chip_ends', {
      document: t(`kind_${kind}`),
      date: calendarDate(language, expires_on),
    });
    return [
      <Link key={key} {...link} className={classes['chip'] ?? ''} data-ended={state === 'expired' || undefined}>
        <Icon of={IconAlertTriangle} size="s" />
        {words}
      </Link>,
    ];
  });
};
