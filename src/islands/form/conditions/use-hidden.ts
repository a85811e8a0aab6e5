import type { FormState } from '@atoll/stores';
import type { Context } from '../context';
import { useFormState } from '../store/use-form-state';

/** What the form's conditional logic hides, as the answers are now. */
export const useHidden = ( context: Context ): FormState[ 'hidden' ] =>
	useFormState( context, [ 'hidden' ] ).hidden;
