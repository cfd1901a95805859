import ts from 'typescript';

/** A procedure in the types that `supabase gen types` writes. */
export interface FunctionType {
  parameters: { name: string; type: string; isOptional: boolean }[];
  returns: string;
}

/** Reads `Database['public']['Functions']`. A procedure with several signatures would be a union and has none here. */
export function readFunctionTypes(source: string): Map<string, FunctionType> {
  const file = ts.createSourceFile('database.ts', source, ts.ScriptTarget.Latest, true);
  const database = file.statements.find(
    (statement) => ts.isTypeAliasDeclaration(statement) && statement.name.text === 'Database',
  );
  if (!database || !ts.isTypeAliasDeclaration(database)) throw new Error('There is no type Database.');
  const functions = memberOf(memberOf(database.type, 'public'), 'Functions');
  return new Map(
    membersOf(functions).map(({ name, type }) => {
      const parameters = membersOf(memberOf(type, 'Args')).map((parameter) => ({
        name: parameter.name,
        type: parameter.type.getText(file),
        isOptional: parameter.isOptional,
      }));
      return [name, { parameters, returns: memberOf(type, 'Returns').getText(file) }];
    }),
  );
}

function membersOf(type: ts.TypeNode) {
  if (!ts.isTypeLiteralNode(type)) return [];
  return type.members.flatMap((member) => {
    if (!ts.isPropertySignature(member) || !member.type) return [];
    const name = ts.isStringLiteral(member.name) ? member.name.text : member.name.getText();
    return [{ name, type: member.type, isOptional: member.questionToken !== undefined }];
  });
}

function memberOf(type: ts.TypeNode, name: string): ts.TypeNode {
  const found = membersOf(type).find((member) => member.name === name);
  if (!found) throw new Error(`The generated types have no ${name}.`);
  return found.type;
}
