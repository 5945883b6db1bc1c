/** The form in which addresses are compared; what a person typed is what they are shown. */
export const normaliseAddress = (address: string): string => address.trim().normalize('NFC').toLowerCase();
