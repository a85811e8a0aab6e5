import { useEntityRecords } from '@wordpress/core-data';
import { decodeEntities } from '@wordpress/html-entities';

interface PublishedPage {
	id: number;
	/** Plain text; empty if there is no title. */
	title: string;
	link: string;
}

interface Answer {
	id: number;
	title: { rendered: string };
	link: string;
}

/** Query for all pages, for controls with their own search; context "view", since not everybody may edit pages. */
const QUERY = {
	status: 'publish',
	per_page: -1,
	orderby: 'title',
	order: 'asc',
	_fields: 'id,title,link',
	context: 'view',
};

/** Hook that returns the site's pages by title; `pages` is null until they are loaded. */
export const usePublishedPages = (): { pages: PublishedPage[] | null; isResolving: boolean } => {
	const { records, isResolving } = useEntityRecords< Answer >( 'postType', 'page', QUERY );
	const pages = records?.map( ( { id, title, link } ) => ( {
		id,
		title: decodeEntities( title.rendered ),
		link,
	} ) );
	return { pages: pages ?? null, isResolving };
};
