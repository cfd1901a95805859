import * as z from 'zod/mini';

/** Our key in `$extensions`, for values that the Design Tokens format cannot express. */
export const extensionKey = '@pension-trace/react';

const color = z.object({
  colorSpace: z.literal(['oklch', 'srgb']),
  components: z.tuple([z.number(), z.number(), z.number()]),
  alpha: z.optional(z.number()),
  hex: z.optional(z.string()),
});
const dimension = z.object({ value: z.number(), unit: z.literal(['rem', 'px']) });
const shadow = z.object({
  color: z.string().check(z.regex(/^\{[\w.-]+\}$/)),
  offsetX: dimension,
  offsetY: dimension,
  blur: dimension,
  spread: dimension,
});
const transition = z.object({
  duration: z.object({ value: z.number(), unit: z.literal('ms') }),
  delay: z.object({ value: z.number(), unit: z.literal('ms') }),
  timingFunction: z.tuple([z.number(), z.number(), z.number(), z.number()]),
});

const extension = z.strictObject({
  /** The prefix of the custom properties of a group. */
  prefix: z.optional(z.string()),
  /** The custom property. In the exported files, whose groups have no prefix. */
  property: z.optional(z.string()),
  /** The value in CSS, where it differs from `$value`: `clamp()`, `ch`, `em`. */
  css: z.optional(z.string()),
  /** The colour in dark. */
  dark: z.optional(color),
  /** The length with the compact density. */
  compact: z.optional(dimension),
  /** A corner that follows `--ptr-radius`: the factor, and the maximum in rem. */
  ofRadius: z.optional(z.object({ times: z.number(), atMost: z.number() })),
});

const described = { description: z.string(), name: z.string(), path: z.array(z.string()), extension };
const token = z.discriminatedUnion('type', [
  z.object({ ...described, type: z.literal('color'), value: color }),
  z.object({ ...described, type: z.literal('dimension'), value: dimension }),
  z.object({ ...described, type: z.literal('number'), value: z.number() }),
  z.object({ ...described, type: z.literal('fontWeight'), value: z.number() }),
  z.object({ ...described, type: z.literal('fontFamily'), value: z.union([z.string(), z.array(z.string())]) }),
  z.object({ ...described, type: z.literal('shadow'), value: z.array(shadow) }),
  z.object({ ...described, type: z.literal('transition'), value: transition }),
]);

export type Color = z.infer<typeof color>;
export type Dimension = z.infer<typeof dimension>;
export type Token = z.infer<typeof token>;

const tree = z.record(z.string(), z.unknown());
type Tree = z.infer<typeof tree>;

/** Reads a file of tokens into a list, in the order of the file. Throws when a token is not valid. */
export function readTokens(file: unknown): Token[] {
  return tokensOf(z.parse(tree, file), [], { type: undefined, prefix: '' });
}

function tokensOf(group: Tree, path: string[], inherited: { type: unknown; prefix: string }): Token[] {
  const own = extensionOf(group);
  const type = group.$type ?? inherited.type;
  const prefix = own.prefix ?? inherited.prefix;
  if ('$value' in group) {
    const name = `--ptr-${prefix}${path.at(-1) ?? ''}`;
    const { $value: value, $description: description } = group;
    const read = z.safeParse(token, { path, name, type, value, description, extension: own });
    if (!read.success) throw new Error(`The token ${path.join('.')} is not valid: ${z.prettifyError(read.error)}`);
    return [read.data];
  }
  return Object.entries(group)
    .filter(([key]) => !key.startsWith('$'))
    .flatMap(([key, child]) => tokensOf(z.parse(tree, child), [...path, key], { type, prefix }));
}

function extensionOf({ $extensions }: Tree): z.infer<typeof extension> {
  const extensions = z.parse(z.optional(tree), $extensions);
  return z.parse(extension, extensions?.[extensionKey] ?? {});
}

/** Returns the file with the values of a brand. Keeps types and descriptions. */
export function withBrand(file: unknown, brand: unknown): unknown {
  const isTree = (value: unknown): value is Tree => z.safeParse(tree, value).success;
  if (!isTree(file) || !isTree(brand)) return brand;
  if ('$value' in brand) {
    const { $extensions: _, ...kept } = file;
    return { ...kept, ...brand };
  }
  const changed = Object.entries(brand)
    .filter(([key]) => !key.startsWith('$'))
    .map(([key, child]) => {
      if (!(key in file)) throw new Error(`A brand sets the unknown token ${key}`);
      return [key, withBrand(file[key], child)] as const;
    });
  return { ...file, ...Object.fromEntries(changed) };
}
