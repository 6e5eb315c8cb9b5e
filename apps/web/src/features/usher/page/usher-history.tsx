import type { Usher } from '@proline/contract/usher/usher';
import { PersonHistory } from '../../person/history/person-history.parts.tsx';

export const UsherHistory = ({ usher }: { readonly usher: Usher }) => <PersonHistory id={usher.id} hat="usher" />;
