import { fieldsOf } from '../../../../forms';
import type { Context } from '../../context';
import { FieldRows } from './field-rows';

/** Buttons that add and remove rows, for each list. */
export const Lists = ( { context }: { context: Context } ) => (
	<>
		{ fieldsOf( context.definition, 'rows' ).map( ( field ) => (
			<FieldRows key={ field.id } context={ context } field={ field } />
		) ) }
	</>
);
