import type { Choice } from '../../../editor-data';

/** As a form holds it: without a value of its own it sends its text. */
export type GivenChoice = Partial< Choice >;

export const withText = ( choice: GivenChoice, text: string ): GivenChoice => ( {
	...choice,
	text,
} );

/** An emptied value is that of the text again. */
export const withValue = ( { value: _, ...choice }: GivenChoice, value: string ): GivenChoice =>
	value === '' ? choice : { ...choice, value };

const withSelected = (
	{ isSelected: _, ...choice }: GivenChoice,
	isSelected: boolean
): GivenChoice => ( isSelected ? { ...choice, isSelected } : choice );

/** Where one only can be chosen, the others are not. */
export const withSelection = (
	choices: GivenChoice[],
	index: number,
	isSelected: boolean,
	isMultiple: boolean
): GivenChoice[] =>
	choices.map( ( choice, position ) =>
		position === index
			? withSelected( choice, isSelected )
			: withSelected( choice, Boolean( choice.isSelected ) && ( isMultiple || ! isSelected ) )
	);
