import { store } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';

interface Category {
	id: number;
	/** HTML. */
	name: string;
}

/** For viewing: authors of articles may not edit categories. */
const QUERY = { per_page: -1, hide_empty: true, _fields: 'id,name', context: 'view' };

/** Returns the categories that have articles; empty until they are loaded. */
export const useCategories = (): Category[] =>
	useSelect(
		( select ) =>
			select( store ).getEntityRecords< Category >( 'taxonomy', 'category', QUERY ) ?? [],
		[]
	);
