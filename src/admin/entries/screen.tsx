import { Notice } from '@wordpress/components';
import { DataViews, type Filter, type View } from '@wordpress/dataviews';
import { useCallback, useEffect, useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	countEntries,
	listEntryFields,
	listEntryForms,
	type EntryCounts,
	type EntryField,
	type EntryForm,
	type EntryRow,
} from '../../api/admin/entries';
import { actionsOf } from './actions/actions';
import { useEntryActions } from './actions/use-entry-actions';
import { columnsFor } from './columns/columns';
import { Empty } from './empty';
import { Header } from './header';
import { showUnread } from './menu-bubble';
import { screenData } from './screen-data';
import { Snackbars } from './snackbars';
import { Tabs } from './tabs';
import { useAnswer } from './use-answer';
import { useEntries } from './use-entries';
import { useRefreshOnReturn } from './use-refresh-on-return';
import { useRowFocus } from './use-row-focus';
import { useSelection } from './use-selection';
import { useStoredPosition } from './use-stored-position';
import { queryOf } from './view/address';
import { requestOf } from './view/layout';
import { useExistingPage } from './view/use-existing-page';
import { useLayout } from './view/use-layout';
import { useListState } from './view/use-list-state';
import { useWidth } from './view/use-width';
import { layoutAfter, listStateAfter, viewOf } from './view/views';

const NO_FORMS: EntryForm[] = [];
const NO_FIELDS: EntryField[] = [];
const NO_FILTERS: Filter[] = [];
const NO_COUNTS: EntryCounts | null = null;
const fieldsOf = ( form: number ) =>
	form ? listEntryFields( form ).catch( () => [] ) : Promise.resolve( NO_FIELDS );

/** Screen with the list of entries: tabs, form, search, filters, columns and bulk actions. */
export function Screen() {
	const [ state, navigate ] = useListState();
	const [ layout, saveLayout ] = useLayout( state.form );
	const width = useWidth();
	const entries = useEntries( requestOf( state, layout ) );
	useExistingPage( entries, state, navigate );
	const [ forms ] = useAnswer( listEntryForms, 0, NO_FORMS );
	const [ fields ] = useAnswer( fieldsOf, state.form, NO_FIELDS );
	const [ counts, recount ] = useAnswer< EntryCounts | null >(
		countEntries,
		state.form,
		NO_COUNTS
	);
	const [ selection, setSelection ] = useSelection( JSON.stringify( queryOf( state ) ) );
	const entryActions = useEntryActions( entries, recount );
	const { items } = entries;
	const rowFocus = useRowFocus();

	useStoredPosition( entries, state, layout );
	const unread = state.form ? undefined : counts?.unread;
	useEffect( () => {
		if ( unread !== undefined ) {
			showUnread( unread );
		}
	}, [ unread ] );
	useRefreshOnReturn( () => {
		entries.reload();
		recount();
	} );

	const entryUrl = useCallback( ( { id }: EntryRow ) => screenData().entry + id, [] );
	const filters = state.form ? state.filters : NO_FILTERS;
	const columns = useMemo(
		() => columnsFor( items, fields, fields === NO_FIELDS ? [] : filters ),
		[ items, fields, filters ]
	);
	const change = ( view: View ) => {
		saveLayout( layoutAfter( view, layout, state.form, width ) );
		navigate( listStateAfter( view, state ) );
	};

	return (
		<div className="atoll-entries" { ...rowFocus }>
			<Snackbars />
			<Header forms={ forms } state={ state } entries={ entries } navigate={ navigate } />
			<Tabs state={ state } counts={ counts } navigate={ navigate } />
			{ entries.error && (
				<Notice
					status="error"
					isDismissible={ false }
					actions={ [ { label: __( 'Try again', 'atoll' ), onClick: entries.reload } ] }
				>
					{ entries.error }
				</Notice>
			) }
			<DataViews< EntryRow >
				key={ state.form }
				data={ items }
				fields={ columns }
				view={ viewOf( state, layout, width ) }
				onChangeView={ change }
				actions={ actionsOf( screenData(), entryActions ) }
				paginationInfo={ {
					totalItems: Math.min( entries.total, entries.counted ),
					totalPages: entries.pages,
				} }
				isLoading={ entries.isLoading }
				defaultLayouts={ width === 'narrow' ? { grid: {} } : { table: {} } }
				getItemId={ ( { id } ) => String( id ) }
				selection={ selection }
				onChangeSelection={ setSelection }
				renderItemLink={ ( { item, children, ...props } ) => (
					<a { ...props } href={ entryUrl( item ) }>
						{ children }
					</a>
				) }
				searchLabel={ __( 'Search entries', 'atoll' ) }
				config={ { perPageSizes: [ 20, 50, 100 ] } }
				empty={
					entries.error ? (
						<p>{ __( 'The entries could not be loaded.', 'atoll' ) }</p>
					) : (
						<Empty
							state={ state }
							title={ forms.find( ( { number } ) => number === state.form )?.title }
							navigate={ navigate }
						/>
					)
				}
			/>
		</div>
	);
}
