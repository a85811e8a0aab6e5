import type { PublicField } from '../../../../contract/public-definition';
import type { FormTexts } from '../../../../contract/texts';
import type { SetRows } from '../../context';
import { rowsIn, type Rows } from '../../markup/rows';
import { fillText } from '../../texts/fill-text';

/** Returns a new row as the server prints it, with ids that no row has had before. */
const makeRow = ( { list, template }: Rows ): HTMLElement => {
	const holder = document.createElement( 'div' );
	const next = Number( list.dataset.made ?? list.children.length ) + 1;
	list.dataset.made = String( next );
	holder.innerHTML = template.innerHTML.replaceAll( '{row}', String( next ) );
	return holder.firstElementChild as HTMLElement;
};

/** Adds blank rows until a list has as many as given. */
const growTo = ( rows: Rows, count: number ) => {
	while ( rows.list.children.length < count ) {
		rows.list.append( makeRow( rows ) );
	}
};

/** Removes the rows that were printed for people without JavaScript, except those with text in them. */
export const dropSpare = ( rows: Rows ) => {
	rows.list.dataset.made = String( rows.list.children.length );
	rows.spare().forEach( ( row ) => {
		row.removeAttribute( 'data-spare' );
		if ( rows.cells( row ).every( ( { value } ) => value === '' ) ) {
			row.remove();
		}
	} );
};

/** Marks a list as changed after a row was removed, though each cell still has its printed value. */
const markAsChanged = ( cell: HTMLInputElement, value: string ) => {
	cell.defaultValue = '';
	cell.value = value;
};

const isAsPrinted = ( { defaultValue, value }: HTMLInputElement ) => value === defaultValue;

/** Removes surplus rows, except those that a person has filled in; the remaining rows are filled in next. */
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

/** Does nothing for inputs that do not belong to a list. Does not restore rows that were removed before. */
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
 * Adds a blank row and focuses it.
 *
 * @param rows Rows of one list.
 * @return The new row's number, from 1.
 */
export const addRow = ( rows: Rows ): number => {
	const count = rows.list.children.length + 1;
	growTo( rows, count );
	rows.cells( rows.list.lastElementChild )[ 0 ]?.focus();
	return count;
};

/**
 * Removes a row and focuses the next row's button. The only row is emptied instead.
 *
 * @param rows Rows of one list.
 * @param row  The row to remove.
 * @return The removed row's number, from 1.
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
	// Removing a row fires no event, but code that follows the form's answers needs one.
	rows.list.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	return index + 1;
};

/** Shows the buttons, numbers the rows, and makes the first row required: others may stay empty. */
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
