import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Variant } from './settings';

interface Props {
	label: string;
	help?: string;
	value: Variant;
	onChange: ( value: Variant ) => void;
}

/** Select control for one of the site's headers or footers. */
export const VariantControl = ( { label, help, value, onChange }: Props ) => (
	<SelectControl
		__next40pxDefaultSize
		label={ label }
		help={ help }
		value={ value }
		onChange={ onChange }
		options={ [
			{ value: 'primary', label: __( 'Primary', 'atoll' ) },
			{ value: 'secondary', label: __( 'Secondary', 'atoll' ) },
			{ value: 'none', label: __( 'None', 'atoll' ) },
		] }
	/>
);
