import { Disabled, Notice, Placeholder, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import ServerSideRender from '@wordpress/server-side-render';
import metadata from './block.json';
import type { FooterAttributes } from './edit';

const Loading = () => (
	<Placeholder>
		<Spinner />
	</Placeholder>
);

const Failed = () => (
	<Notice status="error" isDismissible={ false }>
		{ __( 'The preview could not be loaded. The footer itself is not affected.', 'atoll' ) }
	</Notice>
);

/** The very markup that visitors get, inert. */
export const Preview = ( attributes: FooterAttributes ) => (
	<Disabled>
		<ServerSideRender
			block={ metadata.name }
			attributes={ attributes }
			LoadingResponsePlaceholder={ Loading }
			ErrorResponsePlaceholder={ Failed }
		/>
	</Disabled>
);
