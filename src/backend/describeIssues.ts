import type * as z from 'zod/mini';

/**
 * Describes where a value does not match its schema. Names types and never values, which may be personal data: `tags.0
 * (expected number, received string)`.
 */
export function describeIssues(issues: readonly z.core.$ZodIssue[], value: unknown): string {
  return issues
    .map((issue) => {
      const place = issue.path.map(String).join('.') || '(root)';
      return `${place} (expected ${expectedBy(issue)}, received ${kindOf(valueAt(issue.path, value))})`;
    })
    .join(', ');
}

function expectedBy(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return issue.expected;
  if (issue.code !== 'invalid_union') return 'another value';
  const kinds = issue.errors.flat().map((one) => (one.path.length > 0 ? 'other fields' : expectedBy(one)));
  return [...new Set(kinds)].join(' or ');
}

function valueAt(path: readonly PropertyKey[], value: unknown): unknown {
  return path.reduce<unknown>(
    (held, key) => (typeof held === 'object' && held !== null ? Reflect.get(held, key) : undefined),
    value,
  );
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number' && !Number.isFinite(value) ? 'a number that JSON lacks' : typeof value;
}
