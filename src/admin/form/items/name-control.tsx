import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Props {
	name?: string;
	onChange: ( name: string ) => void;
}

/** Name of an item in its list. */
export const NameControl = ( { name = '', onChange }: Props ) => (
	<TextControl
		__next40pxDefaultSize
		label={ __( 'Name', 'atoll' ) }
		help={ __( 'Only for this list; nobody else sees it.', 'atoll' ) }
		value={ name }
		onChange={ onChange }
	/>
);
