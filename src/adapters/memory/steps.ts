import type { Tag } from '../../domain/tags';
import type { Customer } from './MemoryState';
import { refused } from './refusals';

/**
 * Replaces one tag by another and returns the list as a procedure does.
 *
 * @param also Tags with which the step is allowed as well and changes nothing.
 */
export function moveTag(customer: Customer, from: Tag, to: Tag, also: readonly Tag[] = []): number[] {
  holdTag(customer, from, ...also);
  customer.tags = customer.tags.map((tag) => (tag === from ? to : tag));
  return customer.tags;
}

/** Allows a step to those who hold one of the tags. */
export function holdTag(customer: Customer, ...tags: readonly Tag[]): number[] {
  const wanted: readonly number[] = tags;
  if (!customer.tags.some((tag) => wanted.includes(tag))) throw refused.step();
  return customer.tags;
}
