import test from 'ava';
import { fuzz, shownFuzz } from '../drills/fuzz.ts';
import { notRun } from '../support/not-run.ts';
import { samplesAreThere } from '../support/sample-files.ts';

const KINDS = /^(?:understood|automatic|bounce|unreadable (?:malformed|too-large|too-slow|too-much-memory|no-text))$/;
const TITLE = 'fifteen hundred damaged mails end as one reading each, and the next mail is read as ever';

if (samplesAreThere) {
  test(TITLE, async (t) => {
    t.timeout(300_000);
    const report = await fuzz({ seed: 1, mutations: 1500 });
    t.log(shownFuzz(report));
    t.is(
      [...report.ends.values()].reduce((sum, count) => sum + count, 0),
      1500,
    );
    for (const end of report.ends.keys()) t.regex(end, KINDS);
    t.true(report.stillReads);
  });
} else {
  notRun(TITLE, 'the samples are not there');
}
