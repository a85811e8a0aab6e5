import type { StoredAnswers } from '../../answers-storage';
import { isChanged, type Control } from '../markup/markup';

const isChoice = ( control: Control ): control is HTMLInputElement =>
	control.type === 'checkbox' || control.type === 'radio';

const isSeveral = ( control: Control ): control is HTMLSelectElement =>
	control instanceof HTMLSelectElement && control.multiple;

/** What the server hides is kept for the form's own sake, and changes without anybody's doing. */
const isOwn = ( control: Control ) => control.type === 'hidden' || isChanged( control );

export const statesOf = ( control: Control ): StoredAnswers => {
	const states: Array< [ string, boolean ] > = isSeveral( control )
		? [ ...control.options ].map( ( { selected, value } ) => [ value, selected ] )
		: [ [ control.value, ( control as HTMLInputElement ).checked ] ];
	return states.map( ( [ value, isChosen ] ) => [
		control.name,
		value,
		isChosen,
		isOwn( control ),
	] );
};

/** Whether the server has put something in. */
const isGiven = ( control: Control ) => {
	if ( control instanceof HTMLSelectElement ) {
		return control.querySelector( '[selected]' ) !== null;
	}
	return isChoice( control ) ? control.defaultChecked : control.defaultValue !== '';
};

/** @param at Its place among controls of its name: those of a date share one. */
const fill = ( control: Control, kept: StoredAnswers, at: number ) => {
	const chosen = new Map( kept.map( ( [ , value, isChosen ] ) => [ value, isChosen ] ) );
	if ( isSeveral( control ) ) {
		[ ...control.options ].forEach( ( one ) => ( one.selected = !! chosen.get( one.value ) ) );
	} else if ( isChoice( control ) ) {
		control.checked = chosen.get( control.value ) ?? control.checked;
	} else {
		control.value = kept[ at ]?.[ 1 ] ?? control.value;
	}
};

/** In one walk each, since a form may have a thousand inputs. */
const byName = < Item >( items: Item[], nameOf: ( item: Item ) => string ) => {
	const groups = new Map< string, Item[] >();
	items.forEach( ( item ) => {
		groups.set( nameOf( item ), [ ...( groups.get( nameOf( item ) ) ?? [] ), item ] );
	} );
	return groups;
};

/**
 * Gives back what was kept. What somebody has put in meanwhile stays, and so does what the server has put in where
 * nobody had changed that before: it is newer, as after another link to the form.
 *
 * @param kept
 * @param makeRoom Is told how many controls of a name there were.
 * @param controls Tells those that there are then.
 */
export const restore = (
	kept: StoredAnswers,
	makeRoom: ( name: string, count: number ) => void,
	controls: () => Control[]
) => {
	const named = ( control: Control ) => control.name;
	const printed = byName( controls(), named );
	const wanted = [ ...byName( kept, ( [ name ] ) => name ) ].filter(
		( [ name, states ] ) =>
			states.some( ( [ , , , isTheirs ] ) => isTheirs ) ||
			! printed.get( name )?.some( isGiven )
	);
	wanted.forEach( ( [ name, states ] ) => makeRoom( name, states.length ) );
	const now = byName( controls(), named );
	wanted.forEach( ( [ name, states ] ) =>
		now
			.get( name )
			?.forEach( ( control, at ) => isChanged( control ) || fill( control, states, at ) )
	);
};
