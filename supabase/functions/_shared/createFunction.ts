import { isWithinLimit, openProject, type Project, type ProjectOptions } from './Project.ts';
import { createCustomerReader } from './readCustomer.ts';
import { preflight, reply } from './reply.ts';
import { logProblem } from './ServiceProblem.ts';

/** A request of a customer whose token is valid. */
export interface Call {
  request: Request;
  customer: string;
  /** The fields of the JSON body; none when it is not JSON. */
  body: Readonly<Record<string, unknown>>;
  /** Aborted when the timeout ends. */
  signal: AbortSignal;
  /** Counts the call. Returns the refusal above the limit. */
  refuseAboveLimit(): Promise<Response | undefined>;
}

interface FunctionDefinition {
  name: string;
  /** In milliseconds. */
  timeout: number;
  /** Logged with the reason when `answer` throws. */
  problem: string;
  /** The message of the response when `answer` throws. */
  apology: string;
  answer(call: Call, project: Project): Promise<Response>;
}

/** A server function for signed-in customers. A failure of any service that it needs refuses the request. */
export function createFunction(
  options: ProjectOptions,
  { name, timeout, problem, apology, answer }: FunctionDefinition,
): (request: Request) => Promise<Response> {
  const project = openProject(options);
  const readCustomer = createCustomerReader(options);

  return async (request) => {
    if (request.method === 'OPTIONS') return preflight();
    if (request.method !== 'POST') return reply({ message: 'Only POST is answered here.' }, 405);
    const signal = AbortSignal.timeout(timeout);
    try {
      const customer = await readCustomer(request);
      if (customer === undefined) return reply({ code: 'PT401', message: 'Please log in to continue.' }, 401);
      const body: Call['body'] = Object(await request.json().catch(() => undefined));
      const refuseAboveLimit = async () => {
        if (await isWithinLimit(project, name, customer, signal)) return undefined;
        return reply({ code: 'PT429', message: 'Too many tries. Please wait a few minutes and try again.' }, 429);
      };
      return await answer({ request, customer, body, signal, refuseAboveLimit }, project);
    } catch (error) {
      logProblem(problem, error);
      return reply({ message: apology }, 502);
    }
  };
}
