import test from 'ava';
import { frameSandbox, renderedMail } from '#web/client/features/outbox/rendered-mail.ts';
import { longDate, todayIn } from '#web/client/shared/calendar.ts';
import { fieldErrorsOf } from '#web/client/shared/forms/field-errors.ts';
import { currentToast, dismissToast, subscribeToToasts, toast } from '#web/client/shared/toasts/toasts.ts';
import { palettes } from '#web/client/theme/palette.ts';
import { newAchievement } from '#web/contract/achievements.ts';
import { loginRequest } from '#web/contract/auth.ts';

test('a form names the first error of each field, in the words of the contract', (t) => {
  t.deepEqual(fieldErrorsOf(newAchievement, { originalMessage: ' a ', date: 'today' }), {
    originalMessage: 'Achievement description must be at least 3 characters.',
    date: 'Please give a date.',
  });
  t.deepEqual(fieldErrorsOf(newAchievement, { originalMessage: 'abc', date: '2026-11-20' }), {});
  for (const email of ['', 'x', 'a b@example.com'])
    t.deepEqual(fieldErrorsOf(loginRequest, { email }), { email: 'Valid email address is required' }, email);
  t.deepEqual(fieldErrorsOf(loginRequest, { email: ' jürgen@exämple.com ' }), {});
});

test('the frame of a mail may follow a link that a person clicked, and nothing else', (t) => {
  t.is(frameSandbox, 'allow-top-navigation-by-user-activation');
  t.true(renderedMail('<base target="_self"><p>Hi</p>').startsWith('<!doctype html><base target="_top">'));
});

test('a newer notice takes the place of the one before, and only it can be dismissed', (t) => {
  let told = 0;
  t.teardown(
    subscribeToToasts(() => {
      told += 1;
    }),
  );
  toast({ title: 'One' });
  const one = currentToast();
  t.like(one, { title: 'One', variant: 'default', duration: 5000 });
  toast({ title: 'Two', variant: 'destructive', duration: 6000 });
  t.like(currentToast(), { title: 'Two', variant: 'destructive', duration: 6000 });
  dismissToast(one?.id ?? 0);
  t.is(currentToast()?.title, 'Two');
  dismissToast(currentToast()?.id ?? 0);
  t.is(currentToast(), null);
  t.is(told, 3);
});

test('days are written out, and today is the day where the user lives', (t) => {
  t.is(longDate('2026-11-05'), 'November 5, 2026');
  const now = new Date('2026-11-20T23:30:00Z');
  t.deepEqual(
    ['UTC', 'Asia/Tokyo', 'Pacific/Honolulu'].map((zone) => todayIn(zone, now)),
    ['2026-11-20', '2026-11-21', '2026-11-20'],
  );
});

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

for (const [scheme, colours] of Object.entries(palettes))
  test(`in the ${scheme} colours every text can be read and every control can be seen`, (t) => {
    const { paper, card, raised, tint, ink, ink2, ink3, accent, accentHover, danger, edge } = colours;
    for (const ground of [paper, card, raised]) {
      for (const text of [ink, ink2, ink3, accent, danger])
        t.true(contrast(text, ground) >= 4.5, `${text} on ${ground}`);
      t.true(contrast(edge, ground) >= 3, `${edge} on ${ground}`);
    }
    for (const text of [ink, ink2, accent, danger]) t.true(contrast(text, tint) >= 4.5, `${text} on ${tint}`);
    for (const ground of [accent, accentHover]) t.true(contrast(colours.onAccent, ground) >= 4.5, ground);
    t.true(contrast(colours.onDanger, danger) >= 4.5);
  });
