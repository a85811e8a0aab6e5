import { __ } from '@wordpress/i18n';
import { listSettings, readSettings, saveSettings } from '../../../api/admin/settings';
import { Invalid, Refused } from '../../../api/errors';
import type { Action } from './reducer';
import type { EditedGroup, Outcome } from './state';

interface Thunk {
	dispatch( action: Action ): void;
	select: { getGroups(): EditedGroup[] };
}

const FAILED = __(
	'The settings could not be saved. They are still here: please try again.',
	'atoll'
);

export const load =
	() =>
	async ( { dispatch }: Thunk ) => {
		try {
			dispatch( { type: 'LOADED', groups: await listSettings() } );
		} catch {
			dispatch( { type: 'FAILED' } );
		}
	};

export const edit = ( group: string, name: string, value: unknown ): Action => ( {
	type: 'EDITED',
	group,
	name,
	value,
} );

export const discard = (): Action => ( { type: 'DISCARDED' } );

export const dismissOutcomes = (): Action => ( { type: 'ENDED', outcomes: [] } );

export const togglePreview = (): Action => ( { type: 'PREVIEW_TOGGLED' } );

/** Saves one group, and returns the error message; empty on success. */
const send = async ( group: EditedGroup, dispatch: Thunk[ 'dispatch' ] ): Promise< string > => {
	const { name, edits, version } = group;
	try {
		const stored = await saveSettings( name, edits, version );
		dispatch( { type: 'STORED', group: name, stored, sent: edits } );
		return '';
	} catch ( thrown ) {
		if ( thrown instanceof Invalid ) {
			dispatch( { type: 'INVALID', group: name, problems: thrown.messages } );
			return thrown.message;
		}
		if ( thrown instanceof Refused && thrown.status === 409 ) {
			return contend( name, thrown.message, dispatch );
		}
		return thrown instanceof Refused ? thrown.message : FAILED;
	}
};

/** Loads what another person saved, so that both versions can be compared. */
const contend = async ( group: string, words: string, dispatch: Thunk[ 'dispatch' ] ) => {
	try {
		const newer = await readSettings( group );
		dispatch( { type: 'CONFLICT', group, conflict: { words, newer } } );
		return __(
			'Someone else saved these settings first, so yours are not saved yet.',
			'atoll'
		);
	} catch {
		return FAILED;
	}
};

/** Saves every group that has edits. */
export const save =
	() =>
	async ( { dispatch, select }: Thunk ) => {
		dispatch( { type: 'SAVING' } );
		const outcomes: Outcome[] = [];
		for ( const group of select.getGroups() ) {
			if ( Object.keys( group.edits ).length > 0 ) {
				outcomes.push( { group: group.name, problem: await send( group, dispatch ) } );
			}
		}
		dispatch( { type: 'ENDED', outcomes } );
	};

/** Resolves a conflict: takes the other person's values, with or without this person's edits on top. */
export const settle = ( group: string, keepsEdits: boolean ): Action => ( {
	type: 'SETTLED',
	group,
	keepsEdits,
} );
