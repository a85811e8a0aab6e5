import { ToggleControl } from '@wordpress/components';
import type { ControlProps } from './control';

export const Toggle = ( { setting, value, onChange }: ControlProps ) => (
	<ToggleControl
		label={ setting.title }
		help={ setting.description }
		checked={ value === true }
		onChange={ onChange }
	/>
);
