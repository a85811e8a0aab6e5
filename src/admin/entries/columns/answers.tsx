import type { Field, Operator } from '@wordpress/dataviews';
import type { EntryField, EntryRow } from '../../../api/admin/entries';

/** How answers of a type are filtered; files are not. */
const OPERATORS: Record< EntryField[ 'type' ], Operator[] | null > = {
	text: [ 'contains', 'is', 'isNot', 'startsWith' ],
	number: [ 'is', 'greaterThanOrEqual', 'lessThanOrEqual', 'greaterThan', 'lessThan' ],
	choice: [ 'isAny', 'isNone' ],
	files: null,
};

/**
 * DataViews offers filters and columns by name from A to Z; their numbers, of as many digits, keep them in the form's
 * order. A figure space is as wide as a digit, and stands before all of them.
 */
const numbered = ( label: string, position: number, count: number ) =>
	`${ String( position ).padStart( String( count ).length, '\u2007' ) }. ${ label }`;

const column = (
	{ id, label, type, choices }: EntryField,
	index: number,
	{ length }: EntryField[]
): Field< EntryRow > => {
	const operators = OPERATORS[ type ];
	const value = ( item: EntryRow ) => item.values[ id ] ?? '';
	return {
		id: `field-${ id }`,
		label: numbered( label, index + 1, length ),
		header: (
			<span className="atoll-entries__name" title={ label }>
				{ label }
			</span>
		),
		type: type === 'number' ? 'number' : 'text',
		getValue: ( { item } ) => value( item ),
		render: ( { item } ) => (
			<span className="atoll-entries__answers">{ value( item ) || '—' }</span>
		),
		enableSorting: false,
		filterBy: operators ? { operators } : false,
		...( type === 'choice' ? { elements: choices } : {} ),
	};
};

/** The questions of a form as columns and filters. */
export const answerColumns = ( fields: EntryField[] ): Field< EntryRow >[] => fields.map( column );
