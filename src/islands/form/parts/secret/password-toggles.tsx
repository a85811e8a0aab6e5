import type { Context } from '../../context';
import { PasswordToggle } from './password-toggle';

/** A button beside each password that shows it. */
export const PasswordToggles = ( { context }: { context: Context } ) => (
	<>
		{ context.definition.fields
			.filter( ( { shape } ) => shape === 'secret' )
			.map( ( field ) => (
				<PasswordToggle key={ field.id } context={ context } field={ field } />
			) ) }
	</>
);
