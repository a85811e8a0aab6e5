import { __ } from '@wordpress/i18n';
import { useFormFields } from '../../../builder/fields/use-form-fields';
import { FormPanel } from '../../../builder/form-panel';
import { ItemList } from '../items/item-list';
import { useFormSetting } from '../settings/use-form-setting';
import { ConfirmationDialog } from './dialog';
import { newConfirmation, withDefault } from './new';
import { summaryOf } from './summary';

const Confirmations = () => {
	const fields = useFormFields();
	const [ stored = [], set ] = useFormSetting( 'confirmations' );

	return (
		<ItemList
			list="confirmations"
			items={ withDefault( stored ) }
			onChange={ set }
			summaryOf={ summaryOf }
			isFixed={ ( { isDefault = false } ) => isDefault }
			isOrdered
			addLabel={ __( 'Add one for certain answers', 'atoll' ) }
			createItem={ newConfirmation }
			renderDialog={ ( confirmation, answers ) => (
				<ConfirmationDialog
					{ ...answers }
					confirmation={ confirmation }
					fields={ fields }
				/>
			) }
		/>
	);
};

const SETTINGS = [ 'confirmations' ];

/** Panel with the confirmations that people see after they submit the form. */
export const ConfirmationsPanel = () => (
	<FormPanel
		name="atoll-form-confirmations"
		title={ __( 'Confirmations', 'atoll' ) }
		settings={ SETTINGS }
	>
		<Confirmations />
	</FormPanel>
);
