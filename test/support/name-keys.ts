import { createKeyWrap } from '#infrastructure/shared/key-wrap.ts';
import { openSqliteVault } from '#infrastructure/sqlite/vault.ts';

// Opens the vault at the path given and prints twenty of its named keys, in hex.
const vault = await openSqliteVault(
  process.argv[2] ?? '',
  createKeyWrap(['a secret for racing processes, long enough']),
);
for (let n = 0; n < 20; n++) console.log(Buffer.from(await vault.named(`key-${n}`)).toString('hex'));
await vault.close();
