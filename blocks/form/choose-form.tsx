import { Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { postCommentsForm } from '@wordpress/icons';
import type { ComponentProps } from 'react';
import type { FormState } from '../forms/form';
import { FormPicker } from '../forms/form-picker';
import { Hint } from './hint';

/** Shown instead of the form until there is one. */
export const ChooseForm = ( {
	state,
	...picker
}: { state: FormState } & ComponentProps< typeof FormPicker > ) => (
	<Placeholder
		icon={ postCommentsForm }
		label={ __( 'Form', 'atoll' ) }
		instructions={
			state === 'none'
				? __( 'Choose the form that visitors fill in here.', 'atoll' )
				: undefined
		}
	>
		<div className="atoll-form-choice">
			<Hint state={ state } />
			<FormPicker { ...picker } />
		</div>
	</Placeholder>
);
