import { ServiceProblem } from '../_shared/ServiceProblem.ts';
import type { AnchorSettings } from './readSettings.ts';

export interface Store {
  /** Stores an object. Returns false when the name already exists, and does not change that object. */
  keep(name: string, type: string, content: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<boolean>;
}

/** Write-once storage that takes objects by PUT. */
export function createStore({ storeUrl, storeToken }: AnchorSettings, send: typeof fetch): Store {
  return {
    async keep(name, type, content, signal) {
      const url = new URL(storeUrl);
      url.pathname = `${url.pathname.replace(/\/$/, '')}/${name}`;
      const answer = await send(url, {
        method: 'PUT',
        headers: {
          'content-type': type,
          'if-none-match': '*',
          // Azure Blob Storage requires it; others ignore it.
          'x-ms-blob-type': 'BlockBlob',
          ...(storeToken === undefined ? {} : { authorization: `Bearer ${storeToken}` }),
        },
        body: content,
        // A redirect would send the content elsewhere.
        redirect: 'manual',
        signal,
      });
      // Azure says 409 for an object that exists.
      if (answer.status === 412 || answer.headers.get('x-ms-error-code') === 'BlobAlreadyExists') return false;
      if (!answer.ok) throw new ServiceProblem(`The store answered with status ${answer.status}.`);
      return true;
    },
  };
}
