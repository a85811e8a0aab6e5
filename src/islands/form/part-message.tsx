import { useState } from '@wordpress/element';
import { isBlank } from '../../forms';
import type { Context } from './context';
import { VerdictPlace } from './verdict-place';
import { useInputMessage } from './watch';

/** What to mend in one part of a field. */
export const PartMessage = ( { context, id }: { context: Context; id: string } ) => {
	const { markup } = context;
	const element = markup.input( id );
	const place = markup.inputError( id );
	const control = markup.inputControl( id );
	const [ printed ] = useState( () => place?.textContent?.trim() ?? '' );
	const checked = useInputMessage( context, id );
	const bearers = control ? [ control ] : [];

	return (
		<VerdictPlace
			element={ element }
			place={ place }
			bearers={ () => ( { all: bearers, invalid: bearers } ) }
			printed={ printed }
			message={ checked ?? printed }
			isValid={ checked === '' && ! isBlank( control?.value ) }
		/>
	);
};
