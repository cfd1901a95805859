/*
 * Preloaded in Deno: sends requests for Ordnance Survey Places to the test's project, and changes nothing else.
 */
import { placesFetch } from './placesFetch.ts';

declare const Deno: { env: { get(name: string): string | undefined } };

globalThis.fetch = placesFetch(Deno.env.get('SUPABASE_URL') ?? '', globalThis.fetch);
