import { addQueryArgs, getQueryArgs } from '@wordpress/url';
import type { EntryQuery } from '../../../api';
import { fromWire, toWire } from './filters';
import { SORTS, START, TABS, type ListState } from './list-state';

/** What a place asks for, in the words that address and request share; what goes without saying is left out. */
export const queryOf = ( { tab, form, search, filters, sort, page }: ListState ): EntryQuery => ( {
	...( tab === START.tab ? {} : { view: tab } ),
	...( form ? { form } : {} ),
	...( search ? { search } : {} ),
	...toWire( form ? filters : filters.filter( ( { field } ) => ! field.startsWith( 'field-' ) ) ),
	...( sort.field === START.sort.field ? {} : { sort: sort.field } ),
	...( sort.direction === START.sort.direction ? {} : { order: sort.direction } ),
	...( page > 1 ? { paged: page } : {} ),
} );

const oneOf = < Word extends string >( words: readonly Word[], word: unknown, otherwise: Word ) =>
	words.find( ( known ) => known === word ) ?? otherwise;

const text = ( value: unknown ) => ( typeof value === 'string' ? value : '' );
const number = ( value: unknown ) =>
	/^\d{1,15}$/.test( text( value ) ) ? Number( value ) : undefined;

/** The place that an address names; what it says wrong is as if it said nothing. */
export const placeAt = ( address: string ): ListState => {
	const asked = getQueryArgs( address );
	const filter = asked.filter;
	const user = number( asked.user );
	return {
		tab: oneOf( TABS, asked.view, START.tab ),
		form: number( asked.form ) ?? 0,
		search: text( asked.search ),
		filters: fromWire( {
			from: text( asked.from ),
			until: text( asked.until ),
			source: text( asked.source ),
			...( user === undefined ? {} : { user } ),
			filter: Array.isArray( filter )
				? filter.filter( ( one ) => typeof one === 'string' )
				: [],
		} ),
		sort: {
			field: oneOf( SORTS, asked.sort, START.sort.field ),
			direction: oneOf( [ 'asc', 'desc' ] as const, asked.order, START.sort.direction ),
		},
		page: number( asked.paged ) || 1,
	};
};

/** @param screen The list's own address. */
export const addressOf = ( screen: string, place: ListState ): string =>
	addQueryArgs( screen, queryOf( place ) );
