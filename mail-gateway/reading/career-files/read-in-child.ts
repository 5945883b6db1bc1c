import { answerTasks } from '#application/engine/children/answer-tasks.ts';
import { boundCareer } from './bounded-career.ts';
import { readCareerFile } from './reading.ts';

answerTasks(async (bytes: Uint8Array) => {
  const read = await readCareerFile(bytes);
  return 'refused' in read ? read : boundCareer(read);
});
