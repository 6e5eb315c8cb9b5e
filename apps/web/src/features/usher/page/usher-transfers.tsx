import type { Usher } from '@proline/contract/usher/usher';
import { PersonTransfers } from '../../person/page/person-transfers.parts.tsx';
import { useUsherAddress } from './use-usher-address.ts';

export const UsherTransfers = ({ usher }: { readonly usher: Usher }) => {
  const { page, pageLink } = useUsherAddress();
  return <PersonTransfers id={usher.id} page={page} pageLink={pageLink} />;
};
