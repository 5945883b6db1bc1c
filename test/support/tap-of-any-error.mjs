import { createRequire } from 'node:module';

// AVA writes what a test failed with as YAML. A field of it that is undefined, or anything else that YAML has no word for,
// would end the whole run: such fields are left out.
const yaml = createRequire(import.meta.resolve('supertap'))('js-yaml');
const { safeDump } = yaml;
yaml.safeDump = (value, options) => safeDump(value, { ...options, skipInvalid: true });
