import { TextControl } from '@wordpress/components';
import { setterOf, textOf, type Control } from '../control';

/** Text on one line. If empty, the placeholder shows the value that applies. */
export const TextSetting: Control = ( props ) => (
	<TextControl
		__next40pxDefaultSize
		label={ props.setting.title }
		help={ props.setting.description }
		value={ textOf( props ) }
		placeholder={ props.kind.defaults?.[ props.setting.setting ] }
		onChange={ setterOf( props ) }
	/>
);
