import { readZipPart } from './zipPart.ts';

/** Word files that may run code, and templates: both look like a document outside. */
export type WordRefusal = 'macros' | 'template';

/** The main part's type decides what Word does with a file, whatever its name. */
const mainTypes = new Map<string, 'docx' | WordRefusal>([
  ['application/vnd.ms-word.document.macroenabled.main+xml', 'macros'],
  ['application/vnd.ms-word.template.macroenabledtemplate.main+xml', 'macros'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml', 'template'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml', 'docx'],
]);

/**
 * Reads which Word file a ZIP container is; undefined for any other container, and for a damaged one. A browser that
 * cannot inflate leaves the question to the server function.
 */
export async function readWordType(content: Uint8Array<ArrayBuffer>): Promise<'docx' | WordRefusal | undefined> {
  const types = await readZipPart(content, '[Content_Types].xml');
  if (types === 'unreadable here') return 'docx';
  const declared = Array.from(types?.matchAll(/ContentType\s*=\s*["']([^"']+)["']/g) ?? [], ([, type = '']) =>
    type.toLowerCase(),
  );
  return [...mainTypes].find(([type]) => declared.includes(type))?.[1];
}
