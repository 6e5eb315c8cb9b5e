import type { Usher } from '@proline/contract/usher/usher';
import { PersonAvailability } from '../../person/availability/person-availability.parts.tsx';

export const UsherAvailability = ({ usher }: { readonly usher: Usher }) => <PersonAvailability id={usher.id} />;
