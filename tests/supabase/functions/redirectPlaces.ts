/*
 * Loaded before a function in Deno: sends requests for Ordnance Survey Places to the project of the test. Nothing else
 * of the function's surroundings changes.
 */
import { placesFetch } from './placesFetch.ts';

declare const Deno: { env: { get(name: string): string | undefined } };

globalThis.fetch = placesFetch(Deno.env.get('SUPABASE_URL') ?? '', globalThis.fetch);
