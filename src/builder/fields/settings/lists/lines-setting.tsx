import { TextareaControl } from '@wordpress/components';
import { setterOf, textOf, type Control } from '../control';

/** Editor of a text with several lines. */
export const LinesSetting: Control = ( props ) => (
	<TextareaControl
		label={ props.setting.title }
		help={ props.setting.description }
		value={ textOf( props ) }
		rows={ 3 }
		placeholder={ props.kind.defaults?.[ props.setting.setting ] }
		onChange={ setterOf( props ) }
	/>
);
