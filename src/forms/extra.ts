/** The name of the host's own questions among the values of a form. */
export const extraName = 'extra';

/** The values of the host's own questions, as its schema returns them. */
export type ExtraValues = Readonly<Record<string, unknown>>;

/**
 * The schema of your own questions, an object: of zod, zod/mini, Valibot or another library with the Standard Schema
 * interface (https://standardschema.dev). Its messages are for customers.
 */
export interface ExtraSchema<Extra> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => ExtraResult<Extra> | Promise<ExtraResult<Extra>>;
  };
}

type ExtraResult<Extra> =
  | { readonly value: Extra; readonly issues?: undefined }
  | { readonly issues: readonly ExtraIssue[] };

interface ExtraIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** Checks the values of the host's own questions. Each problem has the path of its field in the form. */
export async function checkExtra(schema: ExtraSchema<unknown>, values: unknown) {
  const { issues, ...checked } = await schema['~standard'].validate(values ?? {});
  const problems = (issues ?? []).map(({ message, path = [] }) => ({
    message,
    path: [extraName, ...path.map((segment) => (typeof segment === 'object' ? segment.key : segment))],
  }));
  return { problems, value: 'value' in checked ? checked.value : undefined };
}

/** Returns a copy of the answers to the own questions: react-hook-form changes the original in place. */
export function extraOf(values: Readonly<Record<string, unknown>>): { [extraName]?: object } {
  const extra = values[extraName];
  return typeof extra === 'object' && extra !== null ? { [extraName]: { ...extra } } : {};
}

/** Returns the names of the own questions among a form's errors, such as `extra.heardFrom`, in the order of the schema. */
export function extraErrorNames(errors: object): string[] {
  return extraName in errors ? leaves(extraName, errors[extraName]) : [];
}

/** Whether a field is one of the own questions. */
export function isExtra(name: string): boolean {
  return name === extraName || name.startsWith(`${extraName}.`);
}

function leaves(name: string, error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return [];
  // An error has a type; errors below it, a field of that name at most.
  if ('type' in error && typeof error.type === 'string') return [name];
  return Object.entries(error).flatMap(([key, below]) => leaves(`${name}.${key}`, below));
}
