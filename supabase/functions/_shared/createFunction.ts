import { answerSafely, type SafeAnswer } from './answerSafely.ts';
import { isSecondStepDue, isWithinLimit, openProject, type Project, type ProjectOptions } from './Project.ts';
import { createCustomerReader } from './readCustomer.ts';
import { reply } from './reply.ts';

/** A request from a customer with a valid token. */
export interface Call {
  request: Request;
  customer: string;
  /** The fields of the JSON body; none when it is not JSON. */
  body: Readonly<Record<string, unknown>>;
  /** Aborts at the timeout. */
  signal: AbortSignal;
  /** Checks the second step and counts the call. Returns the refusal when the step is due, and above the limit. */
  admit(): Promise<Response | undefined>;
}

interface FunctionDefinition extends Omit<SafeAnswer, 'answer'> {
  name: string;
  answer(call: Call, project: Project): Promise<Response>;
}

/** The same hint as in the database. */
const secondStep = 'Please log out and log in again with the code of your authenticator app.';

/** A server function for signed-in customers. */
export function createFunction(
  options: ProjectOptions,
  { name, answer, ...rest }: FunctionDefinition,
): (request: Request) => Promise<Response> {
  const project = openProject(options);
  const readCustomer = createCustomerReader(options);

  return answerSafely({
    ...rest,
    async answer(request, body, signal) {
      const customer = await readCustomer(request);
      if (customer === undefined) return reply({ code: 'PT401', message: 'Please log in to continue.' }, 401);
      const admit = async () => {
        const authorization = request.headers.get('authorization') ?? '';
        if (!customer.hasSecondStep && (await isSecondStepDue(project, options, authorization, signal))) {
          return reply({ code: 'PT403', message: secondStep, hint: 'second_step' }, 403);
        }
        if (await isWithinLimit(project, name, customer.id, signal)) return undefined;
        return reply({ code: 'PT429', message: 'Too many tries. Please wait a few minutes and try again.' }, 429);
      };
      return answer({ request, customer: customer.id, body, signal, admit }, project);
    },
  });
}
