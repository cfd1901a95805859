import { HeadingBase, Screen } from '@pension-trace/react/ui';
import type { ComponentProps } from 'react';

/** A small screen whose heading fits into the outline of the docs page. */
export function Page(props: ComponentProps<typeof Screen>) {
  return (
    <HeadingBase level={3}>
      <Screen {...props} />
    </HeadingBase>
  );
}
