import { useState } from '@wordpress/element';
import type { PublicField } from '../../contract/public-definition';
import { isEmpty } from '../../forms';
import type { Context } from './context';
import type { Markup } from './markup';
import { PartMessage } from './part-message';
import { isSaidByParts } from './said-by-parts';
import { VerdictPlace } from './verdict-place';
import { useField } from './watch';

/** Where a field's error is told: a group of radio buttons errs as one, a list where it has gaps. */
const bearersOf = ( { controls, field, rows }: Markup, { id }: PublicField ) => {
	const group = field( id );
	const all: Element[] = group?.matches( '[role=radiogroup]' ) ? [ group ] : controls( id );
	return { all, invalid: rows( id )?.gaps() ?? all };
};

/** What to mend in one field, and in each of its parts. */
export const FieldMessage = ( { context, field }: { context: Context; field: PublicField } ) => {
	const { markup } = context;
	const { id, shape } = field;
	const place = markup.error( id );
	const [ printed ] = useState( () => place?.textContent?.trim() ?? '' );
	const state = useField( context, id );
	const message = state?.errorMessage ?? printed;
	const parts = field.inputs.filter( ( { part } ) => part );

	return (
		<>
			<VerdictPlace
				element={ markup.field( id ) }
				place={ place }
				bearers={ () =>
					shape === 'parts' ? { all: [], invalid: [] } : bearersOf( markup, field )
				}
				printed={ printed }
				message={ isSaidByParts( field, state ) ? '' : message }
				isValid={ !! state?.valid && ! isEmpty( field, state.value ) }
			/>
			{ parts.map( ( part ) => (
				<PartMessage key={ part.id } context={ context } id={ part.id } />
			) ) }
		</>
	);
};
