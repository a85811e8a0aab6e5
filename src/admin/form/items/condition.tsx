import { BaseControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FormField } from '../../../builder/fields/form-fields';
import { LogicEditor } from '../../../builder/logic/logic-editor';
import type { ConditionalLogic } from '../../../builder/logic/types';

interface Props {
	value: ConditionalLogic | undefined;
	onChange: ( logic: ConditionalLogic | undefined ) => void;
	fields: FormField[];
	/** Name in a sentence: "this notification". */
	subject: string;
	help: string;
	verbs: { show: string; hide: string };
}

/** Condition under which a confirmation or notification is used. */
export const Condition = ( { help, ...logic }: Props ) => (
	<fieldset>
		<BaseControl.VisualLabel as="legend">
			{ __( 'Condition', 'atoll' ) }
		</BaseControl.VisualLabel>
		<p className="components-base-control__help">{ help }</p>
		<LogicEditor { ...logic } />
	</fieldset>
);
