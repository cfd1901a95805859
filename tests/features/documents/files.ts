/** A small PDF. */
export const pdf = (name = 'statement.pdf') => new File(['%PDF-1.7\n'], name, { type: 'application/pdf' });
/** A picture of a type that is not accepted. */
export const photo = () => new File(['\0\0\0\u0018ftypheic'], 'photo.heic', { type: 'image/heic' });
