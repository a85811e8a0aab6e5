import type { Field, Filter } from '@wordpress/dataviews';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { EntryField, EntryRow } from '../../../api/admin/entries';
import { answerColumns } from './answers';
import { goneColumns } from './gone';
import { Marks } from './marks';

const NO_VALUE = '—';

const Status = ( { item }: { item: EntryRow } ) => {
	const { status, waiting } = item.application;
	return (
		<span className="atoll-entries__lines">
			<span>{ status }</span>
			{ waiting > 0 && (
				<strong>
					{ sprintf(
						/* translators: %d: number of documents. */
						_n(
							'Waiting for %d document',
							'Waiting for %d documents',
							waiting,
							'atoll'
						),
						waiting
					) }
				</strong>
			) }
		</span>
	);
};

const answersIn = ( { answers }: EntryRow ) => answers.map( ( { text } ) => text ).join( ' · ' );

const Answers = ( { item }: { item: EntryRow } ) => (
	<span className="atoll-entries__answers">{ answersIn( item ) || NO_VALUE }</span>
);

const Person = ( { item }: { item: EntryRow } ) => (
	<span className={ `atoll-entries__person${ item.isRead ? '' : ' is-unread' }` }>
		{ ! item.isRead && (
			<span className="screen-reader-text">{ __( 'Unread:', 'atoll' ) } </span>
		) }
		<span className="atoll-entries__name" title={ item.person }>
			{ item.person || NO_VALUE }
		</span>
		<Marks entry={ item } />
	</span>
);

const path = ( address: string ) => {
	try {
		const { pathname, search } = new URL( address );
		return pathname + search;
	} catch {
		return address;
	}
};

const Page = ( { item }: { item: EntryRow } ) =>
	item.page ? (
		<a href={ item.page } className="atoll-entries__page">
			{ path( item.page ) }
		</a>
	) : (
		<>{ NO_VALUE }</>
	);

/** Returns the people to filter by: those on this page, and those that the list is already filtered by. */
const people = ( items: EntryRow[] ) => {
	const names = new Map< number, string >( [ [ 0, __( 'Visitors', 'atoll' ) ] ] );
	items.forEach( ( { user } ) => user.id > 0 && names.set( user.id, user.name ) );
	return [ ...names ].map( ( [ value, label ] ) => ( { value, label } ) );
};

const entryColumns = ( items: EntryRow[] ): Field< EntryRow >[] => [
	{
		id: 'person',
		label: __( 'From', 'atoll' ),
		getValue: ( { item } ) => item.person,
		render: Person,
		enableHiding: false,
		enableSorting: false,
		filterBy: false,
	},
	{
		id: 'id',
		label: __( 'No.', 'atoll' ),
		type: 'integer',
		filterBy: false,
		render: ( { item } ) => <>{ item.id }</>,
	},
	{
		id: 'form',
		label: __( 'Form', 'atoll' ),
		getValue: ( { item } ) => item.form.title,
		render: ( { item } ) => (
			<span className="atoll-entries__name" title={ item.form.title }>
				{ item.form.title }
			</span>
		),
		enableSorting: false,
		filterBy: false,
	},
	{
		id: 'answers',
		label: __( 'Answers', 'atoll' ),
		getValue: ( { item } ) => answersIn( item ),
		render: Answers,
		enableSorting: false,
		filterBy: false,
	},
	{
		id: 'date',
		label: __( 'Received', 'atoll' ),
		type: 'date',
		render: ( { item } ) => <time dateTime={ item.date }>{ item.received }</time>,
		filterBy: { operators: [ 'between', 'on', 'afterInc', 'beforeInc' ] },
	},
	{
		id: 'status',
		label: __( 'Status', 'atoll' ),
		getValue: ( { item } ) => item.application.status,
		render: Status,
		enableSorting: false,
		filterBy: false,
	},
	{
		id: 'user',
		label: __( 'User', 'atoll' ),
		elements: people( items ),
		getValue: ( { item } ) => item.user.id,
		render: ( { item } ) => <>{ item.user.name }</>,
		enableSorting: false,
		filterBy: { operators: [ 'is' ] },
	},
	{
		id: 'page',
		label: __( 'Sent from page', 'atoll' ),
		type: 'text',
		render: Page,
		enableSorting: false,
		filterBy: { operators: [ 'startsWith' ] },
	},
];

/**
 * Returns the columns of the list: those of every entry, and the questions of the chosen form.
 *
 * @param filters Filters of the list; some may concern questions that the form no longer has.
 */
export const columnsFor = (
	items: EntryRow[],
	fields: EntryField[],
	filters: Filter[] = []
): Field< EntryRow >[] => {
	const columns = [ ...entryColumns( items ), ...answerColumns( fields ) ];
	return [ ...columns, ...goneColumns( filters, columns ) ];
};
