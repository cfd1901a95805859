/** The data of an email of Supabase Auth. */
export type TemplateData = Readonly<Record<string, string>>;

/**
 * Runs the part of Go's text/template that the templates in supabase/templates use: comments, fields, variables, `if eq`
 * with several operands, and `print`. Throws at anything else, because Supabase Auth is not here to run it.
 */
export function runTemplate(template: string, data: TemplateData): string {
  const variables = new Map<string, string>();
  const valueOf = (text: string): string => {
    const term = text.trim();
    if (/^"[^"]*"$/.test(term)) return term.slice(1, -1);
    const sum = /^\(print (.*)\)$/.exec(term)?.[1];
    if (sum !== undefined) return termsOf(sum).map(valueOf).join('');
    const value = term.startsWith('$') ? variables.get(term) : data[term.replace(/^\./, '')];
    if (value === undefined) throw new Error(`The template uses ${term}.`);
    return value;
  };
  let output = '';
  /** The conditions around the present place. */
  const conditions: boolean[] = [];
  for (const part of template.split(/(\{\{.*?\}\})/s)) {
    const action = /^\{\{(.*)\}\}$/s.exec(part)?.[1]?.trim();
    const isRun = conditions.every(Boolean);
    if (action === undefined) output += isRun ? part : '';
    else if (action === 'end') conditions.pop();
    else if (action.startsWith('if eq ')) {
      const [first = '', ...others] = termsOf(action.slice('if eq '.length));
      conditions.push(others.some((other) => valueOf(other) === valueOf(first)));
    } else if (isRun && !/^\/\*.*\*\/$/s.test(action)) {
      const [, name, value] = /^(\$\w+) :?= (.*)$/.exec(action) ?? [];
      if (name === undefined || value === undefined) output += valueOf(action);
      else variables.set(name, valueOf(value));
    }
  }
  return output;
}

function termsOf(text: string): string[] {
  return text.match(/\([^)]*\)|"[^"]*"|\S+/g) ?? [];
}
