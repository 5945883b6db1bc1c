/** What the page of one win is told: it was come to from the list. */
export const FROM_WINS = 'from the list of wins';
