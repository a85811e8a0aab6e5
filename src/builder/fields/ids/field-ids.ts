interface Question {
	/** Absent on a block that was just inserted. */
	id?: number;
	kind?: string;
	label?: string;
}

/** Block of a field, with the attributes that decide about its id. */
export interface NumberedField extends Question {
	clientId: string;
}

/** Ids and questions that the editor remembers while it is open. */
export interface IdHistory {
	/** Blocks that existed at the last check. */
	blocks: ReadonlySet< string >;
	/** Every id seen so far, with the field that last had it. */
	ids: ReadonlyMap< number, NumberedField >;
	/** Every question seen so far, with each label and kind that it had, since a copy may be older than a change. */
	questions: ReadonlySet< string >;
	/** First id that was never used; all higher ones are free too. */
	next: number;
}

export const newHistory = ( next: number ): IdHistory => ( {
	blocks: new Set(),
	ids: new Map(),
	questions: new Set(),
	next,
} );

/**
 * Whether two blocks with the same id are the same question. Every form numbers its fields from 1, so a pasted field
 * may have the id of a different question.
 */
export const isSameQuestion = ( one: Question, other: Question ): boolean =>
	one.id !== undefined &&
	one.id === other.id &&
	one.kind === other.kind &&
	one.label === other.label;

const nameOf = ( { id, kind, label }: Question ) => JSON.stringify( [ id, kind, label ] );

/**
 * Finds the fields that need a new id, so that an id always means the same question: new fields, copies, and fields
 * from another form, even if they replace all fields of this one. A field that is removed and comes back (undo, cut
 * and paste) keeps its id, and so do all fields of a form that is restored as a whole, and those of a pattern in a form
 * that never had a field.
 *
 * @param fields
 * @param history
 * @param isRestored Whether the fields were loaded from stored content (opening the form, a revision, the code editor,
 *                   undo), not inserted or pasted.
 * @return The new ids, by block; whether any of these fields comes from another form; and the new history.
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
