import { CheckboxControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ChoiceAttributes } from '../../attributes';

interface Props {
	choice: ChoiceAttributes;
	name: string;
	onChange: ( isSelected: boolean ) => void;
}

/** Checkbox or radio button: whether the choice is selected when the form opens. */
export const DefaultChoice = ( { choice, name, onChange }: Props ) => (
	<CheckboxControl
		className="atoll-builder-choice__default"
		label={ __( 'Chosen at first', 'atoll' ) }
		/* translators: %s: a choice. */
		aria-label={ sprintf( __( '%s is chosen at first', 'atoll' ), name ) }
		checked={ Boolean( choice.isSelected ) }
		onChange={ onChange }
	/>
);
