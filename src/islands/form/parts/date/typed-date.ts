import type { PublicField } from '../../../../contract/public-definition';
import { parseDate, printDate } from '../../../../forms/date-format';

/** What an input says, as a calendar knows it: "2024-12-31"; empty for what is no date. */
export const readDate = (
	input: HTMLInputElement | undefined,
	{ dateFormat = 'dmy' }: PublicField
): string => {
	const date = parseDate( input?.value ?? '', dateFormat );
	return date ? printDate( date, 'ymd_dash' ) : '';
};

/** Types a date into an input, as a person would: whoever listens to the form hears of it. */
export const writeDate = (
	input: HTMLInputElement | undefined,
	{ dateFormat = 'dmy' }: PublicField,
	picked: string
) => {
	const date = parseDate( picked, 'ymd_dash' );
	if ( input && date ) {
		input.value = printDate( date, dateFormat );
		input.dispatchEvent( new InputEvent( 'input', { bubbles: true } ) );
		input.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	}
};
