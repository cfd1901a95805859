import { addressValues } from './addressValues';
import type { Stage } from './customers';
import { entryValues } from './entryValues';
import { limitValues } from './limitValues';
import { personValues } from './personValues';
import { signingValues } from './signingValues';
import type { CheckingWorld } from './World';

/** Values and amounts that a backend formats or refuses. The memory backend checks none, so this is for databases only. */
export function valueContract(at: () => Stage<CheckingWorld>): void {
  personValues(at);
  addressValues(at);
  entryValues(at);
  signingValues(at);
  limitValues(at);
}
