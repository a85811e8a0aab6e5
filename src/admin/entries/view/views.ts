import type { View } from '@wordpress/dataviews';
import { columnsOf, type Layout, type Width } from './layout';
import { SORTS, START, type ListState } from './list-state';

/**
 * Widths in CSS pixels for columns that would otherwise be too narrow to read, or too wide for their content. On
 * screens of at least 1280 px all columns fit beside wp-admin's menu.
 */
const WIDTHS = {
	answers: { minWidth: 'clamp(180px, 30vw - 200px, 240px)' },
	form: { minWidth: 100, maxWidth: 'clamp(100px, 20vw - 140px, 160px)' },
	date: { minWidth: 130 },
	status: { minWidth: 110 },
	user: { minWidth: 110 },
	page: { minWidth: 140, maxWidth: 220 },
};

/** Width of each question's column. */
const ANSWER = { minWidth: 160, maxWidth: 320 };

const widthsOf = ( columns: string[] ) => ( {
	...WIDTHS,
	...Object.fromEntries(
		columns
			.filter( ( column ) => column.startsWith( 'field-' ) )
			.map( ( column ) => [ column, ANSWER ] )
	),
} );

/** Returns the view for DataViews: the state in the person's layout. */
export const viewOf = ( state: ListState, layout: Layout, width: Width ): View => ( {
	// Cards can be selected, as table rows can.
	type: width === 'narrow' ? 'grid' : 'table',
	titleField: 'person',
	search: state.search,
	filters: state.filters,
	sort: state.sort,
	page: state.page,
	perPage: layout.perPage,
	fields: columnsOf( layout, state.form, width ),
	layout: {
		density: layout.density ?? 'balanced',
		...( width === 'narrow'
			? {}
			: { styles: widthsOf( columnsOf( layout, state.form, width ) ) } ),
	},
} );

const isSame = ( one: unknown, other: unknown ) =>
	JSON.stringify( one ) === JSON.stringify( other );

/** Returns the state after a change in DataViews; every change except of the page leads to the first page. */
export const listStateAfter = ( view: View, state: ListState ): ListState => {
	const field = SORTS.find( ( known ) => known === view.sort?.field );
	const after: ListState = {
		...state,
		search: view.search ?? '',
		filters: view.filters ?? [],
		sort: field ? { field, direction: view.sort!.direction } : START.sort,
	};
	const isOnlyPageChanged =
		isSame( { ...after, page: 0 }, { ...state, page: 0 } ) && view.page !== undefined;
	return { ...after, page: isOnlyPageChanged ? view.page! : 1 };
};

/** Returns the layout after a change in DataViews. */
export const layoutAfter = ( view: View, layout: Layout, form: number, width: Width ): Layout => ( {
	...layout,
	perPage: view.perPage ?? layout.perPage,
	...( isSame( view.fields, columnsOf( layout, form, width ) )
		? {}
		: { [ `columns-${ form }` ]: view.fields ?? [] } ),
	...( view.layout && 'density' in view.layout && view.layout.density
		? { density: view.layout.density }
		: {} ),
} );
