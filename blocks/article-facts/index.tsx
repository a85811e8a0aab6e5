import { __ } from '@wordpress/i18n';
import { postDate as icon } from '@wordpress/icons';
import { registerServerRendered } from '../server-rendered/register';
import metadata from './block.json';

registerServerRendered(
	metadata,
	icon,
	<p className="atoll-facts">
		{ __( 'When it was published, when it changed, how long it takes to read', 'atoll' ) }
	</p>
);
