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

/** Sends one group, and says why it was not saved. */
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

/** Fetches what somebody else saved, so that the person can compare. */
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

/** Saves every group that was changed. */
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

/** After somebody else saved: their values, with what was changed here on top of them, or without. */
export const settle = ( group: string, keepsEdits: boolean ): Action => ( {
	type: 'SETTLED',
	group,
	keepsEdits,
} );
