import { BackendError } from '../../backend/BackendError';

/** Runs the check of one parameter. Its refusal names the parameter, like the hint of the database's errors. */
export function parameterCheck<Value>(parameter: string, check: () => Value): Value {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof BackendError) || error.code !== 'refused') throw error;
    throw new BackendError('refused', error.message, { serverCode: error.serverCode, parameter });
  }
}
