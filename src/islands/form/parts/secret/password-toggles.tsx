import { fieldsOf } from '../../../../forms';
import type { Context } from '../../context';
import { PasswordToggle } from './password-toggle';

/** A button for each password that shows or hides it. */
export const PasswordToggles = ( { context }: { context: Context } ) => (
	<>
		{ fieldsOf( context.definition, 'secret' ).map( ( field ) => (
			<PasswordToggle key={ field.id } context={ context } field={ field } />
		) ) }
	</>
);
