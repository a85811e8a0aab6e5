import { useEntityRecords } from '@wordpress/core-data';
import { decodeEntities } from '@wordpress/html-entities';

interface PublishedPage {
	id: number;
	/** As text; empty for none. */
	title: string;
	link: string;
}

interface Answer {
	id: number;
	title: { rendered: string };
	link: string;
}

/** All of them, for controls that search in what they have. To be viewed: not everybody here may edit pages. */
const QUERY = {
	status: 'publish',
	per_page: -1,
	orderby: 'title',
	order: 'asc',
	_fields: 'id,title,link',
	context: 'view',
};

/** The site's pages by title; `pages` is null until they are there. */
export const usePublishedPages = (): { pages: PublishedPage[] | null; isResolving: boolean } => {
	const { records, isResolving } = useEntityRecords< Answer >( 'postType', 'page', QUERY );
	const pages = records?.map( ( { id, title, link } ) => ( {
		id,
		title: decodeEntities( title.rendered ),
		link,
	} ) );
	return { pages: pages ?? null, isResolving };
};
