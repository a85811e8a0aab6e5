import { TextareaControl } from '@wordpress/components';
import { setterOf, textOf, type Control } from '../control';

/** Editor of HTML markup. */
export const CodeSetting: Control = ( props ) => (
	<TextareaControl
		className="atoll-builder-code"
		label={ props.setting.title }
		help={ props.setting.description }
		value={ textOf( props ) }
		rows={ 10 }
		onChange={ setterOf( props ) }
	/>
);
