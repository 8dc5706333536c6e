const format = new Intl.DateTimeFormat('en-GB', {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});

/** "29 July 2025": the one form in which the site writes the day of a release. */
export const dayText = (date: string): string => format.format(new Date(date));
