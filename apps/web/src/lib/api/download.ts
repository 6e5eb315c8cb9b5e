import type { Endpoint } from '@proline/contract/frame/endpoint';
import type { AddressParts } from './api-address.ts';
import { callForFile } from './api-client.ts';

/** A name that the server has given, in whichever of the two spellings. */
const nameIn = (disposition: string | null): string | undefined => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1];
};

/** A link could not carry the credential, so the file is fetched, then handed to the browser to save. */
export const saveFile = async (endpoint: Endpoint, parts: AddressParts, fallbackName: string): Promise<void> => {
  const { blob, disposition } = await callForFile(endpoint, parts);
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = nameIn(disposition) ?? fallbackName;
  document.body.append(link);
  link.click();
  link.remove();
  // Not at once: the browser may only be about to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
