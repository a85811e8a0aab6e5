import type { KeptSettings, SettingsGroup, SettingsValues } from '../../../api/admin/settings';
import { isSame } from '../values';
import { INITIAL, type EditedGroup, type State } from './state';

export type Action =
	| { type: 'LOADED'; groups: SettingsGroup[] }
	| { type: 'FAILED' }
	| { type: 'EDITED'; group: string; name: string; value: unknown }
	| { type: 'DISCARDED' }
	| { type: 'SAVING' }
	/** What was sent; left out where nothing was, and what was changed here is given up. */
	| { type: 'KEPT'; group: string; kept: KeptSettings; sent?: SettingsValues }
	| { type: 'INVALID'; group: string; problems: Record< string, string > }
	| { type: 'CONFLICT'; group: string; words: string }
	| { type: 'RENEWED'; group: string; kept: KeptSettings }
	| { type: 'ENDED'; notice: State[ 'notice' ] }
	| { type: 'PREVIEW_TOGGLED' };

const untouched = { edits: {}, problems: {}, conflict: '' };

/** Problems of a setting that is being mended go away with the first change. */
const without = ( problems: EditedGroup[ 'problems' ], name: string ) =>
	Object.fromEntries(
		Object.entries( problems ).filter(
			( [ place ] ) => place !== name && ! place.startsWith( `${ name }.` )
		)
	);

const edited = ( group: EditedGroup, name: string, value: unknown ): EditedGroup => {
	const { [ name ]: _, ...others } = group.edits;
	return {
		...group,
		edits: isSame( value, group.values[ name ] ) ? others : { ...others, [ name ]: value },
		problems: without( group.problems, name ),
	};
};

/** What was changed while these edits were on their way is still to be saved. */
const after = (
	{ values, edits }: EditedGroup,
	kept: KeptSettings,
	sent: SettingsValues = edits
): SettingsValues => {
	const before = { ...values, ...sent };
	return Object.fromEntries(
		Object.entries( { ...values, ...edits } ).filter(
			( [ name, value ] ) =>
				! isSame( value, before[ name ] ) && ! isSame( value, kept.values[ name ] )
		)
	);
};

const change = (
	state: State,
	name: string,
	to: ( group: EditedGroup ) => EditedGroup
): State => ( {
	...state,
	groups: state.groups.map( ( group ) => ( group.name === name ? to( group ) : group ) ),
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
				...change( state, action.group, ( group ) =>
					edited( group, action.name, action.value )
				),
				notice: null,
			};
		case 'DISCARDED':
			return {
				...state,
				notice: null,
				groups: state.groups.map( ( group ) => ( { ...group, ...untouched } ) ),
			};
		case 'SAVING':
			return { ...state, isSaving: true, notice: null };
		case 'KEPT':
			return change( state, action.group, ( group ) => ( {
				...group,
				...action.kept,
				...untouched,
				edits: after( group, action.kept, action.sent ),
			} ) );
		case 'INVALID':
			return change( state, action.group, ( group ) => ( {
				...group,
				problems: action.problems,
			} ) );
		case 'CONFLICT':
			return change( state, action.group, ( group ) => ( {
				...group,
				conflict: action.words,
			} ) );
		case 'RENEWED':
			return change( state, action.group, ( group ) => ( {
				...group,
				...action.kept,
				conflict: '',
			} ) );
		case 'ENDED':
			return { ...state, isSaving: false, notice: action.notice };
		case 'PREVIEW_TOGGLED':
			return { ...state, isPreviewOpen: ! state.isPreviewOpen };
		default:
			return state;
	}
}
