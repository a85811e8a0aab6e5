import type { Field, Operator } from '@wordpress/dataviews/wp';
import type { EntryField, EntryRow } from '../../../api';

/** How answers of a type are filtered; files are not. */
const OPERATORS: Record< EntryField[ 'type' ], Operator[] | null > = {
	text: [ 'contains', 'is', 'isNot', 'startsWith' ],
	number: [ 'is', 'greaterThanOrEqual', 'lessThanOrEqual', 'greaterThan', 'lessThan' ],
	choice: [ 'isAny', 'isNone' ],
	files: null,
};

const column = ( { id, label, type, choices }: EntryField ): Field< EntryRow > => {
	const operators = OPERATORS[ type ];
	const value = ( item: EntryRow ) => item.values[ id ] ?? '';
	return {
		id: `field-${ id }`,
		label,
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
