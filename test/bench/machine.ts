import { statfs } from 'node:fs/promises';
import { cpus, release, totalmem, type } from 'node:os';

/** What figures were measured on; without it they say nothing. */
export const machine = async (folder: string) => {
  const processors = cpus();
  return {
    processor: processors[0]?.model.trim() ?? 'unknown',
    cores: processors.length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${release()}`,
    filesystem: await filesystemOf(folder),
    node: process.versions.node,
    sqlite: process.versions.sqlite ?? 'unknown',
  };
};

const filesystemOf = async (folder: string): Promise<string> => {
  const { type: magic } = await statfs(folder);
  return filesystems.get(magic) ?? `0x${magic.toString(16)}`;
};

const filesystems = new Map([
  [0xef53, 'ext4'],
  [0x58465342, 'xfs'],
  [0x9123683e, 'btrfs'],
  [0x01021994, 'tmpfs'],
  [0x794c7630, 'overlay'],
]);
