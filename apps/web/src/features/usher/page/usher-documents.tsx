import type { Usher } from '@proline/contract/usher/usher';
import { DocumentsCard } from '../../document/documents-card.parts.tsx';

export const UsherDocuments = ({ usher }: { readonly usher: Usher }) => <DocumentsCard id={usher.id} />;
