import type { Usher } from '@proline/contract/usher/usher';
import { nameIn } from '@proline/domain/text/name-in';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { PersonMessages } from '../../message/person-messages.parts.tsx';

export const UsherMessages = ({ usher }: { readonly usher: Usher }) => {
  const { language } = useTranslation('usher');
  return <PersonMessages id={usher.id} name={nameIn(language, usher)} />;
};
