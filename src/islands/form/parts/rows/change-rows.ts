import type { PublicField } from '../../../../contract/public-definition';
import type { FormTexts } from '../../../../contract/texts';
import type { SetRows } from '../../context';
import { rowsIn, type Rows } from '../../markup/rows';
import { fillText } from '../../texts/fill-text';

/** A further row as the server prints it, with ids that no row was given before. */
const makeRow = ( { list, template }: Rows ): HTMLElement => {
	const holder = document.createElement( 'div' );
	const next = Number( list.dataset.made ?? list.children.length ) + 1;
	list.dataset.made = String( next );
	holder.innerHTML = template.innerHTML.replaceAll( '{row}', String( next ) );
	return holder.firstElementChild as HTMLElement;
};

/** Makes sure that a list has as many rows; blank ones are added. */
const growTo = ( rows: Rows, count: number ) => {
	while ( rows.list.children.length < count ) {
		rows.list.append( makeRow( rows ) );
	}
};

/** Takes the rows away that were printed for those who cannot add any; what was typed into one stays. */
export const dropSpare = ( rows: Rows ) => {
	rows.list.dataset.made = String( rows.list.children.length );
	rows.spare().forEach( ( row ) => {
		row.removeAttribute( 'data-spare' );
		if ( rows.cells( row ).every( ( { value } ) => value === '' ) ) {
			row.remove();
		}
	} );
};

/** A list of which a row was removed has changed, though each cell holds what was printed. */
const markAsChanged = ( cell: HTMLInputElement, value: string ) => {
	cell.defaultValue = '';
	cell.value = value;
};

const isAsPrinted = ( { defaultValue, value }: HTMLInputElement ) => value === defaultValue;

/** Takes away the rows that are too many, but for what somebody has written into one; the others are filled in next. */
const shrinkTo = ( rows: Rows, count: number ) => {
	const extra = [ ...rows.list.children ]
		.slice( count )
		.filter( ( row ) => rows.cells( row ).every( isAsPrinted ) );
	extra.forEach( ( row ) => row.remove() );
	if ( extra.length ) {
		rows.cells( rows.list )
			.filter( isAsPrinted )
			.forEach( ( cell ) => markAsChanged( cell, '' ) );
	}
};

/** Does nothing for inputs that are no list's. Rows that were taken away before do not come back. */
export const setRows: SetRows = ( markup, name, count ) => {
	const cell = markup.form.querySelector( `[name="${ CSS.escape( name ) }"]` );
	const rows = cell && rowsIn( markup.field( markup.fieldOf( cell ) ?? 0 ) );
	if ( rows ) {
		const rowCount = Math.ceil( count / rows.cells( rows.rowOf( cell ) ).length );
		growTo( rows, rowCount );
		shrinkTo( rows, rowCount );
	}
};

/**
 * Adds a blank row and puts the focus into it.
 *
 * @param rows Of one list.
 * @return Which one it is, from 1.
 */
export const addRow = ( rows: Rows ): number => {
	const count = rows.list.children.length + 1;
	growTo( rows, count );
	rows.cells( rows.list.lastElementChild )[ 0 ]?.focus();
	return count;
};

/**
 * Takes a row away; the focus goes to its neighbour's button. The only row stays, and is emptied.
 *
 * @param rows Of one list.
 * @param row  One of them.
 * @return Which one it was, from 1.
 */
export const removeRow = ( rows: Rows, row: Element ): number => {
	const all = [ ...rows.list.children ];
	const index = all.indexOf( row );
	const neighbour = all[ index + 1 ] ?? all[ index - 1 ];
	if ( neighbour ) {
		row.remove();
		rows.cells( rows.list ).forEach( ( cell ) => markAsChanged( cell, cell.value ) );
		rows.remove( neighbour )?.focus();
	} else {
		rows.cells( row ).forEach( ( cell ) => {
			cell.value = '';
		} );
		rows.cells( row )[ 0 ]?.focus();
	}
	// Removing a row fires no event by itself; those who follow the form's answers need one.
	rows.list.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	return index + 1;
};

/** Shows the buttons, calls the rows by their numbers, and has the first filled in: further ones may stay empty. */
export const showRows = ( rows: Rows, { maxRows, required }: PublicField, texts: FormTexts ) => {
	const all = [ ...rows.list.children ];
	rows.add.hidden = !! maxRows && all.length >= maxRows;
	all.forEach( ( row, index ) => {
		const remove = rows.remove( row );
		row.setAttribute( 'aria-label', fillText( texts.row, { row: index + 1 } ) );
		remove?.setAttribute( 'aria-label', fillText( texts.removeRow, { row: index + 1 } ) );
		remove?.removeAttribute( 'hidden' );
		if ( required && index === 0 ) {
			rows.cells( row ).forEach( ( cell ) => cell.setAttribute( 'aria-required', 'true' ) );
		}
	} );
};
