import { useSelect } from '@wordpress/data';
import { forms, type FormState } from '@atoll/stores';
import type { Context } from '../context';

/** What the form's conditional logic hides, as the answers are now. */
export const useHidden = ( { key }: Context ): FormState[ 'hidden' ] =>
	useSelect( ( select ) => select( forms ).getForm( key ).hidden, [ key ] );
