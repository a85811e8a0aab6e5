import { useState } from '@wordpress/element';
import type { PublicField } from '../../../contract/public-definition';
import { isEmpty } from '../../../forms';
import type { Context } from '../context';
import type { Markup } from '../markup/markup';
import { PartError } from './part-error';
import { isReportedByParts } from './reported-by-parts';
import { Validity } from './validity';
import { useField } from '../store/field-subscriptions';

/** Where a field's error is set: a group of radio buttons is invalid as one, a list in its empty cells. */
const controlsOf = ( { controls, field, rows }: Markup, { id }: PublicField ) => {
	const group = field( id );
	const all: Element[] = group?.matches( '[role=radiogroup]' ) ? [ group ] : controls( id );
	return { all, invalid: rows( id )?.gaps() ?? all };
};

/** The error of one field, and of each of its parts. */
export const FieldError = ( { context, field }: { context: Context; field: PublicField } ) => {
	const { markup } = context;
	const { id, shape } = field;
	const place = markup.error( id );
	const [ printed ] = useState( () => place?.textContent?.trim() ?? '' );
	const state = useField( context, id );
	const message = state?.errorMessage ?? printed;
	const parts = field.inputs.filter( ( { part } ) => part );

	return (
		<>
			<Validity
				element={ markup.field( id ) }
				place={ place }
				controls={ () =>
					shape === 'parts' ? { all: [], invalid: [] } : controlsOf( markup, field )
				}
				printed={ printed }
				message={ isReportedByParts( field, state ) ? '' : message }
				isValid={ !! state?.valid && ! isEmpty( field, state.value ) }
			/>
			{ parts.map( ( part ) => (
				<PartError key={ part.id } context={ context } id={ part.id } />
			) ) }
		</>
	);
};
