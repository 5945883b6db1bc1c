import test from 'ava';
import { evaluation } from '#test/evaluation/share.ts';
import { fuzz, shownFuzz } from '../drills/fuzz.ts';
import { notRun } from '../support/not-run.ts';
import { samplesAreThere } from '../support/sample-files.ts';

const KINDS = /^(?:understood|automatic|bounce|unreadable (?:malformed|too-large|too-slow|too-much-memory|no-text))$/;
const { count } = evaluation({ sample: 0.1, more: 0.3 });
const MUTATIONS = count(1500);
const TITLE = 'damaged mails end as one reading each, and the next mail is read as ever';

if (samplesAreThere) {
  test(TITLE, async (t) => {
    t.timeout(300_000);
    const report = await fuzz({ seed: 1, mutations: MUTATIONS });
    t.log(shownFuzz(report));
    t.is(
      [...report.ends.values()].reduce((sum, count) => sum + count, 0),
      MUTATIONS,
    );
    for (const end of report.ends.keys()) t.regex(end, KINDS);
    t.true(report.stillReads);
  });
} else {
  notRun(TITLE, 'the samples are not there');
}
