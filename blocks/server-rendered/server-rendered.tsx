import { useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import { Preview } from './preview';

interface Props {
	/** Name of the block, such as atoll/contents. */
	name: string;
	attributes?: Record< string, unknown >;
	/** The article that contains the block; none in templates. */
	postId?: number;
	/** Shown if the server prints nothing, such as in a template without an article. */
	sample: ReactNode;
}

/** Shows a block as rendered by the server, or a sample of it if there is nothing to render yet. */
export const ServerRendered = ( { sample, ...block }: Props ) => (
	<div { ...useBlockProps() }>
		<Preview { ...block } empty={ sample } failed={ sample } />
	</div>
);
