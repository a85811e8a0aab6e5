import { __ } from '@wordpress/i18n';
import { postContent as icon } from '@wordpress/icons';
import { registerServerRendered } from '../server-rendered/register';
import metadata from './block.json';

registerServerRendered(
	metadata,
	icon,
	<p>{ __( 'A client’s application appears here.', 'atoll' ) }</p>
);
