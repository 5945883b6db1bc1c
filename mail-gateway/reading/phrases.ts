/** The source of a regular expression written over several lines; line breaks and indentation are no part of it. */
export const phrases = (source: TemplateStringsArray, ...values: readonly string[]): string =>
  String.raw(source, ...values).replace(/\n\s*/g, '');
