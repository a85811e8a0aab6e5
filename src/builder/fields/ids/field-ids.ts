interface Question {
	/** Absent on a block that was just inserted. */
	id?: number;
	kind?: string;
	label?: string;
}

/** A field's block, as far as its id is concerned. */
export interface NumberedField extends Question {
	clientId: string;
}

/** What the editor remembers of ids while it is open. */
export interface IdHistory {
	/** The blocks that were there at the last look. */
	blocks: ReadonlySet< string >;
	/** Every id that was seen, with the field that had it last. */
	ids: ReadonlyMap< number, NumberedField >;
	/** Every question that was seen, in all words and kinds that it had: a copy may be older than a change of it. */
	questions: ReadonlySet< string >;
	/** No id from here on was ever given. */
	next: number;
}

export const newHistory = ( next: number ): IdHistory => ( {
	blocks: new Set(),
	ids: new Map(),
	questions: new Set(),
	next,
} );

/**
 * Whether two blocks with the same id are the same question. Every form numbers its fields from 1, so that a pasted
 * field may have the id of a different one.
 */
export const isSameQuestion = ( one: Question, other: Question ): boolean =>
	one.id !== undefined &&
	one.id === other.id &&
	one.kind === other.kind &&
	one.label === other.label;

const nameOf = ( { id, kind, label }: Question ) => JSON.stringify( [ id, kind, label ] );

/**
 * Which fields need an id of their own, so that an id means one question for ever: new ones, copies, and those that
 * come from another form, also where they take the place of all that were there. One that was taken out and comes back
 * (undo, cut and paste) keeps its id, and so do all fields of a form that is restored as a whole, and those of a pattern
 * in a form that never had a field.
 *
 * @param fields
 * @param history
 * @param isRestored Whether what is there was put in place from what is stored (opening the form, a revision, the code
 *                   editor, undo), not inserted or pasted.
 * @return The ids to give, by block; whether any of these fields comes from another form; and what to remember.
 */
export const newIds = (
	fields: NumberedField[],
	history: IdHistory,
	isRestored: boolean
): { assigned: Map< string, number >; isForeign: boolean; history: IdHistory } => {
	const isWholeForm =
		isRestored && ! fields.some( ( { clientId } ) => history.blocks.has( clientId ) );
	const isFirstOfAll = history.next === 1;
	const clientIds = new Set( fields.map( ( { clientId } ) => clientId ) );
	const ids = new Map( history.ids );
	const usedIds = new Set< number >();
	const questions = new Set( history.questions );
	const assigned = new Map< string, number >();
	let next = Math.max( history.next, ...fields.map( ( { id = 0 } ) => id + 1 ) );

	const keepsId = ( field: NumberedField ) => {
		const { clientId, id = 0 } = field;
		if ( id < 1 || usedIds.has( id ) ) {
			return false;
		}
		const previous = history.ids.get( id );
		return (
			isWholeForm ||
			isFirstOfAll ||
			previous?.clientId === clientId ||
			( previous !== undefined &&
				! clientIds.has( previous.clientId ) &&
				isSameQuestion( previous, field ) )
		);
	};
	for ( const field of fields ) {
		const id = keepsId( field ) && field.id ? field.id : next++;
		if ( id !== field.id ) {
			assigned.set( field.clientId, id );
		}
		usedIds.add( id );
		ids.set( id, { ...field, id } );
		questions.add( nameOf( { ...field, id } ) );
	}
	const isForeign =
		! isRestored &&
		fields.some(
			( field ) =>
				field.id !== undefined &&
				assigned.has( field.clientId ) &&
				! history.questions.has( nameOf( field ) )
		);
	return { assigned, isForeign, history: { blocks: clientIds, ids, questions, next } };
};
