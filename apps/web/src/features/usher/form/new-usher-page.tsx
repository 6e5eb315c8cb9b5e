import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { NewPersonForm } from '../../person/new-person-form.parts.tsx';
import { newPersonBody } from '../../person/form/new-person-values.parts.ts';
import { addUsher } from '../usher.api.ts';
import { newUsherForm } from '../usher.forms.ts';

const pageOf = (id: string): LinkProps => ({ to: '/ushers/$id', params: { id } });

export const NewUsherPage = (): ReactNode => {
  const { t } = useTranslation('usher');
  return (
    <NewPersonForm
      declared={newUsherForm}
      title={t('new_usher')}
      facts={t('new_usher_text')}
      above={[{ key: 'ushers', label: t('title'), link: { to: '/ushers' } }]}
      add={(values, key) => addUsher(newPersonBody(values), key)}
      addedText={t('usher_added')}
      pageOf={pageOf}
    />
  );
};
