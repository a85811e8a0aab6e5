import { __ } from '@wordpress/i18n';
import { sitePart } from '../server-rendered/site-part';
import metadata from './block.json';

export const Edit = sitePart( {
	name: metadata.name,
	group: 'footer',
	title: __( 'Footer', 'atoll' ),
	label: __( 'Which footer', 'atoll' ),
	help: __( 'A page can choose its footer, or none, in its own settings.', 'atoll' ),
	settings: __( 'Look, statement and acknowledgement', 'atoll' ),
} );
