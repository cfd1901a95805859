import { Fragment } from 'react';

export interface UntranslatedProps {
  /** A person's own data, such as a name, an address or what the customer typed. */
  children: string;
  /** A sentence that contains it. Default: the data alone. */
  within?: string | undefined;
}

/** A person's data, which a translator must leave as it is: 'Mr Baker' is not 'M. Boulanger'. */
export function Untranslated({ children: data, within = data }: UntranslatedProps) {
  if (within === data) {
    return (
      <span key={data} translate="no">
        {data}
      </span>
    );
  }
  const others = data === '' ? [within] : within.split(data);
  return (
    <span key={within}>
      {others.map((other, index) => (
        <Fragment key={index}>
          {index > 0 && <span translate="no">{data}</span>}
          {other}
        </Fragment>
      ))}
    </span>
  );
}
