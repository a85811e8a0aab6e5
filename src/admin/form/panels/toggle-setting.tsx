import { ToggleControl } from '@wordpress/components';
import type { FormSettings } from '../settings/types';
import { useFormSetting } from '../settings/use-form-setting';

/** Names of settings that are on or off. */
type Flag = {
	[ Name in keyof FormSettings ]: FormSettings[ Name ] extends boolean ? Name : never;
}[ keyof FormSettings ];

interface Props {
	setting: Flag;
	label: string;
	help?: string;
	/** Whether the setting is on if it was never set. */
	isOnByDefault?: boolean;
}

/** Toggle for a setting of the form. */
export const ToggleSetting = ( { isOnByDefault = false, setting, ...control }: Props ) => {
	const [ value = isOnByDefault, set ] = useFormSetting( setting );
	return <ToggleControl { ...control } checked={ value } onChange={ set } />;
};
