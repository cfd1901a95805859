/** A small PDF. */
export const pdf = (name = 'statement.pdf') => new File(['%PDF-1.7\n'], name, { type: 'application/pdf' });
/** A program that calls itself a PDF. */
export const renamedProgram = (name = 'letter.pdf') => new File(['MZ\u0090\u0000'], name, { type: 'application/pdf' });
export const photo = () => new File(['ftypheic'], 'photo.heic', { type: 'image/heic' });
export const tooLarge = () => new File([new Uint8Array(11 * 1024 * 1024)], 'scan.pdf', { type: 'application/pdf' });
