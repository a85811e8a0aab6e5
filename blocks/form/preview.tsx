import { Disabled, Notice, Placeholder, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import ServerSideRender from '@wordpress/server-side-render';
import metadata from './block.json';

const Loading = () => (
	<Placeholder className="atoll-form-loading">
		<Spinner />
	</Placeholder>
);

const Empty = () => (
	<Notice status="warning" isDismissible={ false }>
		{ __( 'Visitors do not see this form: it is not published, or it was deleted.', 'atoll' ) }
	</Notice>
);

const Failed = () => (
	<Notice status="error" isDismissible={ false }>
		{ __( 'The preview could not be loaded. The form itself is not affected.', 'atoll' ) }
	</Notice>
);

/** The very markup that visitors get, inert: nothing in it can be typed into, focused or sent. */
export const Preview = ( { formId }: { formId: number } ) => (
	<Disabled>
		<ServerSideRender
			block={ metadata.name }
			attributes={ { formId } }
			LoadingResponsePlaceholder={ Loading }
			EmptyResponsePlaceholder={ Empty }
			ErrorResponsePlaceholder={ Failed }
		/>
	</Disabled>
);
