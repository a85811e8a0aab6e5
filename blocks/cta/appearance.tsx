import { RadioControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Appearance } from './attributes';

interface Props {
	value: Appearance;
	onChange( value: Appearance ): void;
}

/** Chooses the prominence. A page should have one primary call to action, the others should be less prominent. */
export const AppearanceControl = ( { value, onChange }: Props ) => (
	<RadioControl
		label={ __( 'Style', 'atoll' ) }
		hideLabelFromVision
		help={ __( 'Use primary for the one thing that visitors should do next.', 'atoll' ) }
		selected={ value }
		onChange={ ( next ) => onChange( next as Appearance ) }
		options={ [
			{ value: 'primary', label: __( 'Primary', 'atoll' ) },
			{ value: 'secondary', label: __( 'Secondary', 'atoll' ) },
			{ value: 'text', label: __( 'Text', 'atoll' ) },
		] }
	/>
);
