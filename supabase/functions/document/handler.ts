import { createFunction, type Call } from '../_shared/createFunction.ts';
import type { Project, ProjectOptions } from '../_shared/Project.ts';
import { reply } from '../_shared/reply.ts';
import { ServiceProblem } from '../_shared/ServiceProblem.ts';
import { isTypeOf, readDocumentType, storedExtensionOf, wordRefusals } from './content.ts';
import { isClean } from './scan.ts';

/** OWNER/KEY.EXTENSION in the bucket, and no path out of the folder. */
const pathPattern = /^[0-9a-f-]{36}\/[\w-]{1,100}\.[a-z]{3,4}$/i;

const duplicate = { code: 'PT409', message: 'This document has been added already.' };
const missing = { code: 'PT404', message: 'We could not find what you asked for.' };

/**
 * The server function `document`: takes `{ name, path }` of an uploaded file, inspects it and lists it. Removes a file
 * whose content does not match its name, unless it is listed already. Takes `{ removed: true }` after a removal or an
 * erasure, and removes the files that it left.
 *
 * The service role reads the file: until it is listed, an upload is in quarantine and its owner cannot read it. So the
 * function checks that the file is in the caller's own folder.
 */
export function createHandler(options: ProjectOptions): (request: Request) => Promise<Response> {
  return createFunction(options, {
    name: 'document',
    timeout: 30_000,
    problem: 'A document could not be checked',
    apology: 'The document could not be checked.',
    async answer(call, project) {
      const { name, path, removed } = call.body;
      if (removed === true) return removeFiles(project, call);
      if (typeof name !== 'string' || typeof path !== 'string' || !pathPattern.test(path)) return reply(missing, 404);
      if (path.split('/')[0] !== call.customer) return reply(missing, 404);
      const extension = storedExtensionOf(name);
      if (extension === undefined || extension !== storedExtensionOf(path)) {
        return reply({ code: 'PT415', message: 'Please choose a PDF, Word, JPG, PNG or GIF file' }, 415);
      }
      const refusal = await call.admit();
      return refusal ?? checkAndAdd(project, options, { name, path, extension, ...call });
    },
  });
}

/**
 * Removes the caller's files that the database lists for removal. Asks for no second step and counts nothing: the
 * removal was allowed, and a token outlives an erasure.
 */
async function removeFiles(
  project: Project,
  { customer, signal }: Pick<Call, 'customer' | 'signal'>,
): Promise<Response> {
  const list = `/rest/v1/files_to_remove?select=url&url=like.${customer}/*&limit=1000`;
  const answer = await project.call(list, {}, signal);
  if (!answer.ok) throw new ServiceProblem(`The table files_to_remove answered with status ${answer.status}.`);
  const rows: { url: string }[] = await answer.json();
  const prefixes = rows.map(({ url }) => url);
  if (prefixes.length > 0) {
    const removal = await project.call(
      '/storage/v1/object/documents',
      { method: 'DELETE', body: { prefixes } },
      signal,
    );
    if (!removal.ok) throw new ServiceProblem(`Storage removed nothing: status ${removal.status}.`);
  }
  return reply({ removed: prefixes.length });
}

interface Upload {
  name: string;
  path: string;
  extension: string;
  request: Request;
  signal: AbortSignal;
}

async function checkAndAdd(project: Project, options: ProjectOptions, upload: Upload): Promise<Response> {
  const { name, path, extension, request, signal } = upload;
  // Reads the id first: a file that replaces this one later has another id, and is not found below.
  const about = await project.call(`/storage/v1/object/info/documents/${path}`, {}, signal);
  const file = await project.call(`/storage/v1/object/documents/${path}`, {}, signal);
  if (about.status >= 500 || file.status >= 500)
    throw new ServiceProblem(`Storage answered with status ${file.status}.`);
  if (!about.ok || !file.ok) return reply(missing, 404);
  const { id } = Object(await about.json());

  const content = new Uint8Array(await file.arrayBuffer());
  const problem = await findProblem(options, { extension, content, signal });
  if (problem !== undefined) {
    if (await isListed(project, path, signal)) return reply(duplicate, 409);
    const body = { prefixes: [path] };
    const removal = await project.call('/storage/v1/object/documents', { method: 'DELETE', body }, signal);
    if (!removal.ok) console.error(`A refused document was not removed: status ${removal.status}.`);
    return reply(problem, 422);
  }

  const key = request.headers.get('idempotency-key');
  const added = await project.call(
    '/rest/v1/rpc/backoffice_list_upload',
    { method: 'POST', headers: key === null ? {} : { 'Idempotency-Key': key }, body: { p_file: id, p_name: name } },
    signal,
  );
  const answer = Object(await added.json());
  if (added.ok) return reply({ id: answer.id, name: answer.name });
  if (!/^PT\d{3}$/.test(String(answer.code)))
    throw new ServiceProblem(`The database answered with status ${added.status}.`);
  return reply({ code: answer.code, message: answer.message }, added.status);
}

interface Inspection extends Pick<Upload, 'extension' | 'signal'> {
  content: Uint8Array<ArrayBuffer>;
}

async function findProblem(options: ProjectOptions, { extension, content, signal }: Inspection) {
  const type = await readDocumentType(content);
  if (type === 'macros' || type === 'template') return wordRefusals[type];
  if (!isTypeOf(extension, type)) {
    return { code: 'PT422', message: 'This file is not what its name says. Please choose another' };
  }
  if (await isClean(options, content, signal)) return undefined;
  return { code: 'PT422', message: 'This file may not be safe. Please choose another' };
}

/** Whether a file is already a listed document, such as a letter of the firm. Only unlisted uploads may be removed. */
async function isListed(project: Project, path: string, signal: AbortSignal): Promise<boolean> {
  const answer = await project.call(`/rest/v1/documents?select=id&url=eq.${path}`, {}, signal);
  if (!answer.ok) throw new ServiceProblem(`The table documents answered with status ${answer.status}.`);
  const rows: unknown = await answer.json();
  return !Array.isArray(rows) || rows.length > 0;
}
