import { __ } from '@wordpress/i18n';
import { chevronRight as icon } from '@wordpress/icons';
import { registerServerRendered } from '../server-rendered/register';
import metadata from './block.json';

registerServerRendered(
	metadata,
	icon,
	<ol className="atoll-crumbs__list">
		<li>
			<a href="#home">{ __( 'Home', 'atoll' ) }</a>
		</li>
		<li>
			<a href="#above">{ __( 'The page above', 'atoll' ) }</a>
		</li>
	</ol>
);
