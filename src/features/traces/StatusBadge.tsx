import { ownValue } from '../../domain/hasOwn';
import { statusLabel, statusTone } from '../../domain/traceStatus';
import { useServerText } from '../../data/useServerText';
import { Badge } from '../../ui/Badge';
import type { GlyphName } from '../../ui/glyphShapes';

/** Most statuses share a colour, so the glyph distinguishes them. */
const glyphs: Readonly<Record<string, GlyphName>> = {
  'Awaiting Review': 'clock',
  Searching: 'search',
  'Provider Contacted': 'mail',
  'Pension Found': 'target',
  'Nothing Found': 'minus',
  Completed: 'check',
  Duplicate: 'merge',
};

/** The status of a trace or a search: 'Completed' as a success, any other as a warning. */
export function StatusBadge({ name }: { name: string }) {
  const serverText = useServerText();
  return (
    <Badge tone={statusTone(name)} icon={ownValue(glyphs, name)}>
      {serverText(statusLabel(name))}
    </Badge>
  );
}
