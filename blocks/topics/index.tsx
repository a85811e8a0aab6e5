import { __ } from '@wordpress/i18n';
import { category as icon } from '@wordpress/icons';
import { registerServed } from '../served/register';
import metadata from './block.json';

registerServed(
	metadata,
	icon,
	<p>{ __( 'Each category, once two of them have articles', 'atoll' ) }</p>
);
