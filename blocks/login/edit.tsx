import { useBlockProps } from '@wordpress/block-editor';
import { Preview } from '../server-rendered/preview';
import metadata from './block.json';

/** Shows what visitors see who are not logged in. */
export const Edit = () => (
	<div { ...useBlockProps() }>
		<Preview name={ metadata.name } empty={ null } />
	</div>
);
