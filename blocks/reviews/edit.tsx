import { useBlockProps } from '@wordpress/block-editor';
import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Preview } from '../server-rendered/preview';
import metadata from './block.json';

const Off = () => (
	<Notice status="warning" isDismissible={ false }>
		{ __(
			'Visitors see nothing here until Trustpilot is switched on in Atoll’s settings, under “Analytics, chat and reviews”.',
			'atoll'
		) }
	</Notice>
);

/** Shows the link that visitors see before they agree to the widget. */
export const Edit = () => (
	<div { ...useBlockProps() }>
		<Preview name={ metadata.name } empty={ <Off /> } />
	</div>
);
