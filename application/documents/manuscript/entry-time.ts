/**
 * Looks like a span or a point of time: a year, with little beside it. A place with a year in its name is rare, and is then
 * written with an empty time after it.
 */
export const MAY_BE_TIME = /^(?=.{0,60}$)[^|]*\b(?:19|20)\d{2}\b[^|]*$/su;
