export interface BreakableProps {
  /** One long word, such as an email address or the name of a file. */
  text: string;
  /** Where it may break: before the last one of this. */
  before: string;
}

/** A long word that a narrow column breaks at one place. Without it the browser breaks between any two letters. */
export function Breakable({ text, before }: BreakableProps) {
  const place = text.lastIndexOf(before);
  if (place < 1) return text;
  return (
    <>
      {text.slice(0, place)}
      <wbr />
      {text.slice(place)}
    </>
  );
}
