import { useBlockProps } from '@wordpress/block-editor';
import { Disabled, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import ServerSideRender from '@wordpress/server-side-render';
import metadata from './block.json';

const Off = () => (
	<Notice status="warning" isDismissible={ false }>
		{ __(
			'Visitors see nothing here until Trustpilot is switched on in Atoll’s settings, under “Services of others”.',
			'atoll'
		) }
	</Notice>
);

/** The link that visitors see before they agree to the widget. */
export const Edit = () => (
	<div { ...useBlockProps() }>
		<Disabled>
			<ServerSideRender
				block={ metadata.name }
				attributes={ {} }
				EmptyResponsePlaceholder={ Off }
			/>
		</Disabled>
	</div>
);
