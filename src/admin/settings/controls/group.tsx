import type { ControlProps } from './control';
import { Inside } from './inside';

/** Group of settings with a title. */
export const Group = ( props: ControlProps ) => (
	<fieldset className="atoll-settings__group">
		<legend className="atoll-settings__legend">{ props.setting.title }</legend>
		<Inside { ...props } />
	</fieldset>
);
