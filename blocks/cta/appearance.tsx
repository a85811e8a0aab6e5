import {
	__experimentalToggleGroupControl as ToggleGroupControl,
	__experimentalToggleGroupControlOption as ToggleGroupControlOption,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Appearance } from './attributes';

interface Props {
	value: Appearance;
	onChange( value: Appearance ): void;
}

/** How loudly it speaks: one primary call to action to a page, the others quieter. */
export const AppearanceControl = ( { value, onChange }: Props ) => (
	<ToggleGroupControl
		__next40pxDefaultSize
		isBlock
		label={ __( 'Style', 'atoll' ) }
		help={ __( 'Use primary for the one thing that visitors should do next.', 'atoll' ) }
		value={ value }
		onChange={ ( next ) => onChange( next as Appearance ) }
	>
		<ToggleGroupControlOption value="primary" label={ __( 'Primary', 'atoll' ) } />
		<ToggleGroupControlOption value="secondary" label={ __( 'Secondary', 'atoll' ) } />
		<ToggleGroupControlOption value="text" label={ __( 'Text', 'atoll' ) } />
	</ToggleGroupControl>
);
