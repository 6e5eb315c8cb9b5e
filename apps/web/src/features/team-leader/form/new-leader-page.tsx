import { nameIn } from '@proline/domain/text/name-in';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { NewPersonForm } from '../../person/new-person-form.parts.tsx';
import { newPersonBody } from '../../person/form/new-person-values.parts.ts';
import { PromoteButton } from '../promote-button.parts.tsx';
import { addLeader } from '../team-leader.api.ts';
import { newLeaderForm } from '../team-leader.forms.ts';

const pageOf = (id: string): LinkProps => ({ to: '/leaders/$id', params: { id } });

/** Somebody who is an usher already is promoted instead of entered twice. */
export const NewLeaderPage = (): ReactNode => {
  const { t, language } = useTranslation('team-leader');
  return (
    <NewPersonForm
      declared={newLeaderForm}
      title={t('new_leader')}
      facts={t('new_leader_text')}
      above={[{ key: 'leaders', label: t('title'), link: { to: '/leaders' } }]}
      add={(values, key) => addLeader(newPersonBody(values), key)}
      addedText={t('leader_added')}
      pageOf={pageOf}
      twinOffer={(record) =>
        record.kind === 'usher' && <PromoteButton usher={{ id: record.id }} name={nameIn(language, record)} />
      }
    />
  );
};
