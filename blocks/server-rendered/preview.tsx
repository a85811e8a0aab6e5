import { Disabled, Notice, Placeholder, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import ServerSideRender from '@wordpress/server-side-render';
import type { ReactNode } from 'react';

interface Props {
	/** Name of the block, such as atoll/contents. */
	name: string;
	attributes?: Record< string, unknown >;
	/** The article that contains the block; none in templates. */
	postId?: number;
	/** Shown if the server prints nothing. */
	empty?: ReactNode;
	/** Shown if the request failed. */
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

/** The same markup as for visitors, but inert: nothing in it can be typed into, focused or submitted. */
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
