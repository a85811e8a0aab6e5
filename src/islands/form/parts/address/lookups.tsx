import { useState } from '@wordpress/element';
import type { Context } from '../../context';
import { Lookup } from './lookup';
import { providerOf } from './providers';

/** Every address of the form that wants suggestions. */
export const Lookups = ( { context }: { context: Context } ) => {
	const { definition, markup, settings } = context;
	const [ provider ] = useState( () =>
		settings?.address ? providerOf( settings.address ) : undefined
	);
	return (
		<>
			{ markup.lookups.map( ( at ) => {
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
