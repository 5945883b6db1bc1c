import test from 'ava';
import { divided } from '#language/reader/model/divided.ts';
import { readParts } from '#language/reader/model/parts.ts';
import { shortCrisisOf } from '#language/reader/model/short-crisis.ts';
import { tokensOf } from '#language/reader/model/tokens.ts';
import { learned, unpacked } from '#language/reader/model/weights.ts';
import { evaluation } from '#test/evaluation/share.ts';
import { messagesIn, textOf } from '../../training/corpus.ts';
import { learnModel } from '../../training/model-learning.ts';
import { plainWinsIn } from '../../training/plain-wins.ts';
import { CORPUS, filesOf, PLAIN_WINS, SHORT_DAYS } from '../../training/train.ts';

const { some } = evaluation({ sample: 0.1, more: 0.3 });
const few = some(messagesIn(CORPUS).filter((_, at) => at % 40 === 0));
const plain = some(plainWinsIn(PLAIN_WINS).filter((_, at) => at % 40 === 0));
const short = some(messagesIn(SHORT_DAYS).filter((_, at) => at % 40 === 0));

test('the same messages give the same bytes each time', (t) => {
  const [one, other] = [filesOf(learnModel(few, plain, short)), filesOf(learnModel([...few], [...plain], [...short]))];
  t.is(one.head, other.head);
  t.true(one.numbers.equals(other.numbers));
});

test('what is written to the files reads as what was learned', (t) => {
  const model = learnModel(few, plain, short);
  const { head, numbers } = filesOf(model);
  const read = unpacked(JSON.parse(head), numbers);
  const { network } = learned();
  for (const text of few.slice(0, 20).map(textOf)) {
    const whole = divided(tokensOf(text), { ...model, network });
    t.deepEqual(divided(tokensOf(text), { ...read, network }), whole);
    t.deepEqual(readParts(text, whole, read), readParts(text, whole, model));
    t.is(
      shortCrisisOf(read.shortCrises, whole.tokens, whole.heard),
      shortCrisisOf(model.shortCrises, whole.tokens, whole.heard),
    );
  }
});
