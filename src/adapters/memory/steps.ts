import type { Tag } from '../../domain/tags';
import type { Customer } from './MemoryState';
import { refused } from './refusals';

/**
 * Replaces one tag with another and returns the customer's tags.
 *
 * @param also Tags with which the step is also allowed, but changes nothing.
 */
export function moveTag(customer: Customer, from: Tag, to: Tag, also: readonly Tag[] = []): number[] {
  holdTag(customer, from, ...also);
  customer.tags = customer.tags.map((tag) => (tag === from ? to : tag));
  return customer.tags;
}

/** Refuses unless the customer has one of the tags. */
export function holdTag(customer: Customer, ...tags: readonly Tag[]): number[] {
  const wanted: readonly number[] = tags;
  if (!customer.tags.some((tag) => wanted.includes(tag))) throw refused.step();
  return customer.tags;
}
