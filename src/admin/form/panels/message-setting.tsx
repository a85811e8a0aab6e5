import { TextareaControl } from '@wordpress/components';
import { useDebouncedValue } from '../settings/use-debounced-value';
import { useFormSetting } from '../settings/use-form-setting';

interface Props {
	setting:
		| 'limitEntriesMessage'
		| 'limitPerUserMessage'
		| 'requireLoginMessage'
		| 'scheduleMessage'
		| 'schedulePendingMessage';
	label: string;
	/** Message that is used if the setting is empty. */
	defaultText: string;
}

/** Message that is shown in place of the form. */
export const MessageSetting = ( { label, defaultText, setting }: Props ) => {
	const [ stored = '', setStored ] = useFormSetting( setting );
	const [ value, setValue ] = useDebouncedValue( stored, setStored );
	return (
		<TextareaControl
			label={ label }
			rows={ 3 }
			value={ value }
			placeholder={ defaultText }
			onChange={ setValue }
		/>
	);
};
