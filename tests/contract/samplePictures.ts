/** The bytes of a JPEG of two by three pixels, as a browser writes it, without its colour profile. */
const jpegBytes = Buffer.from(
  [
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////',
    '////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////',
    '////////////wAARCAADAAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAaEAACAgMAAAAAAAAAAAAAAAAAAQIR',
    'A5LR/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKnji3dy3fQAB//Z',
  ].join(''),
  'base64',
);
/** The bytes of a PNG of two by three pixels. */
const pngBytes = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAYAAAC56t6BAAAAGElEQVR4AWL6DwVMDEDAyMjIAGYABRkAAAAA//+jvHeSAAAABklEQVQDALzuCv+VV2DhAAAAAElFTkSuQmCC',
  'base64',
);

type Change = (bytes: Buffer) => Buffer | void;

function jpeg(change: Change = () => {}): string {
  return dataUrl('jpeg', jpegBytes, change);
}

function png(change: Change = () => {}): string {
  return dataUrl('png', pngBytes, change);
}

function dataUrl(type: string, original: Buffer, change: Change): string {
  const bytes = Buffer.from(original);
  return `data:image/${type};base64,${(change(bytes) ?? bytes).toString('base64')}`;
}

const marker = (code: number) => Buffer.of(0xff, code);
/** The offset of a segment in the JPEG. */
const offsetOf = (code: number) => jpegBytes.indexOf(marker(code));
const frame = offsetOf(0xc0);
const scan = offsetOf(0xda);
/** The offset of the scan's data. Its header has twelve bytes after the marker. */
const data = scan + 14;
const insert = (bytes: Buffer, at: number, ...more: Buffer[]) =>
  Buffer.concat([bytes.subarray(0, at), ...more, bytes.subarray(at)]);
const segment = (code: number, ...content: number[]) => Buffer.of(0xff, code, 0, content.length + 2, ...content);
/** Removes the segments with this marker. */
const without = (bytes: Buffer, code: number): Buffer => {
  const at = bytes.indexOf(marker(code));
  if (at < 0) return bytes;
  return without(Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 2 + bytes.readUInt16BE(at + 2))]), code);
};
const script = Buffer.from('<script>alert(1)</script>');
const pdf = Buffer.from('%PDF-1.7\n');

/** Pictures that are accepted as a signature. */
export const goodPictures: Record<string, string> = {
  'a PNG': png(),
  'a PNG of the greatest width': png((bytes) => void bytes.writeUInt32BE(5000, 16)),
  'a PNG with a chunk of its own': png((bytes) => insert(bytes, 33, Buffer.from('\0\0\0\0abCd\0\0\0\0'))),
  'a JPEG': jpeg(),
  'a JPEG of the greatest height': jpeg((bytes) => void bytes.writeUInt16BE(5000, frame + 5)),
  'a progressive JPEG with two scans': jpeg((bytes) => {
    bytes[frame + 1] = 0xc2;
    return insert(bytes, bytes.length - 2, bytes.subarray(scan, bytes.length - 2));
  }),
  'a JPEG with a comment': jpeg((bytes) => insert(bytes, 2, segment(0xfe, ...script))),
  'a JPEG with restarts and an escaped byte': jpeg((bytes) =>
    insert(bytes, data + 2, marker(0), marker(0xd0), marker(0xd7)),
  ),
  'a JPEG with bytes that fill up': jpeg((bytes) => insert(bytes, frame, Buffer.of(255, 255, 255))),
  'a JPEG with bytes that fill up before its end': jpeg((bytes) => insert(bytes, bytes.length - 2, Buffer.of(255))),
  'a JPEG with a second one behind it': jpeg((bytes) => Buffer.concat([bytes, bytes])),
  'a JPEG with long data': jpeg((bytes) =>
    insert(bytes, data, Buffer.alloc(5000, 'a'), marker(0), Buffer.alloc(999, 'b')),
  ),
};

/** A number of empty chunks. */
const emptyChunks = (count: number) =>
  Buffer.concat(Array.from({ length: count }, () => Buffer.from('\0\0\0\0abCd\0\0\0\0')));
/** A number of empty comment segments. */
const comments = (count: number) => Buffer.concat(Array.from({ length: count }, () => segment(0xfe)));

/** Pictures with a valid structure and undecodable pixels. The database accepts them; the verification reports them. */
export const undecodablePictures: Record<string, string> = {
  'a PNG whose data does not unpack': png((bytes) => void bytes.fill(0, 41, 45)),
  'a JPEG with impossible Huffman tables': jpeg(
    (bytes) => void bytes.fill(255, offsetOf(0xc4) + 5, offsetOf(0xc4) + 21),
  ),
};

