import type { Field, Operator } from '@wordpress/dataviews';
import type { EntryField, EntryRow } from '../../../api/admin/entries';

/** Filter operators for each type of answer; files cannot be filtered. */
const OPERATORS: Record< EntryField[ 'type' ], Operator[] | null > = {
	text: [ 'contains', 'is', 'isNot', 'startsWith' ],
	number: [ 'is', 'greaterThanOrEqual', 'lessThanOrEqual', 'greaterThan', 'lessThan' ],
	choice: [ 'isAny', 'isNone' ],
	files: null,
};

/**
 * DataViews sorts filters and columns by name; numbers with the same count of digits keep them in the form's order. A
 * figure space is as wide as a digit and sorts before all digits.
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

/** Returns the questions of a form as columns and filters. */
export const answerColumns = ( fields: EntryField[] ): Field< EntryRow >[] => fields.map( column );
