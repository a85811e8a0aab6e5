import type { EntryQuery } from '../../../api/admin/entries';
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

/** Of the screen: `narrow` has room for cards alone, `medium` for a table of few columns. */
export type Width = 'narrow' | 'medium' | 'wide';

const COLUMNS_OF_ALL_FORMS = [ 'id', 'form', 'answers', 'date', 'status' ];
const COLUMNS_OF_ONE_FORM = [ 'id', 'answers', 'date', 'status' ];

/** As many as fit beside wp-admin's menu and the column of actions, which would lie over further ones. */
const FEW_COLUMNS_OF_ALL_FORMS = [ 'form', 'date', 'status' ];
const FEW_COLUMNS_OF_ONE_FORM = [ 'answers', 'date' ];

/** The columns that follow the first one, which says whom an entry is from. */
export const columnsOf = ( layout: Layout, form: number, width: Width ): string[] => {
	const [ ofAllForms, ofOneForm ] =
		width === 'medium'
			? [ FEW_COLUMNS_OF_ALL_FORMS, FEW_COLUMNS_OF_ONE_FORM ]
			: [ COLUMNS_OF_ALL_FORMS, COLUMNS_OF_ONE_FORM ];
	return layout[ `columns-${ form }` ] ?? ( form ? ofOneForm : ofAllForms );
};

/** What the server is asked for: the state's entries, and what this layout shows of them. */
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
