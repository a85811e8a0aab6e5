import { BaseControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { LogicEditor } from '../../logic/logic-editor';
import type { ConditionalLogic } from '../../logic/types';
import { useFormFields } from '../use-form-fields';
import type { Control } from './control';

/** Editor of a field's condition. Also names the condition of the field's section, if there is one. */
export const LogicSetting: Control = ( { attributes, kind, onChange, setting } ) => {
	const editor = (
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
	return setting.whereSet ? (
		<fieldset>
			<BaseControl.VisualLabel as="legend">{ setting.title }</BaseControl.VisualLabel>
			<p className="components-base-control__help">{ setting.description }</p>
			{ editor }
		</fieldset>
	) : (
		editor
	);
};
