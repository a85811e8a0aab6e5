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

/** Editor of choices, one by one or all at once: their texts, their values, and which are selected at first. */
export const ChoicesSetting: Control = ( props ) => {
	const { attributes, kind, setting } = props;
	const stored = ( attributes[ setting.setting ] ?? [] ) as ChoiceAttributes[];
	const hasBoxes = kind.shape === 'choices';
	const choices = hasBoxes ? withNumbers( stored ) : stored;
	const hasValues = choices.some( ( { value } ) => value !== undefined );
	/** Whether value inputs show, even before there is a value or while the only one is being retyped. */
	const [ isOn, setIsOn ] = useState( hasValues );
	const showsValues = isOn || hasValues;
	const set = setterOf( props );
	const highest = useRef( 0 );
	/** Gives a new choice a number that no box ever had: rules may still refer to a removed box. */
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
