import type { Endpoint } from '@proline/contract/frame/endpoint';
import type { AddressParts } from './api-address.ts';
import { callForFile } from './api-client.ts';

/** Returns the file name that the server has given, in either of the two spellings of the header. */
const nameIn = (disposition: string | null): string | undefined => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1];
};

/** Fetches a file and hands it to the browser to save. A plain link could not carry the credential. */
export const saveFile = async (endpoint: Endpoint, parts: AddressParts, fallbackName: string): Promise<void> => {
  const { blob, disposition } = await callForFile(endpoint, parts);
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = nameIn(disposition) ?? fallbackName;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser may not have read the file yet, so its address stays valid for a while.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
