import type { EntryQuery } from '../../../api/admin/entries';
import { queryOf } from './address';
import type { ListState } from './list-state';

/** Layout that a person prefers; stored in WordPress, not in the URL. */
export interface Layout {
	perPage: number;
	/** Columns by the chosen form; `columns-0` for all forms. */
	[ columns: `columns-${ number }` ]: string[];
	density?: 'compact' | 'balanced' | 'comfortable';
}

export const PER_PAGE = 20;

/** Width of the screen: `narrow` has room only for cards, `medium` for a table with few columns. */
export type Width = 'narrow' | 'medium' | 'wide';

const COLUMNS_OF_ALL_FORMS = [ 'id', 'form', 'answers', 'date', 'status' ];
const COLUMNS_OF_ONE_FORM = [ 'id', 'answers', 'date', 'status' ];

/** Columns that fit beside wp-admin's menu and the actions column, which would cover further ones. */
const FEW_COLUMNS_OF_ALL_FORMS = [ 'form', 'date', 'status' ];
const FEW_COLUMNS_OF_ONE_FORM = [ 'answers', 'date' ];

/** Returns the columns after the first one, which shows the person who sent the entry. */
export const columnsOf = ( layout: Layout, form: number, width: Width ): string[] => {
	const [ ofAllForms, ofOneForm ] =
		width === 'medium'
			? [ FEW_COLUMNS_OF_ALL_FORMS, FEW_COLUMNS_OF_ONE_FORM ]
			: [ COLUMNS_OF_ALL_FORMS, COLUMNS_OF_ONE_FORM ];
	return layout[ `columns-${ form }` ] ?? ( form ? ofOneForm : ofAllForms );
};

/** Returns the request for the list: the entries of the state, with the columns of this layout. */
export const requestOf = ( state: ListState, layout: Layout ): EntryQuery => {
	const fields = ( layout[ `columns-${ state.form }` ] ?? [] ).flatMap( ( column ) =>
		column.startsWith( 'field-' ) ? [ column.slice( 6 ) ] : []
	);
	return {
		...queryOf( state ),
		...( layout.perPage === PER_PAGE ? {} : { per_page: layout.perPage } ),
		...( state.form && fields.length ? { columns: fields.join( ',' ) } : {} ),
	};
};
