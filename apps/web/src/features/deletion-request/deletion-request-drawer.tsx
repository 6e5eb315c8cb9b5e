import type { DeletionRequestRow } from '@proline/contract/deletion-request/deletion-request';
import { useQuery } from '@tanstack/react-query';
import { moment } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { DrawerFacts, DrawerHead } from '../../ui/list/drawer/drawer-content.tsx';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { HandleRequest } from '../erasure/handle-request.parts.tsx';
import { Deadline, DeletionStatusBadge } from './deletion-request-cells.tsx';
import { deletionRequestQuery } from './deletion-request.api.ts';
import classes from './deletion-list.module.css';

type DeletionRequestDrawerProps = { readonly id: string; readonly row: DeletionRequestRow | undefined };

/** Shows the list's data at once and adds the rest when it is loaded. */
export const DeletionRequestDrawer = ({ id, row }: DeletionRequestDrawerProps) => {
  const { t, language } = useTranslation('deletion-list');
  const { data: whole, isError, refetch } = useQuery(deletionRequestQuery(id));
  const known = whole ?? row;
  const retry = isError && <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />;
  if (!known) return retry || <Skeleton height={64} />;
  const at = (text: string) => moment(language, new Date(text));
  return (
    <>
      <DrawerHead
        title={known.email === '' ? t('cleared') : known.email}
        badge={<DeletionStatusBadge status={known.status} />}
      />
      {retry}
      <DrawerFacts
        facts={[
          {
            label: t('email'),
            value:
              known.email === '' ? null : (
                <a href={`mailto:${known.email}`}>
                  <bdi dir="ltr">{known.email}</bdi>
                </a>
              ),
          },
          { label: t('asked'), value: at(known.created_at) },
          ...(known.status === 'open' ? [{ label: t('deadline'), value: <Deadline asked={known.created_at} /> }] : []),
          ...(known.handled_at === null
            ? []
            : [
                { label: t('handled'), value: at(known.handled_at) },
                {
                  label: t('handled_by'),
                  value: whole && (whole.handled_by === null ? null : <bdi>{whole.handled_by}</bdi>),
                },
              ]),
          ...(known.status === 'refused'
            ? [
                {
                  label: t('refuse_reason'),
                  value: whole && whole.refuse_reason && <Written text={whole.refuse_reason} />,
                },
              ]
            : []),
          {
            label: t('message'),
            value: whole && (whole.message === '' ? null : <Written text={whole.message} />),
          },
        ]}
      />
      {known.status === 'open' && <HandleRequest key={id} id={id} />}
    </>
  );
};

const Written = ({ text }: { readonly text: string }) => (
  <p className={classes['message']} dir="auto" lang="">
    {text}
  </p>
);
