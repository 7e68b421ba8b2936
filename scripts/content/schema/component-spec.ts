import type { z } from 'zod';

/** How a component is used. */
export type ComponentSpec = {
  readonly attributes: Readonly<Record<string, z.ZodType>>;
  readonly children: 'none' | 'markdown' | 'table' | 'list' | 'links' | 'logos' | 'any';
  /** Where it belongs: in the pages of `content/sider` alone, a section directly on the page and a part in a section. */
  readonly in?: 'page' | 'section';
  /** Level of the heading that it begins with: 1 for the title of the page. */
  readonly heading?: 1 | 2;
  /** Whether each of its `###` begins an entry, whose title is an anchor or a mere title. */
  readonly entries?: 'anchors' | 'titles';
  /** How many entries it has, where a drawing counts them. */
  readonly count?: number;
  /** Whether it may stand in a sentence. All others render a block. */
  readonly inline?: true;
  /** Whether a text may have no second one. */
  readonly once?: true;
  /** How to write it. Names no price, fact or source that exists, which writers would copy with it. */
  readonly example: string;
};

/** Returns a function that describes components of one kind. They hold text unless their example says that they end at once. */
export const specOf =
  (kind: Pick<ComponentSpec, 'in' | 'inline'>) =>
  (
    example: string,
    attributes: ComponentSpec['attributes'] = {},
    rules: Partial<ComponentSpec> = {},
  ): ComponentSpec => ({
    attributes,
    children: example.endsWith('/>') ? 'none' : 'markdown',
    ...kind,
    example,
    ...rules,
  });
