import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { arrayBuffer } from 'node:stream/consumers';
import type { App } from '@supabase/lite';
import * as z from 'zod/mini';
import { parse } from './parse';

type StorageAdapter = NonNullable<App['_storageAdapter']>;

/** Stores the bytes of uploaded files. The database decides who may read them. */
export interface FileStore {
  read(name: string): Promise<Uint8Array | undefined>;
  /** Resolves when the content is on the disk. */
  write(name: string, content: Uint8Array): Promise<void>;
  remove(name: string): Promise<void>;
}

/** Files in a folder, named by a hash, so that a customer's file name never becomes a path. */
export function folderFileStore(folder: string): FileStore {
  const pathOf = (name: string) => {
    const hash = createHash('sha256').update(name).digest('hex');
    return join(folder, hash.slice(0, 2), hash);
  };
  return {
    async read(name) {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async write(name, content) {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const unfinished = `${path}.${randomUUID()}`;
      const file = await open(unfinished, 'w', 0o600);
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, path);
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

/** Files in memory, until the backend closes. */
export function memoryFileStore(): FileStore {
  const files = new Map<string, Uint8Array>();
  return {
    read: async (name) => files.get(name),
    write: async (name, content) => void files.set(name, content),
    remove: async (name) => void files.delete(name),
  };
}

const description = z.object({ mimetype: z.string(), cacheControl: z.string(), lastModified: z.string() });

/** Stores each object of Supabase Storage as two files: content and description. */
export function storageAdapter(files: FileStore): StorageAdapter {
  async function describe(object: string, content: Uint8Array) {
    const text = await files.read(`${object} (description)`);
    if (!text) throw new Error('A stored file has lost its description.');
    const { lastModified, ...rest } = parse(description, JSON.parse(new TextDecoder().decode(text)));
    const eTag = `"${createHash('sha256').update(content).digest('hex').slice(0, 32)}"`;
    const size = content.byteLength;
    return { ...rest, lastModified: new Date(lastModified), eTag, size, contentLength: size, httpStatusCode: 200 };
  }

  async function load(object: string) {
    const content = await files.read(object);
    if (!content) throw new Error('A stored file has lost its content.');
    return { content, metadata: await describe(object, content) };
  }

  async function save(object: string, content: Uint8Array, about: z.output<typeof description>) {
    await files.write(`${object} (description)`, new TextEncoder().encode(JSON.stringify(about)));
    await files.write(object, content);
    return describe(object, content);
  }

  async function remove(object: string) {
    await files.remove(object);
    await files.remove(`${object} (description)`);
  }

  return {
    driver: files,
    async getObject(bucket, key) {
      const { content, metadata } = await load(`${bucket}/${key}`);
      return { metadata, httpStatusCode: 200, body: Buffer.from(content) };
    },
    async headObject(bucket, key) {
      return (await load(`${bucket}/${key}`)).metadata;
    },
    async uploadObject(bucket, key, _version, body, mimetype, cacheControl) {
      const content = body instanceof Uint8Array ? body : new Uint8Array(await arrayBuffer(body));
      return save(`${bucket}/${key}`, content, { mimetype, cacheControl, lastModified: new Date().toISOString() });
    },
    deleteObject: (bucket, key) => remove(`${bucket}/${key}`),
    async deleteObjects(bucket, keys) {
      await Promise.all(keys.map((key) => remove(`${bucket}/${key}`)));
    },
    async copyObject(bucket, key, _version, toBucket, toKey) {
      const { content, metadata } = await load(`${bucket}/${key}`);
      const { mimetype, cacheControl } = metadata;
      return save(`${toBucket}/${toKey}`, content, { mimetype, cacheControl, lastModified: new Date().toISOString() });
    },
    privateAssetUrl: async () => {
      throw new Error('The embedded backend does not resize images.');
    },
  };
}
