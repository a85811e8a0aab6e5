import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { numberHelp } from './number-help';
import type { PhoneNumber } from './use-phone-number';

interface Props {
	/** As it was typed. */
	value: string;
	/** What a telephone makes of it; undefined while nobody knows, null for nothing. */
	phoneNumber: PhoneNumber | null | undefined;
	onChange: ( value: string ) => void;
}

/** A telephone number, with what is dialled for it below. */
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
