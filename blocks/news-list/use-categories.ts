import { store } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';

interface Category {
	id: number;
	/** As HTML. */
	name: string;
}

/** To be viewed: whoever writes articles may not edit categories. */
const QUERY = { per_page: -1, hide_empty: true, _fields: 'id,name', context: 'view' };

/** Categories that have articles; none until they are loaded. */
export const useCategories = (): Category[] =>
	useSelect(
		( select ) =>
			select( store ).getEntityRecords< Category >( 'taxonomy', 'category', QUERY ) ?? [],
		[]
	);
