import { BaseControl, CheckboxControl } from '@wordpress/components';
import { setterOf, type Control } from '../control';

/** Editor of the correct choices. */
export const RightAnswerSetting: Control = ( props ) => {
	const { attributes, setting } = props;
	const value = attributes[ setting.setting ];
	const rightValues = ( Array.isArray( value ) ? value : [ value ?? '' ] ).map( String );
	const choices = ( attributes.choices ?? [] ).map(
		( { text = '', value: choiceValue = text } ) => ( {
			label: text || choiceValue,
			value: choiceValue,
		} )
	);
	const change = setterOf( props );
	return (
		<BaseControl __nextHasNoMarginBottom help={ setting.description }>
			<BaseControl.VisualLabel>{ setting.title }</BaseControl.VisualLabel>
			{ choices.map( ( choice ) => (
				<CheckboxControl
					key={ choice.value }
					label={ choice.label }
					checked={ rightValues.includes( choice.value ) }
					onChange={ ( isRight ) =>
						change(
							choices
								.map( ( one ) => one.value )
								.filter( ( one ) =>
									one === choice.value ? isRight : rightValues.includes( one )
								)
						)
					}
				/>
			) ) }
		</BaseControl>
	);
};
