import type { StoredAnswers } from '../../answers-storage';
import { isChanged, type Control } from '../markup/markup';

const isChoice = ( control: Control ): control is HTMLInputElement =>
	control.type === 'checkbox' || control.type === 'radio';

const isSeveral = ( control: Control ): control is HTMLSelectElement =>
	control instanceof HTMLSelectElement && control.multiple;

/** Whether a control's value must be stored. Hidden inputs change without a person's doing. */
const isEdited = ( control: Control ) => control.type === 'hidden' || isChanged( control );

export const statesOf = ( control: Control ): StoredAnswers => {
	const states: Array< [ string, boolean ] > = isSeveral( control )
		? [ ...control.options ].map( ( { selected, value } ) => [ value, selected ] )
		: [ [ control.value, ( control as HTMLInputElement ).checked ] ];
	return states.map( ( [ value, isChosen ] ) => [
		control.name,
		value,
		isChosen,
		isEdited( control ),
	] );
};

/** Whether the server has prefilled a control. */
const isPrefilled = ( control: Control ) => {
	if ( control instanceof HTMLSelectElement ) {
		return control.querySelector( '[selected]' ) !== null;
	}
	return isChoice( control ) ? control.defaultChecked : control.defaultValue !== '';
};

/** @param index Index among controls of the same name: those of a date share a name. */
const fillControl = ( control: Control, states: StoredAnswers, index: number ) => {
	const chosen = new Map( states.map( ( [ , value, isChosen ] ) => [ value, isChosen ] ) );
	if ( isSeveral( control ) ) {
		[ ...control.options ].forEach(
			( option ) => ( option.selected = !! chosen.get( option.value ) )
		);
	} else if ( isChoice( control ) ) {
		control.checked = chosen.get( control.value ) ?? control.checked;
	} else {
		control.value = states[ index ]?.[ 1 ] ?? control.value;
	}
};

/** Groups items by name, in one walk, since a form may have a thousand inputs. */
const byName = < Item >( items: Item[], nameOf: ( item: Item ) => string ) => {
	const groups = new Map< string, Item[] >();
	items.forEach( ( item ) => {
		groups.set( nameOf( item ), [ ...( groups.get( nameOf( item ) ) ?? [] ), item ] );
	} );
	return groups;
};

/**
 * Restores stored answers. Values that a person has entered meanwhile stay. So do values that the server has prefilled,
 * if nobody had changed that field before: they are newer, for example from another link to the form.
 *
 * @param storedAnswers
 * @param setRows  Receives the stored number of controls of a name.
 * @param controls Returns the current controls.
 */
export const restore = (
	storedAnswers: StoredAnswers,
	setRows: ( name: string, count: number ) => void,
	controls: () => Control[]
) => {
	const nameOf = ( control: Control ) => control.name;
	const printed = byName( controls(), nameOf );
	const toRestore = [ ...byName( storedAnswers, ( [ name ] ) => name ) ].filter(
		( [ name, states ] ) =>
			states.some( ( [ , , , isOwn ] ) => isOwn ) ||
			! printed.get( name )?.some( isPrefilled )
	);
	toRestore.forEach( ( [ name, states ] ) => setRows( name, states.length ) );
	const current = byName( controls(), nameOf );
	toRestore.forEach( ( [ name, states ] ) =>
		current
			.get( name )
			?.forEach(
				( control, at ) => isChanged( control ) || fillControl( control, states, at )
			)
	);
};
