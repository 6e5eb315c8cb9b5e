import { addDocument, listDocuments, openDocument, removeDocument } from '@proline/contract/document/document';
import { uploadFile } from '@proline/contract/file/file';
import type { SentBodyOf } from '@proline/contract/frame/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { saveFile } from '../../lib/api/download.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { upload } from '../../lib/api/upload.ts';

export const documentsQuery = (id: string) =>
  queryOptions({
    queryKey: ['usher', id, 'documents'],
    queryFn: async () => (await call(listDocuments, { params: { id } })).data,
    meta: { topics: ['team_leader'] },
  });

type NewDocument = Omit<SentBodyOf<typeof addDocument>, 'file_id'>;

/** Sends a file that a person is to be given; its id. */
export const documentFileSent = async (file: File, onProgress: (share: number) => void): Promise<string> => {
  const query = { purpose: 'usher_document', name: file.name };
  return (await upload(uploadFile, { query }, file, onProgress)).data.id;
};

/** Sends the file, then keeps it with the person. */
export const sendDocument = async (
  id: string,
  file: File,
  facts: NewDocument,
  onProgress: (share: number) => void,
): Promise<void> => {
  const file_id = await documentFileSent(file, onProgress);
  const { data } = await call(addDocument, { params: { id }, body: { ...facts, file_id } });
  queryClient.setQueryData(documentsQuery(id).queryKey, data);
};

export const saveDocumentFile = (id: string, name: string): Promise<void> =>
  saveFile(openDocument, { params: { id } }, name);

export const dropDocument = async (id: string, document_id: string): Promise<void> => {
  const { data } = await call(removeDocument, { params: { id: document_id } });
  queryClient.setQueryData(documentsQuery(id).queryKey, data);
};
