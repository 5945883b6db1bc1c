/** The words of what every feature uses. */
export const copy = {
  guess: {
    shown: (category: string) => `${category}?`,
    label: (category: string) => `Category, a guess: ${category}. Choose one`,
    hint: 'A guess – click to correct',
    filed: (category: string) => `Filed under ${category}`,
    failed: 'Failed to update achievement',
    tryLater: 'Please try again later',
  },
  zones: { own: 'Your time zone', usual: 'Time zones', all: 'All time zones' },
  plans: {
    monthly: 'Monthly',
    yearly: 'Annual',
    perMonth: (price: string) => `${price} per month`,
    perYear: (price: string, saved: string) => `${price} per year. Save ${saved} compared to monthly`,
    badge: (percent: number) => `Save ${percent}%`,
  },
  frequencies: {
    daily: { label: 'Daily', detail: 'Mon-Sun' },
    weekdays: { label: 'Weekdays', detail: 'Mon-Fri' },
    weekly: { label: 'Weekly', detail: 'Sun' },
  },
  times: {
    morning: { label: 'Morning', detail: '7AM' },
    afternoon: { label: 'Afternoon', detail: '12PM' },
    evening: { label: 'Evening', detail: '7PM' },
  },
} as const;
