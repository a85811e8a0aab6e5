import { fieldsOf } from '../../../../forms';
import type { Context } from '../../context';
import { FieldRows } from './field-rows';

/** Rows that can be added to each list and taken away. */
export const Lists = ( { context }: { context: Context } ) => (
	<>
		{ fieldsOf( context.definition, 'rows' ).map( ( field ) => (
			<FieldRows key={ field.id } context={ context } field={ field } />
		) ) }
	</>
);
