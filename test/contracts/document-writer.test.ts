import { builtinDocumentWriter } from '#infrastructure/builtin/documents/writer.ts';
import { documentWriterContract } from './document-writer.contract.ts';

documentWriterContract('builtin', () => builtinDocumentWriter);
