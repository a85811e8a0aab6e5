import { __ } from '@wordpress/i18n';
import { share as icon } from '@wordpress/icons';
import { registerServerRendered } from '../server-rendered/register';
import metadata from './block.json';

registerServerRendered(
	metadata,
	icon,
	<section className="atoll-share">
		<h2 className="atoll-share__title">{ __( 'Share this article', 'atoll' ) }</h2>
		<p>{ __( 'Email, copy link, LinkedIn, Facebook', 'atoll' ) }</p>
	</section>
);
