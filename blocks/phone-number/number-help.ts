import { __, sprintf } from '@wordpress/i18n';
import type { PhoneNumber } from './use-phone-number';

export const invalidNumberHelp = () =>
	__(
		'This number cannot be dialled. Write it with its area code, for example (02) 9876 5432.',
		'atoll'
	);

/** Returns the help text below the input for a number. */
export function numberHelp( phone: string, phoneNumber: PhoneNumber | null | undefined ): string {
	if ( ! phone.trim() ) {
		return __(
			'If you leave this empty, your company’s is used, from the site settings.',
			'atoll'
		);
	}
	if ( phoneNumber === undefined ) {
		return '';
	}
	return phoneNumber
		? // translators: %s: telephone number as a telephone dials it.
			sprintf( __( 'Dials %s', 'atoll' ), phoneNumber.number )
		: invalidNumberHelp();
}
