import type { ChoiceAttributes } from '../../attributes';

export const withText = ( choice: ChoiceAttributes, text: string ): ChoiceAttributes => ( {
	...choice,
	text,
} );

/** Returns the choices with one changed value; a choice with an empty value submits its text. */
export const withValue = (
	{ value: _, ...choice }: ChoiceAttributes,
	value: string
): ChoiceAttributes => ( value === '' ? choice : { ...choice, value } );

/** Returns the choices without values, so that each submits its text. */
export const withoutValues = ( choices: ChoiceAttributes[] ): ChoiceAttributes[] =>
	choices.map( ( { value: _, ...choice } ) => choice );

const withSelected = (
	{ isSelected: _, ...choice }: ChoiceAttributes,
	isSelected: boolean
): ChoiceAttributes => ( isSelected ? { ...choice, isSelected } : choice );

/** Returns the choices with one selected or not; if only one may be selected, the others are deselected. */
export const withSelection = (
	choices: ChoiceAttributes[],
	index: number,
	isSelected: boolean,
	isMultiple: boolean
): ChoiceAttributes[] =>
	choices.map( ( choice, position ) =>
		position === index
			? withSelected( choice, isSelected )
			: withSelected( choice, Boolean( choice.isSelected ) && ( isMultiple || ! isSelected ) )
	);
