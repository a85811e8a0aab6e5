import type { Field, Filter } from '@wordpress/dataviews';
import { __, sprintf } from '@wordpress/i18n';
import type { EntryRow } from '../../../api/admin/entries';

const column = ( { field, operator, value }: Filter ): Field< EntryRow > => ( {
	id: field,
	/* translators: %s: number of a form's field. */
	label: sprintf( __( 'Field %s', 'atoll' ), field.replace( 'field-', '' ) ),
	// Of no type, which would take some operators alone.
	Edit: 'text',
	enableHiding: false,
	enableSorting: false,
	filterBy: { operators: [ operator ] },
	...( Array.isArray( value )
		? { elements: value.map( ( one ) => ( { value: one, label: String( one ) } ) ) }
		: {} ),
} );

/**
 * Questions that the list is filtered by though its form does not have them any more, as old links do: DataViews shows
 * a filter, and takes it away, by its column alone.
 *
 * @param filters  All of the list.
 * @param existing Columns that there are.
 */
export const goneColumns = (
	filters: Filter[],
	existing: Field< EntryRow >[]
): Field< EntryRow >[] =>
	filters
		.filter(
			( { field }, index ) =>
				field.startsWith( 'field-' ) &&
				! existing.some( ( { id } ) => id === field ) &&
				filters.findIndex( ( other ) => other.field === field ) === index
		)
		.map( column );
