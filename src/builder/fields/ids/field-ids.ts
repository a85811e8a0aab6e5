/** A field's block, as far as its id is concerned. */
export interface NumberedField {
	clientId: string;
	/** Absent on a block that was just inserted. */
	id?: number;
	kind?: string;
}

/** What the editor remembers of ids while it is open. */
export interface IdHistory {
	/** The blocks that were there at the last look. */
	blocks: ReadonlySet< string >;
	/** Every id that was seen, with the block that had it last. */
	ids: ReadonlyMap< number, { clientId: string; kind?: string } >;
	/** No id from here on was ever given. */
	next: number;
}

export const newHistory = ( next: number ): IdHistory => ( {
	blocks: new Set(),
	ids: new Map(),
	next,
} );

/**
 * Which fields need an id of their own, so that an id means one question for ever: new ones, copies, and those that
 * come from another form. One that was taken out and comes back (undo, cut and paste) keeps its id, and so do all
 * fields of a form that was put in place as a whole (opening it, going back to a revision). A form that somebody emptied
 * is still the same form, whatever is put into it.
 *
 * @return The ids to give, by block, and what to remember.
 */
export const newIds = (
	fields: NumberedField[],
	history: IdHistory
): { assigned: Map< string, number >; history: IdHistory } => {
	const wasEmptied = history.ids.size > 0 && history.blocks.size === 0;
	const isNewForm =
		! wasEmptied && ! fields.some( ( { clientId } ) => history.blocks.has( clientId ) );
	const clientIds = new Set( fields.map( ( { clientId } ) => clientId ) );
	const ids = new Map( history.ids );
	const usedIds = new Set< number >();
	const assigned = new Map< string, number >();
	let next = Math.max( history.next, ...fields.map( ( { id = 0 } ) => id + 1 ) );

	const keepsId = ( { clientId, id = 0, kind }: NumberedField ) => {
		if ( id < 1 || usedIds.has( id ) ) {
			return false;
		}
		const previous = history.ids.get( id );
		return (
			isNewForm ||
			previous?.clientId === clientId ||
			( previous !== undefined &&
				! clientIds.has( previous.clientId ) &&
				previous.kind === kind )
		);
	};
	for ( const field of fields ) {
		const id = keepsId( field ) && field.id ? field.id : next++;
		if ( id !== field.id ) {
			assigned.set( field.clientId, id );
		}
		usedIds.add( id );
		ids.set( id, { clientId: field.clientId, kind: field.kind } );
	}
	return { assigned, history: { blocks: clientIds, ids, next } };
};
