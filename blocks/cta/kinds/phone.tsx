import { __ } from '@wordpress/i18n';
import { mobile as icon } from '@wordpress/icons';
import { invalidNumberHelp } from '../../phone-number/number-help';
import { PhoneNumberControl } from '../../phone-number/phone-number-control';
import type { DestinationProps, Kind } from './kind';
import { Padded } from './padded';

const Destination = ( { attributes: { phone }, setAttributes, phoneNumber }: DestinationProps ) => (
	<PhoneNumberControl
		value={ phone }
		phoneNumber={ phoneNumber }
		onChange={ ( value ) => setAttributes( { phone: value } ) }
	/>
);

export const phone = (): Kind => ( {
	title: __( 'Call to action: phone', 'atoll' ),
	description: __(
		'Calls you when it is tapped. In the label, {phone} stands for the number.',
		'atoll'
	),
	keywords: [ __( 'call', 'atoll' ), __( 'telephone', 'atoll' ) ],
	icon,
	heading: __( 'Phone', 'atoll' ),
	ownLabel: ( attributes, { phoneNumber } ) => phoneNumber?.text ?? attributes.phone.trim(),
	problem: ( attributes, { phoneNumber } ) => {
		if ( phoneNumber !== null ) {
			return undefined;
		}
		return attributes.phone.trim()
			? invalidNumberHelp()
			: __( 'Add the phone number, here or in the site settings.', 'atoll' );
	},
	Destination,
	Quick: ( props ) => (
		<Padded>
			<Destination { ...props } />
		</Padded>
	),
} );
