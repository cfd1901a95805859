import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { StartProblem } from '../start/steps.mjs';

const localNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * A client for the running product's database that bypasses row-level security. Only one process may open the embedded
 * database, so this client uses HTTP, with the service-role key from the data folder. It sends the key to this machine
 * only.
 */
export async function openBackOffice({ hostname, port, dataDir }) {
  const site = `http://${hostname}:${port}`;
  const howToStart = `Start the product first: npm start. If it runs on another port or with another data folder, pass the same values: PORT=${port} DATA_DIR=… npm run demo:progress`;
  if (!localNames.includes(hostname)) {
    throw new StartProblem('The demo talks to a product on this machine only. Leave HOST out.');
  }
  const stateFile = join(resolve(dataDir), 'state.json');
  if (!existsSync(stateFile)) throw new StartProblem(`There is no product yet. ${howToStart}`);
  const { serviceRoleKey } = JSON.parse(await readFile(stateFile, 'utf8'));

  async function ask(path, method, body) {
    const request = {
      method,
      headers: {
        apikey: serviceRoleKey,
        authorization: `Bearer ${serviceRoleKey}`,
        'content-type': 'application/json',
      },
    };
    if (body !== undefined) request.body = JSON.stringify(body);
    let response;
    try {
      response = await fetch(`${site}/rest/v1/${path}`, request);
    } catch {
      throw new StartProblem(`Nothing answers at ${site}. ${howToStart}`);
    }
    if (response.status === 401 || response.status === 404 || response.status === 503) {
      throw new StartProblem(`What answers at ${site} is not the product of ${resolve(dataDir)}. ${howToStart}`);
    }
    const reply = await response.text();
    if (!response.ok) throw new StartProblem(`The product refused ${path.split('?')[0]}: ${reply}`);
    return reply === '' ? undefined : JSON.parse(reply);
  }

  return {
    /** Rows of a table, as PostgREST filters them. */
    read: (table, filter) => ask(`${table}?${filter}`, 'GET'),
    add: (table, row) => ask(table, 'POST', row),
    /** Calls `backoffice_…`. The log names the demo. */
    call: (procedure, parameters) => ask(`rpc/backoffice_${procedure}`, 'POST', { p_by: 'The demo', ...parameters }),
  };
}
