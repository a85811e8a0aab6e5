import type { Field, Filter } from '@wordpress/dataviews';
import { __, sprintf } from '@wordpress/i18n';
import type { EntryRow } from '../../../api/admin/entries';

const column = ( { field, operator, value }: Filter ): Field< EntryRow > => ( {
	id: field,
	/* translators: %s: number of a form's field. */
	label: sprintf( __( 'Field %s', 'atoll' ), field.replace( 'field-', '' ) ),
	// No type, since a type would allow only some operators.
	Edit: 'text',
	enableHiding: false,
	enableSorting: false,
	filterBy: { operators: [ operator ] },
	...( Array.isArray( value )
		? { elements: value.map( ( one ) => ( { value: one, label: String( one ) } ) ) }
		: {} ),
} );

/**
 * Returns columns for questions that the list is filtered by but its form no longer has, as in old links: DataViews
 * shows a filter, and lets people remove it, only if its column exists.
 *
 * @param filters  All filters of the list.
 * @param existing Columns that exist.
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
