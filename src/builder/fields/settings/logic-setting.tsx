import { __ } from '@wordpress/i18n';
import { LogicEditor } from '../../logic/logic-editor';
import type { ConditionalLogic } from '../../logic/types';
import { useFormFields } from '../use-form-fields';
import type { Control } from './control';

/** When the field shows. */
export const LogicSetting: Control = ( { attributes, kind, onChange, setting } ) => (
	<LogicEditor
		value={ attributes[ setting.setting ] as ConditionalLogic | undefined }
		onChange={ ( logic ) => onChange( { [ setting.setting ]: logic } ) }
		fields={ useFormFields() }
		subject={
			kind.control === 'submit'
				? __( 'this button', 'atoll' )
				: __( 'this question', 'atoll' )
		}
		ownId={ attributes.id }
	/>
);
