import type { AnswerOf, Endpoint } from '@proline/contract/frame/endpoint';
import { apiAddress, type AddressParts } from './api-address.ts';
import { refuse, refuseOffline } from './api-client.ts';
import { currentLanguage } from '../preferences/preferences.ts';
import { countRequest } from './requests-in-flight.ts';
import { storedToken } from '../session/session-store.ts';

const OK = 200;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Sends a file and reports the share that has been sent, from 0 to 1. Only XMLHttpRequest reports it. */
export const upload = async <E extends Endpoint>(
  endpoint: E,
  parts: AddressParts,
  file: Blob,
  onProgress: (share: number) => void,
): Promise<AnswerOf<E>> => {
  const request = new XMLHttpRequest();
  const answered = new Promise<void>((resolve, reject) => {
    request.addEventListener('load', () => resolve());
    for (const end of ['error', 'abort', 'timeout']) request.addEventListener(end, () => reject(new Error(end)));
  });
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
  request.open(endpoint.method, apiAddress(endpoint.path, parts));
  request.setRequestHeader('Accept', 'application/json');
  request.setRequestHeader('Accept-Language', currentLanguage());
  request.setRequestHeader('Authorization', storedToken() ?? '');
  request.setRequestHeader('Content-Type', 'application/octet-stream');
  request.send(file);
  await countRequest(answered).catch(refuseOffline);
  const reply = parsed(request.responseText);
  if (request.status !== OK) return refuse(request.status, reply);
  // The server made this reply with the schema that AnswerOf is inferred from.
  return reply as AnswerOf<E>;
};
