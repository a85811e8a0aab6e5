import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { forms } from '@atoll/stores';
import { settle, type Settled } from '../../forms';
import { read } from './answers';
import type { Context } from './context';

/** What the form's logic says to its answers as they stand. */
export const useSettled = ( context: Context ): Settled => {
	const { definition, key } = context;
	const fields = useSelect( ( select ) => select( forms ).getForm( key ).fields, [ key ] );
	// eslint-disable-next-line react-hooks/exhaustive-deps -- The store tells when the inputs hold something else.
	return useMemo( () => settle( definition, read( context ) ), [ definition, fields ] );
};
