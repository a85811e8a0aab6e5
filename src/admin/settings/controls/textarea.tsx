import { TextareaControl } from '@wordpress/components';
import { textOf, ariaErrorProps, type ControlProps } from './control';

export const Textarea = ( { setting, value, onChange, describedBy }: ControlProps ) => (
	<TextareaControl
		label={ setting.title }
		help={ setting.description }
		placeholder={ setting.placeholder }
		maxLength={ setting.maxLength }
		rows={ 6 }
		value={ textOf( value ) }
		{ ...ariaErrorProps( describedBy ) }
		onChange={ onChange }
	/>
);
