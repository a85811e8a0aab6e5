import { useState } from '@wordpress/element';
import type { Context } from '../../context';
import { Lookup } from './lookup';
import { providerOf } from './providers';

/** Suggestions for each address field that uses them. */
export const Lookups = ( { context }: { context: Context } ) => {
	const { definition, markup, settings } = context;
	// One provider for each field: text typed into one address must not join another's session.
	const [ providers ] = useState( () =>
		markup.lookups.map( () => settings?.address && providerOf( settings.address ) )
	);
	return (
		<>
			{ markup.lookups.map( ( at, index ) => {
				const provider = providers[ index ];
				const field = definition.fields.find( ( { id } ) => id === markup.fieldOf( at ) );
				const line1 = field?.inputs.find( ( { part } ) => part === 'line1' );
				const input = line1 && markup.inputControl( line1.id );
				return provider && field && input instanceof HTMLInputElement ? (
					<Lookup
						key={ field.id }
						context={ context }
						field={ field }
						input={ input }
						at={ at }
						provider={ provider }
					/>
				) : null;
			} ) }
		</>
	);
};
