import { useDispatch, useSelect } from '@wordpress/data';
import { store as preferences } from '@wordpress/preferences';
import { PER_PAGE, type Layout } from './layout';

/** Scope of the preference; php/Admin/Entries/EntryListScreen reads it too, to preload data. */
const SCOPE = 'atoll/entries';
const NAMES = [ 'perPage', 'density' ];

/** Hook for this person's layout, which is the same on all their devices. */
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
