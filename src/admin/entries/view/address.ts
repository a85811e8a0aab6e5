import { addQueryArgs, getQueryArgs } from '@wordpress/url';
import type { EntryQuery } from '../../../api/admin/entries';
import { fromWire, toWire } from './filters';
import { SORTS, START, TABS, type ListState } from './list-state';

/** Returns the state as a query, with the names that URLs and requests share; defaults are left out. */
export const queryOf = ( { tab, form, search, filters, sort, page }: ListState ): EntryQuery => ( {
	...( tab === START.tab ? {} : { view: tab } ),
	...( form ? { form } : {} ),
	...( search ? { search } : {} ),
	...toWire( form ? filters : filters.filter( ( { field } ) => ! field.startsWith( 'field-' ) ) ),
	...( sort.field === START.sort.field ? {} : { sort: sort.field } ),
	...( sort.direction === START.sort.direction ? {} : { order: sort.direction } ),
	...( page > 1 ? { paged: page } : {} ),
} );

const oneOf = < Word extends string >( words: readonly Word[], word: unknown, fallback: Word ) =>
	words.find( ( known ) => known === word ) ?? fallback;

const text = ( value: unknown ) => ( typeof value === 'string' ? value : '' );
const number = ( value: unknown ) =>
	/^\d{1,15}$/.test( text( value ) ) ? Number( value ) : undefined;

/** Returns the state in a URL; values that cannot be read are ignored. */
export const listStateAt = ( address: string ): ListState => {
	const args = getQueryArgs( address );
	const filter = args.filter;
	const user = number( args.user );
	return {
		tab: oneOf( TABS, args.view, START.tab ),
		form: number( args.form ) ?? 0,
		search: text( args.search ),
		filters: fromWire( {
			from: text( args.from ),
			until: text( args.until ),
			source: text( args.source ),
			...( user === undefined ? {} : { user } ),
			filter: Array.isArray( filter )
				? filter.filter( ( one ) => typeof one === 'string' )
				: [],
		} ),
		sort: {
			field: oneOf( SORTS, args.sort, START.sort.field ),
			direction: oneOf( [ 'asc', 'desc' ] as const, args.order, START.sort.direction ),
		},
		page: number( args.paged ) || 1,
	};
};

/** @param screen URL of the screen. */
export const addressOf = ( screen: string, state: ListState ): string =>
	addQueryArgs( screen, queryOf( state ) );
