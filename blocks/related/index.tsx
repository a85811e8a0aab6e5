import { __ } from '@wordpress/i18n';
import { postList as icon } from '@wordpress/icons';
import { registerServerRendered } from '../server-rendered/register';
import metadata from './block.json';

registerServerRendered(
	metadata,
	icon,
	<section className="atoll-related">
		<h2 className="atoll-related__title">{ __( 'Related articles', 'atoll' ) }</h2>
		<p>{ __( 'Articles of the same category', 'atoll' ) }</p>
	</section>
);
