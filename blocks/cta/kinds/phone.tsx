import { TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { mobile as icon } from '@wordpress/icons';
import { dialled } from '../dialling';
import { Padded } from './padded';
import type { DestinationProps, Kind } from './kind';

const UNDIALLABLE = () =>
	__(
		'This number cannot be dialled. Write it with its area code, for example (02) 9876 5432.',
		'atoll'
	);

function help( phone: string ): string {
	const number = dialled( phone );
	if ( number ) {
		// translators: %s: telephone number in international form.
		return sprintf( __( 'Dials %s', 'atoll' ), number );
	}
	return phone.trim()
		? UNDIALLABLE()
		: __( 'As visitors should read it, with its area code.', 'atoll' );
}

const Destination = ( { attributes: { phone }, setAttributes }: DestinationProps ) => (
	<TextControl
		__next40pxDefaultSize
		type="tel"
		autoComplete="off"
		label={ __( 'Telephone number', 'atoll' ) }
		placeholder="1300 000 000"
		help={ help( phone ) }
		value={ phone }
		onChange={ ( value ) => setAttributes( { phone: value } ) }
	/>
);

export const phone = (): Kind => ( {
	title: __( 'Call to action: phone', 'atoll' ),
	description: __( 'Calls you when it is tapped.', 'atoll' ),
	keywords: [ __( 'call', 'atoll' ), __( 'telephone', 'atoll' ) ],
	icon,
	heading: __( 'Telephone', 'atoll' ),
	ownLabel: ( attributes ) => attributes.phone.trim(),
	problem: ( attributes ) => {
		if ( ! attributes.phone.trim() ) {
			return __( 'Add the telephone number.', 'atoll' );
		}
		return dialled( attributes.phone ) ? undefined : UNDIALLABLE();
	},
	Destination,
	Quick: ( props ) => (
		<Padded>
			<Destination { ...props } />
		</Padded>
	),
} );
