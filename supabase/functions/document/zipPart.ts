/** More than any list of parts needs: the rest of a part that would fill the memory is not read. */
const mostBytes = 1_000_000;

/** Where the end record of a ZIP container may start, from its end: its own 22 bytes and the longest comment. */
const endRecord = 22;
const longestComment = 65_535;

const marks = { end: 0x06054b50, entry: 0x02014b50 } as const;
const methods = { stored: 0, deflated: 8 } as const;

/**
 * Reads one part of a ZIP container as text. Uses the central directory: the sizes before a part may be missing. Undefined
 * when the container has no such part or is damaged.
 */
export async function readZipPart(
  content: Uint8Array<ArrayBuffer>,
  name: string,
): Promise<string | 'unreadable here' | undefined> {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  try {
    const part = findPart(view, content, name);
    if (part?.method === methods.stored) return decode(part.bytes.subarray(0, mostBytes));
    if (part?.method !== methods.deflated) return undefined;
    return await inflate(part.bytes);
  } catch {
    // A damaged container: an offset outside of the file, or bytes that are not deflated. Each engine has its own error.
    return undefined;
  }
}

function findPart(view: DataView, content: Uint8Array<ArrayBuffer>, name: string) {
  const end = findEnd(view);
  if (end === undefined) return undefined;
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== marks.entry) return undefined;
    const nameLength = view.getUint16(at + 28, true);
    const nameAt = at + 46;
    if (decode(content.subarray(nameAt, nameAt + nameLength)) === name) {
      const header = view.getUint32(at + 42, true);
      const start = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
      const bytes = content.subarray(start, start + view.getUint32(at + 20, true));
      return { method: view.getUint16(at + 10, true), bytes };
    }
    at = nameAt + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return undefined;
}

function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - endRecord;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
    if (view.getUint32(at, true) === marks.end) return at;
  }
  return undefined;
}

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string | 'unreadable here'> {
  const stream = inflater();
  if (!stream) return 'unreadable here';
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (text.length < mostBytes) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return text;
}

/** Undefined in browsers before Safari 16.4, Chrome 103 and Firefox 113. */
function inflater(): DecompressionStream | undefined {
  try {
    return new DecompressionStream('deflate-raw');
  } catch {
    return undefined;
  }
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
