import { __ } from '@wordpress/i18n';
import type { FormField } from '../../../builder/fields/form-fields';
import { Condition } from '../items/condition';
import { ItemDialog } from '../items/item-dialog';
import { NameControl } from '../items/name-control';
import { SettingProblems } from '../items/setting-problems';
import type { Confirmation } from '../settings/types';
import { useDebouncedValue } from '../settings/use-debounced-value';
import { Destination } from './destination';

interface Props {
	confirmation: Confirmation;
	onChange: ( confirmation: Confirmation ) => void;
	onClose: () => void;
	fields: FormField[];
}

/** Dialog for one confirmation: what people see, and its condition. */
export const ConfirmationDialog = ( { confirmation, fields, onChange, onClose }: Props ) => {
	const [ edited, setEdited ] = useDebouncedValue( confirmation, onChange );
	const change = ( changes: Partial< Confirmation > ) => setEdited( { ...edited, ...changes } );

	return (
		<ItemDialog title={ __( 'Confirmation', 'atoll' ) } onClose={ onClose }>
			<SettingProblems setting={ `confirmations.${ edited.id }` } />
			<NameControl name={ edited.name } onChange={ ( name ) => change( { name } ) } />
			<Destination confirmation={ edited } fields={ fields } onChange={ change } />
			{ ! edited.isDefault && (
				<Condition
					help={ __(
						'The first confirmation whose condition holds is used. Without a condition, that is this one for everyone.',
						'atoll'
					) }
					subject={ __( 'this confirmation', 'atoll' ) }
					verbs={ { show: __( 'Use', 'atoll' ), hide: __( 'Do not use', 'atoll' ) } }
					fields={ fields }
					value={ edited.conditionalLogic }
					onChange={ ( conditionalLogic ) => change( { conditionalLogic } ) }
				/>
			) }
		</ItemDialog>
	);
};
