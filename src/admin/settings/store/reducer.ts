import type { SavedSettings, SettingsGroup, SettingsValues } from '../../../api/admin/settings';
import { changedParts, overlaid } from '../values';
import { INITIAL, type Conflict, type EditedGroup, type Outcome, type State } from './state';

export type Action =
	| { type: 'LOADED'; groups: SettingsGroup[] }
	| { type: 'FAILED' }
	| { type: 'EDITED'; group: string; name: string; value: unknown }
	| { type: 'DISCARDED' }
	| { type: 'SAVING' }
	| { type: 'STORED'; group: string; stored: SavedSettings; sent: SettingsValues }
	| { type: 'INVALID'; group: string; problems: Record< string, string > }
	| { type: 'CONFLICT'; group: string; conflict: Conflict }
	| { type: 'SETTLED'; group: string; keepsEdits: boolean }
	| { type: 'ENDED'; outcomes: Outcome[] }
	| { type: 'PREVIEW_TOGGLED' };

const untouched = { edits: {}, problems: {}, conflict: null };

/** Removes the errors of a setting as soon as it is changed. */
const withoutProblemsOf = ( problems: EditedGroup[ 'problems' ], name: string ) =>
	Object.fromEntries(
		Object.entries( problems ).filter(
			( [ path ] ) => path !== name && ! path.startsWith( `${ name }.` )
		)
	);

const edited = ( group: EditedGroup, name: string, value: unknown ): EditedGroup => ( {
	...group,
	edits: changedParts( group.values, {
		...overlaid( group.values, group.edits ),
		[ name ]: value,
	} ),
	problems: withoutProblemsOf( group.problems, name ),
} );

/** Returns the edits that still differ from the stored values. */
const remaining = ( values: SettingsValues, edits: SettingsValues ): SettingsValues =>
	changedParts( values, overlaid( values, edits ) );

/** Returns the edits that were made while others were being saved. */
const unsavedEdits = (
	{ values, edits }: EditedGroup,
	stored: SavedSettings,
	sent: SettingsValues
): SettingsValues =>
	remaining( stored.values, changedParts( overlaid( values, sent ), overlaid( values, edits ) ) );

/** Returns the group with the newer values, with or without the edits on top. */
const settled = ( group: EditedGroup, keepsEdits: boolean ): EditedGroup => {
	const { newer } = group.conflict ?? { newer: group };
	const edits = keepsEdits ? remaining( newer.values, group.edits ) : {};
	return { ...group, ...newer, ...untouched, edits };
};

const changeGroup = (
	state: State,
	name: string,
	update: ( group: EditedGroup ) => EditedGroup
): State => ( {
	...state,
	groups: state.groups.map( ( group ) => ( group.name === name ? update( group ) : group ) ),
} );

export function reducer( state: State = INITIAL, action: Action ): State {
	switch ( action.type ) {
		case 'LOADED':
			return {
				...state,
				status: 'ready',
				groups: action.groups.map( ( group ) => ( { ...group, ...untouched } ) ),
			};
		case 'FAILED':
			return { ...state, status: 'failed' };
		case 'EDITED':
			return {
				...changeGroup( state, action.group, ( group ) =>
					edited( group, action.name, action.value )
				),
				outcomes: [],
			};
		case 'DISCARDED':
			return {
				...state,
				outcomes: [],
				groups: state.groups.map( ( group ) => settled( group, false ) ),
			};
		case 'SAVING':
			return { ...state, isSaving: true, outcomes: [] };
		case 'STORED':
			return changeGroup( state, action.group, ( group ) => ( {
				...group,
				...action.stored,
				...untouched,
				edits: unsavedEdits( group, action.stored, action.sent ),
			} ) );
		case 'INVALID':
			return changeGroup( state, action.group, ( group ) => ( {
				...group,
				problems: action.problems,
			} ) );
		case 'CONFLICT':
			return changeGroup( state, action.group, ( group ) => ( {
				...group,
				conflict: action.conflict,
			} ) );
		case 'SETTLED':
			return {
				...changeGroup( state, action.group, ( group ) =>
					settled( group, action.keepsEdits )
				),
				outcomes: [],
			};
		case 'ENDED':
			return { ...state, isSaving: false, outcomes: action.outcomes };
		case 'PREVIEW_TOGGLED':
			return { ...state, isPreviewOpen: ! state.isPreviewOpen };
		default:
			return state;
	}
}
