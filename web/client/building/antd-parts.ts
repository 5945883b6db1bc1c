import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const IMPORT = /^import \{([^}]+)\} from 'antd';$/gm;

const inTheme = (file: string): string => fileURLToPath(new URL(`../theme/${file}`, import.meta.url));

/** What no page of ours needs of antd, and what stands in its place. */
const STAND_INS = [
  [/^@rc-component\/form$/, inTheme('no-antd-form.ts')],
  [/\/tooltip\/UniqueProvider$/, inTheme('no-antd-tooltips.ts')],
] as const;

/** `DatePicker` stands in the folder `date-picker`. */
const folderOf = (part: string): string => part.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

const importOf = (part: string): string => {
  const [name = '', own = name] = part.split(' as ').map((word) => word.trim());
  return `import ${own} from 'antd/es/${folderOf(name)}/index.js';`;
};

/**
 * Imports each part of antd from its own file instead of the one that names them all: which page needs what can be told,
 * and the build reads a third of the modules. Types are none.
 */
export const antdParts = (): Plugin => ({
  name: 'antd-parts',
  enforce: 'pre',
  resolveId: {
    filter: { id: STAND_INS.map(([name]) => name) },
    handler: (id) => STAND_INS.find(([name]) => name.test(id))?.[1],
  },
  transform: {
    filter: { id: /web\/client\/.*\.tsx?$/, code: /from 'antd';/ },
    handler: (code) =>
      code.replace(IMPORT, (_, parts: string) =>
        parts
          .split(',')
          .map((part) => part.trim())
          .filter((part) => part !== '' && !part.startsWith('type '))
          .map(importOf)
          .join(' '),
      ),
  },
});
