import type { PublicField } from '../../../../contract/public-definition';
import { joinDate, parseDate, dateText } from '../../../../forms/date-format';

/** What an input says, as a calendar knows it: "2024-12-31"; empty for what is no date. */
export const readDate = (
	input: HTMLInputElement | undefined,
	{ dateFormat = 'dmy' }: PublicField
): string => {
	const date = parseDate( input?.value ?? '', dateFormat );
	return date ? dateText( date, 'ymd_dash' ) : '';
};

/** Types a date into an input, as a person would, with the events that listeners of the form expect. */
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
 * A date as people write it, "29.2.2024" or "1/3/2024", or as browsers fill in a birthday, "2024-12-31", in the way that
 * the field asks for; null for what is no date.
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

/** Writes a date that was typed in another way as the field asks for it, once the input is left. */
export const normaliseDate = ( input: HTMLInputElement, field: PublicField ) => {
	const date = normalisedDate( input.value, field );
	if ( date !== null && date !== input.value ) {
		input.value = date;
		input.dispatchEvent( new InputEvent( 'input', { bubbles: true } ) );
	}
};
