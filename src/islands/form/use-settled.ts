import { useSelect } from '@wordpress/data';
import { forms, type FormState } from '@atoll/stores';
import type { Context } from './context';

/** What the form's logic hides, as the answers stand. */
export const useSettled = ( { key }: Context ): FormState[ 'hidden' ] =>
	useSelect( ( select ) => select( forms ).getForm( key ).hidden, [ key ] );
