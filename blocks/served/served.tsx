import { useBlockProps } from '@wordpress/block-editor';
import { Disabled, Placeholder, Spinner } from '@wordpress/components';
import ServerSideRender from '@wordpress/server-side-render';
import type { ReactNode } from 'react';

interface Props {
	/** The block's name, such as atoll/contents. */
	name: string;
	attributes?: Record< string, unknown >;
	/** The article that it stands in; none while a template is edited. */
	postId?: number;
	/** What is shown where the server has nothing to print, such as in a template without an article. */
	sample: ReactNode;
}

const Loading = () => (
	<Placeholder>
		<Spinner />
	</Placeholder>
);

/** A block as the server prints it, not to be used from here: or a sample of it, where there is nothing to print yet. */
export const Served = ( { name, attributes = {}, postId, sample }: Props ) => {
	const Sample = () => <>{ sample }</>;
	return (
		<div { ...useBlockProps() }>
			<Disabled>
				<ServerSideRender
					block={ name }
					attributes={ attributes }
					urlQueryArgs={ postId ? { post_id: postId } : {} }
					skipBlockSupportAttributes
					LoadingResponsePlaceholder={ Loading }
					EmptyResponsePlaceholder={ Sample }
					ErrorResponsePlaceholder={ Sample }
				/>
			</Disabled>
		</div>
	);
};
