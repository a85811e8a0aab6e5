import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { mobile as icon } from '@wordpress/icons';
import { numberHelp, invalidNumberHelp } from '../../phone-number/number-help';
import { Padded } from './padded';
import type { DestinationProps, Kind } from './kind';

const Destination = ( { attributes: { phone }, setAttributes, dialled }: DestinationProps ) => (
	<TextControl
		__next40pxDefaultSize
		type="tel"
		autoComplete="off"
		label={ __( 'Telephone number', 'atoll' ) }
		help={ numberHelp( phone, dialled ) }
		value={ phone }
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
	heading: __( 'Telephone', 'atoll' ),
	ownLabel: ( attributes, { dialled } ) => dialled?.written ?? attributes.phone.trim(),
	problem: ( attributes, { dialled } ) => {
		if ( dialled !== null ) {
			return undefined;
		}
		return attributes.phone.trim()
			? invalidNumberHelp()
			: __( 'Add the telephone number, here or in the site settings.', 'atoll' );
	},
	Destination,
	Quick: ( props ) => (
		<Padded>
			<Destination { ...props } />
		</Padded>
	),
} );
