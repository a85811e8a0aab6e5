import type { EntryQuery } from '../../../api';
import { queryOf } from './address';
import type { ListState } from './list-state';

/** How a person likes the list: kept by WordPress, not by the address. */
export interface Layout {
	perPage: number;
	/** Columns, by the form that was chosen: `columns-0` for all forms. */
	[ columns: `columns-${ number }` ]: string[];
	density?: 'compact' | 'balanced' | 'comfortable';
}

export const PER_PAGE = 20;

const ALL = [ 'id', 'form', 'answers', 'date', 'status' ];
const OF_ONE = [ 'id', 'answers', 'date', 'status' ];

/** Columns beside whom an entry is from. */
export const columnsOf = ( layout: Layout, form: number ): string[] =>
	layout[ `columns-${ form }` ] ?? ( form ? OF_ONE : ALL );

/** What the server is asked for: the place, and what this layout shows of it. */
export const requestOf = ( place: ListState, layout: Layout ): EntryQuery => {
	const fields = columnsOf( layout, place.form ).flatMap( ( column ) =>
		column.startsWith( 'field-' ) ? [ column.slice( 6 ) ] : []
	);
	return {
		...queryOf( place ),
		...( layout.perPage === PER_PAGE ? {} : { per_page: layout.perPage } ),
		...( place.form && fields.length ? { columns: fields.join( ',' ) } : {} ),
	};
};
