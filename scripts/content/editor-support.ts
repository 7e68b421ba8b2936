import { z } from 'zod';
import { componentSpecs } from './mdx/component-specs.ts';
import { dataFields } from './schema/data-schema.ts';
import { articleFields } from './schema/front-matter-schema.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Folder of the generated schemas, and the generated snippets, from the project's root. */
export const schemaFolder = '.vscode/schemas';
export const snippetFile = '.vscode/content.code-snippets';

/** Returns the JSON Schema of each data file by name. */
export function jsonSchemas(): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(Object.entries(dataFields).map(([name, [, schema]]) => [name, schemaOf(schema)]));
}

function schemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-7' });
}

type Snippet = {
  readonly scope: string;
  readonly prefix: string;
  readonly body: readonly string[];
  readonly description: string;
};

/** Returns what an editor offers in a text: the components, and the fields with their choices. */
export function snippets(): Readonly<Record<string, Snippet>> {
  const scope = 'mdx,markdown';
  const ofFields = Object.entries(articleFields).map(([name, [, schema, help]]) => {
    const choices = schemaOf(schema).enum?.map((choice) => String(choice).replace(/[,|\\]/g, '\\$&'));
    const value = help.example.slice(name.length + 2);
    const body = choices ? [`${name}: \${1|${choices.join(',')}|}`] : [`${name}: \${1:${escaped(value)}}`];
    return [name, { scope, prefix: name, body, description: `${help.meaning} (${help.rule})` }];
  });
  const ofComponents = Object.entries(componentSpecs).map(([name, spec]) => {
    const [open = ''] = spec.example.split('…</');
    let stop = 0;
    const tag = escaped(open).replace(/="([^"]*)"/g, (_, value: string) => `="\${${++stop}:${value}}"`);
    const body = spec.children === 'none' ? [tag] : [tag, '', '$0', '', `</${name}>`];
    return [
      name,
      { scope, prefix: `<${name}`, body, description: `Komponenten ${name} (content/README.md)` },
    ];
  });
  return Object.fromEntries([...ofFields, ...ofComponents]);
}

const escaped = (text: string) => text.replace(/[$}\\]/g, '\\$&');
