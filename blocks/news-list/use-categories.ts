import { store } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';

interface Category {
	id: number;
	name: string;
}

const QUERY = { per_page: 100, hide_empty: true, _fields: 'id,name' };

/** Categories that have articles; none until they are loaded. */
export const useCategories = (): Category[] =>
	useSelect(
		( select ) =>
			select( store ).getEntityRecords< Category >( 'taxonomy', 'category', QUERY ) ?? [],
		[]
	);
