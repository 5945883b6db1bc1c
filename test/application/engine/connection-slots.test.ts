import test from 'ava';
import { type ConnectionRoom, type ConnectionSlot, ConnectionSlots } from '#application/engine/connection-slots.ts';

const NEIGHBOUR = '192.0.2.1';

const opened = (room: Partial<ConnectionRoom>) => {
  const slots = new ConnectionSlots(
    { all: 4, perNetwork: 4, reserved: 0, ...room },
    (address) => address === NEIGHBOUR,
  );
  const closed: string[] = [];
  const take = (address: string, name = address) => slots.take(address, () => closed.push(name));
  /** For one that must have a place. */
  const place = (address: string, name?: string): ConnectionSlot => {
    const slot = take(address, name);
    if (typeof slot === 'string') throw new Error(slot);
    return slot;
  };
  return { take, place, closed };
};

test('a network has so many places: an IPv4 address, or the /64 of an IPv6 one', (t) => {
  const { take, place } = opened({ all: 10, perNetwork: 2 });
  for (const address of ['198.51.100.1', '::ffff:198.51.100.1', '2001:db8::1', '2001:db8::2']) place(address);
  t.is(take('198.51.100.1'), 'network-full');
  t.is(take('2001:db8::3'), 'network-full');
  const another = place('198.51.100.2');
  place('198.51.100.2');
  another.release();
  another.release();
  place('198.51.100.2');
  t.is(take('198.51.100.2'), 'network-full');
  for (let count = 0; count < 4; count += 1) place(NEIGHBOUR);
});

test('once all are taken the one that has kept us waiting longest makes room', (t) => {
  const { take, place, closed } = opened({ all: 3 });
  const [first, second, third] = ['203.0.113.1', '203.0.113.2', '203.0.113.3'].map((from) => place(from));
  t.is(take('203.0.113.4'), 'all-busy');
  for (const slot of [second, first, third]) slot?.waiting();
  first?.busy();
  first?.waiting(); // so it waits since now
  place('203.0.113.5');
  place('203.0.113.6');
  t.deepEqual(closed, ['203.0.113.2', '203.0.113.3']);
  second?.waiting(); // it is closed already
  place('203.0.113.7');
  t.deepEqual(closed.slice(2), ['203.0.113.1']);
  t.is(take('203.0.113.8'), 'all-busy');
});

test('some places are for exempt addresses alone, and no stranger closes a connection of theirs', (t) => {
  const { take, place, closed } = opened({ all: 3, reserved: 1 });
  place('203.0.113.1').waiting();
  place('203.0.113.2');
  t.not(take('203.0.113.3'), 'all-busy');
  t.deepEqual(closed, ['203.0.113.1']);
  place(NEIGHBOUR).waiting();
  t.is(take('203.0.113.4'), 'all-busy');
  place(NEIGHBOUR);
  t.deepEqual(closed.slice(1), [NEIGHBOUR]);
});

test('an exempt address closes a stranger’s where none of its own kind waits', (t) => {
  const { place, closed } = opened({ all: 2 });
  place('203.0.113.1').waiting();
  place(NEIGHBOUR);
  place(NEIGHBOUR);
  t.deepEqual(closed, ['203.0.113.1']);
});
