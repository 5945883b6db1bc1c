/** What is said of a time, in sentences. */
export type InsightText = Readonly<{
  summary: string;
  /** Where wins gather. */
  strengths: readonly string[];
  /** What thinned out, or has not been seen for long. */
  growthAreas: readonly string[];
}>;
