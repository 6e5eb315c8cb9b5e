import type { Payslip } from '@proline/contract/payslip/payslip';
import { mayDo } from '@proline/domain/account/permission';
import { IconDownload, IconFileOff, IconPrinter } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ApiError } from '../../lib/api/api-client.ts';
import { recordId } from '../../lib/screen/search-readers.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { usePageTitle } from '../../lib/texts/page-title.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Breadcrumb } from '../../ui/page/breadcrumb.tsx';
import { EmptyScreen } from '../../ui/page/empty-state.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { downloadPayslip, payslipQuery } from './payslip.api.ts';
import { PayslipSheet } from './payslip-sheet.tsx';
import classes from './payslip.module.css';

const NOT_FOUND = 404;

/** A payslip as it is printed. Its type is written down because its links need the types of all routes. */
export const PayslipPage = (): ReactNode => {
  const { id } = useParams({ from: '/shell/transactions/$id/payslip' });
  if (recordId(id) === undefined) return <Navigate to="/transactions" replace />;
  return <KnownPayslip id={id} />;
};

const KnownPayslip = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('payslip');
  const { data, error, refetch } = useQuery(payslipQuery(id));
  if (data) return <Shown slip={data} />;
  if (error instanceof ApiError && error.status === NOT_FOUND)
    return (
      <EmptyScreen tone="grey" icon={IconFileOff} title={t('missing')} text={t('missing_text')}>
        <ButtonLink to="/transactions">{t('to_transactions')}</ButtonLink>
      </EmptyScreen>
    );
  if (error) return <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />;
  return (
    <div role="status" aria-label={t('loading')} className={classes['screen']}>
      <Skeleton width={200} height={28} />
      <Skeleton height={640} card />
    </div>
  );
};

const Shown = ({ slip }: { readonly slip: Payslip }) => {
  const { t } = useTranslation('payslip');
  const user = useUser();
  const mayDownload = user !== null && mayDo(user.permission_set, 'bank.reveal');
  const download = useMutation({ mutationFn: () => downloadPayslip(slip.id, slip.code) });
  const code = `T-${slip.code}`;
  usePageTitle(`${code} · ${t('title')}`);
  return (
    <div className={classes['screen']}>
      <div className={classes['top']}>
        <Breadcrumb
          label={t('breadcrumb')}
          above={[
            { key: 'transactions', label: t('transactions'), link: { to: '/transactions' } },
            {
              key: 'transfer',
              label: <bdi dir="ltr">{code}</bdi>,
              link: { to: '/transactions', search: { open: slip.id } },
            },
          ]}
          here={t('title')}
        />
        <PageHeader
          title={t('title')}
          actions={
            <>
              <Button tone="secondary" onClick={() => print()}>
                <Icon of={IconPrinter} />
                {t('print')}
              </Button>
              {mayDownload && (
                <Button loading={download.isPending} onClick={() => download.mutate()}>
                  <Icon of={IconDownload} />
                  {t('download')}
                </Button>
              )}
            </>
          }
        />
      </div>
      <PayslipSheet slip={slip} />
    </div>
  );
};
