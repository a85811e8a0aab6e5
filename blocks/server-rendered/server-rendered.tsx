import { useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import { Preview } from './preview';

interface Props {
	/** The block's name, such as atoll/contents. */
	name: string;
	attributes?: Record< string, unknown >;
	/** The article that it stands in; none while a template is edited. */
	postId?: number;
	/** What is shown where the server has nothing to print, such as in a template without an article. */
	sample: ReactNode;
}

/** A block as the server prints it: or a sample of it, where there is nothing to print yet. */
export const ServerRendered = ( { sample, ...block }: Props ) => (
	<div { ...useBlockProps() }>
		<Preview { ...block } empty={ sample } failed={ sample } />
	</div>
);
