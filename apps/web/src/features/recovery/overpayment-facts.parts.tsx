import { RECOVERY_STATE_WORDS } from '@proline/contract/recovery/recovery.words';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { moneyText } from '../../lib/money/money-text.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { overpaymentQuery } from './recovery.api.ts';

type Transfer = { readonly id: string; readonly status: string };

/** What of a paid transfer was recorded as too much: a row for each debt, which leads to it. */
export const useOverpaymentFacts = ({ id, status }: Transfer) => {
  const { t, language } = useTranslation('recovery');
  const { data } = useQuery({ ...overpaymentQuery(id), enabled: status === 'transferred' });
  return (data?.recoveries ?? []).map(({ id: recovery, code, currency, amount_minor, state }) => ({
    key: recovery,
    label: t('paid_too_much'),
    value: (
      <>
        <Link to="/transactions/recoveries" search={{ open: recovery }}>
          {moneyText(language, currency, amount_minor)} · <bdi dir="ltr">R-{code}</bdi>
        </Link>{' '}
        · {RECOVERY_STATE_WORDS[state][language]}
      </>
    ),
  }));
};
