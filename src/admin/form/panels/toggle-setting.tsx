import { ToggleControl } from '@wordpress/components';
import type { FormSettings } from '../settings/types';
import { useFormSetting } from '../settings/use-form-setting';

/** Settings that are on or off. */
type Flag = {
	[ Name in keyof FormSettings ]: FormSettings[ Name ] extends boolean ? Name : never;
}[ keyof FormSettings ];

interface Props {
	setting: Flag;
	label: string;
	help?: string;
	/** Whether it is on where nobody has said so. */
	isOnByDefault?: boolean;
}

/** A setting of the form that is on or off. */
export const ToggleSetting = ( { isOnByDefault = false, setting, ...control }: Props ) => {
	const [ value = isOnByDefault, set ] = useFormSetting( setting );
	return <ToggleControl { ...control } checked={ value } onChange={ set } />;
};
