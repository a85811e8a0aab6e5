import { useState } from '@wordpress/element';
import { isBlank } from '../../../forms';
import type { Context } from '../context';
import { Validity } from './validity';
import { useInputMessage } from '../store/field-subscriptions';

/** The error of one part of a field. */
export const PartError = ( { context, id }: { context: Context; id: string } ) => {
	const { markup } = context;
	const element = markup.input( id );
	const place = markup.inputError( id );
	const control = markup.inputControl( id );
	const [ printed ] = useState( () => place?.textContent?.trim() ?? '' );
	const checked = useInputMessage( context, id );
	const controls = control ? [ control ] : [];

	return (
		<Validity
			element={ element }
			place={ place }
			controls={ () => ( { all: controls, invalid: controls } ) }
			printed={ printed }
			message={ checked ?? printed }
			isValid={ checked === '' && ! isBlank( control?.value ) }
		/>
	);
};
