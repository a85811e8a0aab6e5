import { useDispatch, useSelect } from '@wordpress/data';
import { store as preferences } from '@wordpress/preferences';
import { PER_PAGE, type Layout } from './layout';

/** php/Admin/Entries/EntryListScreen reads the same, for what comes along with the page. */
const SCOPE = 'atoll/entries';
const NAMES = [ 'perPage', 'density' ];

/** How this person likes the list, from wherever they log in. */
export function useLayout( form: number ): [ Layout, ( layout: Layout ) => void ] {
	const columns = `columns-${ form }` as const;
	const stored = useSelect(
		( select ) => {
			const get = ( name: string ) => select( preferences ).get( SCOPE, name );
			return {
				perPage: get( 'perPage' ),
				density: get( 'density' ),
				columns: get( columns ),
			};
		},
		[ columns ]
	);
	const { set } = useDispatch( preferences );
	const layout: Layout = {
		perPage: typeof stored.perPage === 'number' ? stored.perPage : PER_PAGE,
		...( Array.isArray( stored.columns ) ? { [ columns ]: stored.columns } : {} ),
		...( typeof stored.density === 'string' ? { density: stored.density as 'balanced' } : {} ),
	};
	const saveLayout = ( next: Layout ) =>
		[ ...NAMES, columns ].forEach( ( name ) => {
			const value = next[ name as keyof Layout ];
			if ( JSON.stringify( value ) !== JSON.stringify( layout[ name as keyof Layout ] ) ) {
				set( SCOPE, name, value );
			}
		} );
	return [ layout, saveLayout ];
}
