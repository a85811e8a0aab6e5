import { TextareaControl } from '@wordpress/components';
import { useFormSetting } from '../settings/use-form-setting';
import { useDebouncedValue } from '../settings/use-debounced-value';

interface Props {
	setting:
		| 'limitEntriesMessage'
		| 'limitPerUserMessage'
		| 'requireLoginMessage'
		| 'scheduleMessage'
		| 'schedulePendingMessage';
	label: string;
	/** What is said where nothing is written. */
	otherwise: string;
}

/** What the form says in place of itself. */
export const Words = ( { label, otherwise, setting }: Props ) => {
	const [ kept = '', set ] = useFormSetting( setting );
	const [ value, settle ] = useDebouncedValue( kept, set );
	return (
		<TextareaControl
			label={ label }
			rows={ 3 }
			value={ value }
			placeholder={ otherwise }
			onChange={ settle }
		/>
	);
};
