/** Says that a list opens here. */
export const Chevron = () => (
  <svg
    width="12"
    height="8"
    viewBox="0 0 12 8"
    fill="none"
    stroke="var(--ink-3)"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="m1.500 1.500 4.500 4.500 4.500-4.500" />
  </svg>
);
