import type { PublicField } from '../../../../contract/public-definition';
import { joinDate, parseDate, dateText } from '../../../../forms/date-format';

/** Returns an input's date in the calendar's format, "2024-12-31"; empty if it is not a date. */
export const readDate = (
	input: HTMLInputElement | undefined,
	{ dateFormat = 'dmy' }: PublicField
): string => {
	const date = parseDate( input?.value ?? '', dateFormat );
	return date ? dateText( date, 'ymd_dash' ) : '';
};

/** Types a date into an input as a person would, with the events that the form's listeners expect. */
export const writeDate = (
	input: HTMLInputElement | undefined,
	{ dateFormat = 'dmy' }: PublicField,
	picked: string
) => {
	const date = parseDate( picked, 'ymd_dash' );
	if ( input && date ) {
		input.value = dateText( date, dateFormat );
		input.dispatchEvent( new InputEvent( 'input', { bubbles: true } ) );
		input.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	}
};

/**
 * Converts a date as people write it ("29.2.2024", "1/3/2024"), or as browsers fill in a birthday ("2024-12-31"), to
 * the field's format; null if it is not a date.
 */
const normalisedDate = ( typed: string, { dateFormat = 'dmy' }: PublicField ): string | null => {
	const filledIn = parseDate( typed.trim(), 'ymd_dash' );
	if ( filledIn ) {
		return dateText( filledIn, dateFormat );
	}
	const parts = typed.trim().split( /\s*[-./ ]\s*/ );
	const joined = joinDate( parts, dateFormat );
	return parseDate( joined, dateFormat ) ? joined : null;
};

/** Converts a date that was typed in another format to the field's, once the input loses the focus. */
export const normaliseDate = ( input: HTMLInputElement, field: PublicField ) => {
	const date = normalisedDate( input.value, field );
	if ( date !== null && date !== input.value ) {
		input.value = date;
		input.dispatchEvent( new InputEvent( 'input', { bubbles: true } ) );
	}
};
