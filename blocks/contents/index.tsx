import { __ } from '@wordpress/i18n';
import { tableOfContents as icon } from '@wordpress/icons';
import { registerServerRendered } from '../server-rendered/register';
import metadata from './block.json';

registerServerRendered(
	metadata,
	icon,
	<div className="atoll-contents">
		<p className="atoll-contents__title">{ __( 'In this article', 'atoll' ) }</p>
		<ol className="atoll-contents__list">
			<li>{ __( 'Each heading of level 2, where there are three or more', 'atoll' ) }</li>
		</ol>
	</div>
);
