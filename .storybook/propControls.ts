import type { Preview } from '@storybook/react-vite';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgType = ReturnType<ArgTypesEnhancer>[string];
type PropType = NonNullable<ArgType['type']>;

/** Types that a control edits as one line. */
const controls: Readonly<Record<string, 'text' | 'number' | 'boolean'>> = {
  string: 'text',
  number: 'number',
  boolean: 'boolean',
};

/**
 * Gives a prop the control of its type, where Storybook offers an editor for JSON: `number | undefined` is a number,
 * and React's content is a text.
 */
export const propControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const value: unknown = initialArgs[name];
      const isContent = summaryOf(argType) === 'ReactNode' && (value === undefined || typeof value === 'string');
      const type = isContent ? 'text' : controlOf(argType.type);
      return [name, type === undefined ? argType : { ...argType, control: { type } }];
    }),
  );

function summaryOf({ table }: ArgType): string | undefined {
  return table?.type?.summary;
}

/** The control of a union whose one member is a string, a number or a boolean beside undefined or null. */
function controlOf(type: ArgType['type']): 'text' | 'number' | 'boolean' | undefined {
  if (typeof type !== 'object' || type.name !== 'union') return undefined;
  const members = type.value.filter((member) => !isNothing(member));
  return members.length === 1 ? controls[members[0]?.name ?? ''] : undefined;
}

function isNothing(type: PropType): boolean {
  return typeof type === 'object' && type.name === 'other' && ['undefined', 'null'].includes(type.value);
}
