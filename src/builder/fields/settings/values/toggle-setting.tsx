import { ToggleControl } from '@wordpress/components';
import { setterOf, type Control } from '../control';

/** Setting that is on or off. */
export const ToggleSetting: Control = ( props ) => (
	<ToggleControl
		label={ props.setting.title }
		help={ props.setting.description }
		checked={ Boolean( props.attributes[ props.setting.setting ] ) }
		onChange={ setterOf( props ) }
	/>
);
