import * as v from 'valibot';
import { jsonObject } from '../jsonValues';

/** One message of the Phoenix protocol, which Supabase Realtime uses. */
export interface PhoenixMessage {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: Record<string, unknown>;
}

const reference = v.nullable(v.string());
const payload = v.optional(jsonObject, {});
const asArray = v.strictTuple([reference, reference, v.string(), v.string(), payload]);
const asObject = v.object({
  join_ref: v.optional(reference, null),
  ref: v.optional(reference, null),
  topic: v.string(),
  event: v.string(),
  payload,
});

/** Version 2 of the protocol writes a message as an array, version 1 as an object. */
export type ProtocolVersion = 1 | 2;

/** Undefined for anything that is not a message: binary broadcasts, which the embedded backend does not carry. */
export function readMessage(text: string, version: ProtocolVersion): PhoenixMessage | undefined {
  const value = parseJson(text);
  if (version === 2) {
    const parsed = v.safeParse(asArray, value);
    if (!parsed.success) return undefined;
    const [joinRef, ref, topic, event, body] = parsed.output;
    return { joinRef, ref, topic, event, payload: body };
  }
  const parsed = v.safeParse(asObject, value);
  if (!parsed.success) return undefined;
  const { join_ref, ...rest } = parsed.output;
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
