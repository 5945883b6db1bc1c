import { documentsContract } from './read-models-documents.contract.ts';
import { filtersContract } from './read-models-filters.contract.ts';
import { generationsContract } from './read-models-generations.contract.ts';
import { pagesContract } from './read-models-pages.contract.ts';
import { searchesContract } from './read-models-searches.contract.ts';
import { promisesOf, type ReadModelsPlace } from './read-models-setting.ts';
import { stampsContract } from './read-models-stamps.contract.ts';

/**
 * Whoever wants to be called a ReadModelWriter passes this unchanged. The place may be shared: each test has a model of
 * its own. `runs` is how many random lists are paged through.
 */
export const readModelsContract = (adapter: string, runs: number, place: () => Promise<ReadModelsPlace>): void => {
  const promise = promisesOf(adapter, place);
  documentsContract(promise);
  generationsContract(promise);
  filtersContract(promise);
  pagesContract(promise, runs);
  searchesContract(promise, runs);
  stampsContract(promise);
};
