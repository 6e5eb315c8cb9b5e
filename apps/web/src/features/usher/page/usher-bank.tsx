import type { Usher } from '@proline/contract/usher/usher';
import { BankAccountCard } from '../../bank-account/bank-account-card.parts.tsx';

export const UsherBank = ({ usher }: { readonly usher: Usher }) => (
  <BankAccountCard id={usher.id} holder={(usher.name_en || usher.name_ar).toLocaleUpperCase('en')} />
);
