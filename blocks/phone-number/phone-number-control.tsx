import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { numberHelp } from './number-help';
import type { PhoneNumber } from './use-phone-number';

interface Props {
	/** As typed. */
	value: string;
	/** The number as dialled; null if it cannot be dialled, undefined while that is not known. */
	phoneNumber: PhoneNumber | null | undefined;
	onChange: ( value: string ) => void;
}

/** An input for a phone number, with the number as dialled below. */
export const PhoneNumberControl = ( { value, phoneNumber, onChange }: Props ) => (
	<TextControl
		__next40pxDefaultSize
		type="tel"
		autoComplete="off"
		label={ __( 'Phone number', 'atoll' ) }
		help={ numberHelp( value, phoneNumber ) }
		value={ value }
		onChange={ onChange }
	/>
);
