/** A month as people give it in a CV: `yyyy-MM`, or `yyyy` where they said no more. */
export type CareerMonth = string;

/**
 * What a person says of their career beside their wins. `to` is null while it lasts; '' stands for what was not said. Times
 * do not order facts: two positions may be held at once.
 */
export type CareerFact = Readonly<{ id: string }> &
  (
    | Readonly<{
        is: 'position';
        employer: string;
        title: string;
        place: string;
        from: CareerMonth;
        to: CareerMonth | null;
      }>
    | Readonly<{
        is: 'education';
        school: string;
        title: string;
        place: string;
        from: CareerMonth;
        to: CareerMonth | null;
      }>
    | Readonly<{ is: 'certificate'; title: string; issuer: string; at: CareerMonth }>
    | Readonly<{ is: 'language'; name: string; level: string }>
    | Readonly<{ is: 'link'; label: string; url: string }>
    | Readonly<{ is: 'skill'; name: string }>
  );
