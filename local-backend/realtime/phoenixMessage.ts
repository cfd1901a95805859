import * as z from 'zod/mini';
import { jsonObject } from '../jsonValues';

/** One message of the Phoenix protocol, which Supabase Realtime uses. */
export interface PhoenixMessage {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: Record<string, unknown>;
}

const reference = z.nullable(z.string());
const payload = z._default(jsonObject, {});
const asArray = z.tuple([reference, reference, z.string(), z.string(), payload]);
const asObject = z.object({
  join_ref: z._default(reference, null),
  ref: z._default(reference, null),
  topic: z.string(),
  event: z.string(),
  payload,
});

/** Version 2 of the protocol writes a message as an array, version 1 as an object. */
export type ProtocolVersion = 1 | 2;

/** Undefined for anything else, such as binary broadcasts, which the embedded backend does not support. */
export function readMessage(text: string, version: ProtocolVersion): PhoenixMessage | undefined {
  const value = parseJson(text);
  if (version === 2) {
    const parsed = z.safeParse(asArray, value);
    if (!parsed.success) return undefined;
    const [joinRef, ref, topic, event, body] = parsed.data;
    return { joinRef, ref, topic, event, payload: body };
  }
  const parsed = z.safeParse(asObject, value);
  if (!parsed.success) return undefined;
  const { join_ref, ...rest } = parsed.data;
  return { joinRef: join_ref, ...rest };
}

/** The text of a message. */
export function writeMessage(message: PhoenixMessage, version: ProtocolVersion): string {
  const { joinRef, ref, topic, event, payload: body } = message;
  return JSON.stringify(
    version === 2 ? [joinRef, ref, topic, event, body] : { join_ref: joinRef, ref, topic, event, payload: body },
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
