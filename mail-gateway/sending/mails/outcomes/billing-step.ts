/** The button of the billing page that was asked for; null for the page as it is. */
export type BillingStep = 'cancel' | 'refund' | null;

const REFUND =
  /refund|money back|(?:geld|betrag|zahlung)\b.{0,40}\bzurück|zurück(?:erstatt|zahl|bekomm|haben)|erstatt|rembours|reembols|devoluci|devuelv|devolv/iu;
const NO_REFUND =
  /(?:\bno|\bwithout|n[o’']t (?:want|need)|\bkeine?|\bohne|\bsans|\bpas de|\bsin) (?:\p{L}+ ){0,2}(?:refund|money back|erstattung|rückerstattung|geld|remboursement|reembolso|devolución)/iu;
const CANCEL =
  /\bcancel|\bend (?:my|the|this)\b|\bterminate|\bquit\b|kündig|\bbeende|résili|\bannul|mettre fin|\banular|\bbaja\b/iu;
const NO_CANCEL = /(?:n[o’']t|\bnot|\bnever|\bnicht|\bne|\bno|\bsin) (?:\p{L}+ )?(?:cancel|kündig|résili|annul|anul)/iu;

/**
 * Where the answer's link leads, by the words of the request. The page asks before it does anything, so a wrong guess costs
 * a click; money back ends the subscription too, and goes first where both are asked for.
 */
export const billingStepOf = (asked: string): BillingStep => {
  if (REFUND.test(asked) && !NO_REFUND.test(asked)) return 'refund';
  return CANCEL.test(asked) && !NO_CANCEL.test(asked) ? 'cancel' : null;
};
