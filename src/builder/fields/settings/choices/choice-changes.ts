import type { ChoiceAttributes } from '../../attributes';

export const withText = ( choice: ChoiceAttributes, text: string ): ChoiceAttributes => ( {
	...choice,
	text,
} );

/** A choice whose value is emptied has none of its own, and sends its text. */
export const withValue = (
	{ value: _, ...choice }: ChoiceAttributes,
	value: string
): ChoiceAttributes => ( value === '' ? choice : { ...choice, value } );

/** Each sends its text. */
export const withoutValues = ( choices: ChoiceAttributes[] ): ChoiceAttributes[] =>
	choices.map( ( { value: _, ...choice } ) => choice );

const withSelected = (
	{ isSelected: _, ...choice }: ChoiceAttributes,
	isSelected: boolean
): ChoiceAttributes => ( isSelected ? { ...choice, isSelected } : choice );

/** Where one only can be chosen, the others are not. */
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
