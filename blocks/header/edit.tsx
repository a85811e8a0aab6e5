import { __ } from '@wordpress/i18n';
import { sitePart } from '../server-rendered/site-part';
import metadata from './block.json';

export const Edit = sitePart( {
	name: metadata.name,
	group: 'header',
	title: __( 'Header', 'atoll' ),
	label: __( 'Which header', 'atoll' ),
	help: __( 'A page can choose its header, or none, in its own settings.', 'atoll' ),
	settings: __( 'Logo, layout and calls to action', 'atoll' ),
} );
