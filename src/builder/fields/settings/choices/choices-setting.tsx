import { Flex, TextControl, ToggleControl } from '@wordpress/components';
import { select } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { formBlocks } from '../../../form-blocks';
import { formSettings } from '../../../form-settings';
import { parseSettings } from '../../../parse-settings';
import type { ChoiceAttributes } from '../../attributes';
import { withNumbers } from '../../choice-numbers';
import { setterOf, type Control } from '../control';
import { ListEditor } from '../lists/list-editor';
import { BulkChoices } from './bulk-choices';
import { withoutValues, withSelection, withText, withValue } from './choice-changes';
import { DefaultChoice } from './default-choice';
import { highestBoxIn } from './highest-box';

const nameOf = ( { text = '' }: ChoiceAttributes, position: number ) =>
	/* translators: %d: position of a choice without words. */
	text || sprintf( __( 'choice %d', 'atoll' ), position );

/** What can be chosen: written line by line or all at once, which are chosen at first, and what each sends. */
export const ChoicesSetting: Control = ( props ) => {
	const { attributes, kind, setting } = props;
	const stored = ( attributes[ setting.setting ] ?? [] ) as ChoiceAttributes[];
	const hasBoxes = kind.shape === 'choices';
	const choices = hasBoxes ? withNumbers( stored ) : stored;
	const hasValues = choices.some( ( { value } ) => value !== undefined );
	/** Shows the inputs for values also before there is one, and while the only one is emptied to be written anew. */
	const [ isOn, setIsOn ] = useState( hasValues );
	const showsValues = isOn || hasValues;
	const set = setterOf( props );
	const highest = useRef( 0 );
	/** A new choice gets a number that no box had: rules may still ask for one that was removed. */
	const change = ( changed: ChoiceAttributes[] ) => {
		highest.current = Math.max(
			highest.current,
			highestBoxIn(
				[ formBlocks( select ), parseSettings( formSettings( select ) ) ],
				attributes.id
			),
			...choices.map( ( { number = 0 } ) => number )
		);
		set( hasBoxes ? withNumbers( changed, highest.current ) : changed );
	};
	const switchValues = ( isChecked: boolean ) => {
		setIsOn( isChecked );
		if ( ! isChecked && hasValues ) {
			change( withoutValues( choices ) );
		}
	};
	const isMultiple = kind.shape === 'choices' || kind.shape === 'selection';
	return (
		<Flex direction="column" gap={ 3 }>
			<ListEditor
				items={ choices }
				onChange={ change }
				create={ (): ChoiceAttributes => ( { text: '' } ) }
				nameOf={ nameOf }
				addLabel={ __( 'Add choice', 'atoll' ) }
			>
				{ ( choice, index, changeItem ) => (
					<div className="atoll-builder-choice">
						<TextControl
							__next40pxDefaultSize
							hideLabelFromVision
							/* translators: %d: position of a choice. */
							label={ sprintf( __( 'Text of choice %d', 'atoll' ), index + 1 ) }
							value={ choice.text ?? '' }
							onChange={ ( text ) => changeItem( withText( choice, text ) ) }
						/>
						{ showsValues && (
							<TextControl
								__next40pxDefaultSize
								className="atoll-builder-choice__value"
								hideLabelFromVision
								label={ sprintf(
									/* translators: %d: position of a choice. */
									__( 'Value of choice %d', 'atoll' ),
									index + 1
								) }
								value={ choice.value ?? '' }
								placeholder={ choice.text }
								onChange={ ( value ) => {
									setIsOn( true );
									changeItem( withValue( choice, value ) );
								} }
							/>
						) }
						<DefaultChoice
							choice={ choice }
							name={ nameOf( choice, index + 1 ) }
							onChange={ ( isSelected ) =>
								change( withSelection( choices, index, isSelected, isMultiple ) )
							}
						/>
					</div>
				) }
			</ListEditor>
			<BulkChoices choices={ choices } onChange={ change } />
			<ToggleControl
				label={ __( 'Values of their own', 'atoll' ) }
				help={ __( 'What is sent and stored when it is not the text.', 'atoll' ) }
				checked={ showsValues }
				onChange={ switchValues }
			/>
		</Flex>
	);
};
