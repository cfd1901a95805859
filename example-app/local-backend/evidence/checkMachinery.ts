import type { SqlFile } from '../sqlFiles';
import type { EvidenceProblem } from './EvidenceReport';
import type { Machinery } from './readDatabase';

const definition =
  /create (?:or replace )?function\s+((?:public|private)\.\w+)\s*\([\s\S]*?\bas\s+(\$\w*\$)([\s\S]*?)\2/gi;
const triggerDefinition =
  /create trigger (\w+)\s[^;]*?\son\s+(public\.(?:authorisations|agreements))\s[^;]*?execute function\s+([\w.]+)/gi;
/** Functions that a firm may replace. */
const replaceable: ReadonlySet<string> = new Set(['private.anchor']);
const mention = /\b(?:public|private)\.\w+/g;

/** Compares what keeps the evidence with the migrations: the triggers, and each function that they reach. */
export function checkMachinery(machinery: Machinery, migrations: readonly SqlFile[]): EvidenceProblem[] {
  const sql = migrations.map((file) => file.sql).join('\n');
  const wanted = new Map<string, string>();
  for (const [, name = '', , source = ''] of sql.matchAll(definition)) wanted.set(name, source);
  const problems: string[] = [];

  const reached = new Set<string>();
  const reach = (name: string): void => {
    const source = wanted.get(name);
    if (source === undefined || reached.has(name) || replaceable.has(name)) return;
    reached.add(name);
    for (const [other] of source.matchAll(mention)) reach(other);
  };
  for (const [, name = '', table = '', called = ''] of sql.matchAll(triggerDefinition)) {
    reach(called);
    const isOn = machinery.triggers.some(
      (trigger) => trigger.name === name && trigger.table === table && trigger.is_on,
    );
    if (!isOn) problems.push(`the trigger ${name} on ${table} is missing or switched off`);
  }
  for (const name of reached) {
    const found = machinery.functions.filter((one) => one.name === name);
    const isSame = found.length === 1 && withoutReturns(found[0]?.source) === withoutReturns(wanted.get(name));
    if (!isSame) problems.push(`the function ${name} is not the one in supabase/migrations`);
  }
  return problems.map((problem) => ({ keptIn: 'database', place: null, problem }));
}

/** Line endings differ between checkouts. */
function withoutReturns(text = ''): string {
  return text.replaceAll('\r\n', '\n');
}
