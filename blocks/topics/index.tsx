import { __ } from '@wordpress/i18n';
import { category as icon } from '@wordpress/icons';
import { registerServerRendered } from '../server-rendered/register';
import metadata from './block.json';

registerServerRendered(
	metadata,
	icon,
	<p>{ __( 'Each category, once two of them have articles', 'atoll' ) }</p>
);
