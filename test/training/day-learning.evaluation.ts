import test from 'ava';
import { learnedReading } from '#language/reader/model/learned-reading.ts';
import { dayFeatures } from '#language/safety/day-features.ts';
import { type DayHead, tonesBy, unpackedDays } from '#language/safety/judged-day.ts';
import { evaluation } from '#test/evaluation/share.ts';
import { messagesIn, textOf } from '../../training/corpus.ts';
import { dayFiles, learnDays } from '../../training/day-learning.ts';
import { CORPUS } from '../../training/train.ts';

const { some } = evaluation({ sample: 0.25 });
const few = some(messagesIn(CORPUS).filter((_, at) => at % 60 === 0)).map((message) => ({
  message,
  judgement: learnedReading(textOf(message)),
}));

test('what day it was is learned as the same bytes each time', (t) => {
  const [one, other] = [dayFiles(learnDays(few).table), dayFiles(learnDays([...few]).table)];
  t.is(one.head, other.head);
  t.true(one.numbers.equals(other.numbers));
});

test('what is written of days reads as what was learned', (t) => {
  const { table } = learnDays(few);
  const { head, numbers } = dayFiles(table);
  const read = unpackedDays(JSON.parse(head) as DayHead, numbers);
  for (const { message, judgement } of few.slice(0, 20)) {
    const features = dayFeatures(textOf(message), judgement);
    t.deepEqual(tonesBy(read, features), tonesBy(table, features));
  }
});
