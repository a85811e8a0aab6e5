import { Disabled, Notice, Placeholder, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import ServerSideRender from '@wordpress/server-side-render';
import type { ReactNode } from 'react';

interface Props {
	/** The block's name, such as atoll/contents. */
	name: string;
	attributes?: Record< string, unknown >;
	/** The article that it stands in; none while a template is edited. */
	postId?: number;
	/** What editors see where the server has nothing to print. */
	empty?: ReactNode;
	/** What they see where it could not be asked. */
	failed?: ReactNode;
}

const Loading = () => (
	<Placeholder className="atoll-preview-loading">
		<Spinner />
	</Placeholder>
);

const Failed = () => (
	<Notice status="error" isDismissible={ false }>
		{ __( 'The preview could not be loaded. Visitors are not affected.', 'atoll' ) }
	</Notice>
);

/** The very markup that visitors get, inert: nothing in it can be typed into, focused or sent. */
export const Preview = ( {
	name,
	attributes = {},
	postId,
	empty = null,
	failed = <Failed />,
}: Props ) => {
	const Empty = () => <>{ empty }</>;
	const NotLoaded = () => <>{ failed }</>;
	return (
		<Disabled>
			<ServerSideRender
				block={ name }
				attributes={ attributes }
				urlQueryArgs={ postId ? { post_id: postId } : {} }
				skipBlockSupportAttributes
				LoadingResponsePlaceholder={ Loading }
				EmptyResponsePlaceholder={ Empty }
				ErrorResponsePlaceholder={ NotLoaded }
			/>
		</Disabled>
	);
};