/** Files that are not exactly one picture. */
export const badPictures: Record<string, string> = {
  'an empty PNG': 'data:image/png;base64,',
  'an empty JPEG': 'data:image/jpeg;base64,',
  'a PNG that calls itself a JPEG': png().replace('image/png', 'image/jpeg'),
  'a JPEG that calls itself a PNG': jpeg().replace('image/jpeg', 'image/png'),
  'a GIF': 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  'an SVG': 'data:image/svg+xml;base64,PHN2Zy8+',
  'a type in capitals': png().replace('image/png', 'image/PNG'),
  'a type with parameters': png().replace('image/png', 'image/png;a=b'),
  'no base64': 'data:image/png;base64,%%%',
  'base64 with a line end': `${png().slice(0, 80)}\n${png().slice(80)}`,
  'base64 with a form feed': `${png().slice(0, 80)}\f${png().slice(80)}`,
  'base64 without its padding': jpeg((bytes) => insert(bytes, 2, segment(0xfe, 1))).replace(/=+$/, ''),
  'base64 with other last bits': jpeg((bytes) => insert(bytes, 2, segment(0xfe, 1, 2, 3))).replace(/(.)(=+)$/, 'R$2'),
  'base64 for addresses': jpeg().replaceAll('/', '_').replace('data:image_jpeg', 'data:image/jpeg'),
  'the first bytes of a PNG': png((bytes) => bytes.subarray(0, 8)),
  'a PNG that breaks off': png((bytes) => bytes.subarray(0, -1)),
  'a PNG with a script behind it': png((bytes) => Buffer.concat([bytes, script])),
  'a PNG with a second one behind it': png((bytes) => Buffer.concat([bytes, bytes])),
  'a PNG with a PDF before it': png((bytes) => Buffer.concat([pdf, bytes])),
  'a PNG without width': png((bytes) => void bytes.writeUInt32BE(0, 16)),
  'a PNG without height': png((bytes) => void bytes.writeUInt32BE(0, 20)),
  'a PNG that is too wide': png((bytes) => void bytes.writeUInt32BE(5001, 16)),
  'a PNG that is too high': png((bytes) => void bytes.writeUInt32BE(2 ** 32 - 1, 20)),
  'a PNG with a chunk beyond its end': png((bytes) => void bytes.writeUInt32BE(2 ** 31, 33)),
  'a PNG without data': png((bytes) => Buffer.concat([bytes.subarray(0, 33), bytes.subarray(-12)])),
  'a PNG with too many pixels': png((bytes) => {
    bytes.writeUInt32BE(20_001, 16);
    bytes.writeUInt32BE(5000, 20);
  }),
  'a PNG with too many chunks': png((bytes) => insert(bytes, 33, emptyChunks(4000))),
  'a JPEG with too many segments': jpeg((bytes) => insert(bytes, 2, comments(200))),
  'the first bytes of a JPEG': jpeg((bytes) => bytes.subarray(0, 3)),
  'a JPEG without its last bytes': jpeg((bytes) => bytes.subarray(0, -4)),
  'a JPEG without an end': jpeg((bytes) => bytes.subarray(0, -2)),
  'a JPEG that breaks off in its end': jpeg((bytes) => bytes.subarray(0, -1)),
  'a JPEG that breaks off in its tables': jpeg((bytes) => bytes.subarray(0, frame - 5)),
  'a JPEG with a script behind it': jpeg((bytes) => Buffer.concat([bytes, script])),
  'a JPEG with a PDF before it': jpeg((bytes) => Buffer.concat([pdf, bytes])),
  'a script that begins as a JPEG': jpeg(() => Buffer.concat([Buffer.of(0xff, 0xd8, 0xff), script])),
  'a page in a JPEG that has no scan': jpeg((bytes) => Buffer.concat([bytes.subarray(0, scan), script, marker(0xd9)])),
  'a JPEG of one start and one end': jpeg(() => Buffer.of(0xff, 0xd8, 0xff, 0xd9)),
  'a JPEG without width': jpeg((bytes) => void bytes.writeUInt16BE(0, frame + 7)),
  'a JPEG without height': jpeg((bytes) => void bytes.writeUInt16BE(0, frame + 5)),
  'a JPEG that is too wide': jpeg((bytes) => void bytes.writeUInt16BE(5001, frame + 7)),
  'a JPEG that is too high': jpeg((bytes) => void bytes.writeUInt16BE(65_535, frame + 5)),
  'a JPEG without components': jpeg((bytes) => void bytes.writeUInt8(0, frame + 9)),
  'a JPEG with more components than it lists': jpeg((bytes) => void bytes.writeUInt8(4, frame + 9)),
  'a JPEG without a frame': jpeg((bytes) => without(bytes, 0xc0)),
  'a JPEG with two frames': jpeg((bytes) => insert(bytes, scan, bytes.subarray(frame, frame + 19))),
  'a JPEG with a frame that no browser shows': jpeg((bytes) => void bytes.writeUInt8(0xc3, frame + 1)),
  'a JPEG without Huffman tables': jpeg((bytes) => without(bytes, 0xc4)),
  'a JPEG without quantisation tables': jpeg((bytes) => without(bytes, 0xdb)),
  'a JPEG without data': jpeg((bytes) => Buffer.concat([bytes.subarray(0, data), bytes.subarray(-2)])),
  'a JPEG without a scan': jpeg((bytes) => Buffer.concat([bytes.subarray(0, scan), bytes.subarray(-2)])),
  'a JPEG with a scan header of another length': jpeg((bytes) => void bytes.writeUInt8(1, scan + 4)),
  'a JPEG with a segment beyond its end': jpeg((bytes) => insert(bytes, 2, Buffer.of(0xff, 0xfe, 0xff, 0xff))),
  'a JPEG with a segment of no length': jpeg((bytes) => insert(bytes, 2, Buffer.of(0xff, 0xfe, 0, 1))),
  'a JPEG with a start inside': jpeg((bytes) => insert(bytes, frame, marker(0xd8))),
  'a JPEG with text between its segments': jpeg((bytes) => insert(bytes, frame, script)),
  'a JPEG that ends in a marker': jpeg((bytes) => Buffer.concat([bytes.subarray(0, -2), Buffer.of(0xff)])),
};
