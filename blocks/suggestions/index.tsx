import { __ } from '@wordpress/i18n';
import { help as icon } from '@wordpress/icons';
import { registerServerRendered } from '../server-rendered/register';
import metadata from './block.json';

registerServerRendered(
	metadata,
	icon,
	<p>{ __( 'Pages with a similar address, and the items of the main menu', 'atoll' ) }</p>
);
