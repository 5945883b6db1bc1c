import { builtinWriter } from '#infrastructure/builtin/writer/writer.ts';
import { writerContract } from './writer.contract.ts';

writerContract('builtin', () => builtinWriter);
