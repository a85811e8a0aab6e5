import { act, render } from '@testing-library/react';
import { BlockEditorProvider, store as blockEditor } from '@wordpress/block-editor';
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { store as core, useEntityBlockEditor } from '@wordpress/core-data';
import {
	createReduxStore,
	createRegistrySelector,
	dispatch,
	register,
	select,
} from '@wordpress/data';
import type { ComponentType } from 'react';
import field from '../../blocks/field/block.json';
import pageBreak from '../../blocks/page-break/block.json';
import type { Block } from '../../src/builder/form-blocks';

const KIND = 'postType';
const NAME = 'atoll_form';

interface CoreSelectors {
	getRawEntityRecord( kind: string, name: string, id: number ): Record< string, unknown >;
	getEditedEntityRecord( kind: string, name: string, id: number ): Record< string, unknown >;
}

interface CoreActions {
	addEntities( entities: object[] ): void;
	receiveEntityRecords( kind: string, name: string, records: object[] ): void;
	editEntityRecord( ...edit: [ string, string, number, object, object? ] ): Promise< void >;
	undo(): Promise< void >;
}

/** As whoever deletes, pastes and types calls them. */
interface EditorActions {
	insertBlocks( blocks: object[], index?: number ): void;
	removeBlocks( ids: string[] ): void;
	replaceBlocks( ids: string[], blocks: object | object[] ): void;
	updateBlockAttributes( id: string, attributes: object ): void;
}

const coreActions = dispatch( core ) as unknown as CoreActions;
const posts = ( read: typeof select ) => read( core ) as unknown as CoreSelectors;

/** Each test opens another one. */
let post = 0;

/**
 * What stands for the store of `@wordpress/editor`, which loads the whole editor; posts, blocks and undo are WordPress'
 * own: `jest.mock( '@wordpress/editor', () => jest.requireActual( '…/tests/js/form-editor' ) )`.
 */
export const store = createReduxStore( 'core/editor', {
	reducer: () => null,
	actions: {
		editPost: ( edits: object, options?: object ) => () =>
			coreActions.editEntityRecord( KIND, NAME, post, edits, options ),
	},
	selectors: {
		getCurrentPostAttribute: createRegistrySelector(
			( read: typeof select ) => ( _: unknown, name: string ) =>
				posts( read ).getRawEntityRecord( KIND, NAME, post )[ name ]
		),
		getEditedPostAttribute: createRegistrySelector(
			( read: typeof select ) => ( _: unknown, name: string ) =>
				posts( read ).getEditedEntityRecord( KIND, NAME, post )[ name ]
		),
	},
} );
register( store );

const Editor = ( { upkeep: Upkeep }: { upkeep: ComponentType } ) => {
	const [ value, onInput, onChange ] = useEntityBlockEditor( KIND, NAME, { id: String( post ) } );
	return (
		<BlockEditorProvider
			value={ value }
			onInput={ onInput }
			onChange={ onChange }
			settings={ {} }
			useSubRegistry={ false }
		>
			<Upkeep />
		</BlockEditorProvider>
	);
};

beforeAll( () => {
	for ( const metadata of [ field, pageBreak ] ) {
		registerBlockType(
			{ ...metadata, category: 'widgets' } as BlockConfiguration,
			{ edit: () => null, save: () => null } as Partial< BlockConfiguration >
		);
	}
	coreActions.addEntities( [
		{
			kind: KIND,
			name: NAME,
			label: 'Form',
			baseURL: '/wp/v2/atoll-forms',
			rawAttributes: [ 'title', 'excerpt', 'content' ],
			transientEdits: { blocks: true, selection: true },
			mergedEdits: { meta: true },
		},
	] );
} );

/**
 * Opens a form in the editor.
 *
 * @param upkeep      What runs while it is open; shows nothing.
 * @param content     Serialized blocks.
 * @param nextFieldId As the server says it.
 */
export const openForm = (
	upkeep: ComponentType,
	content = '',
	nextFieldId = 1
): Promise< void > => {
	const meta = { atoll_settings: '' };
	const form = { id: ++post, content: { raw: content }, meta, nextFieldId };
	coreActions.receiveEntityRecords( KIND, NAME, [ form ] );
	return act( async () => void render( <Editor upkeep={ upkeep } /> ) );
};

/** Does something with the form, as an editor does, and waits for what comes of it. */
export const edit = ( change: ( actions: EditorActions ) => unknown ): Promise< void > =>
	act( async () => void ( await change( dispatch( blockEditor ) as unknown as EditorActions ) ) );

/** Changes anything else of the post, its content in the code editor too. */
export const editPost = ( edits: object ): Promise< void > =>
	act( () => coreActions.editEntityRecord( KIND, NAME, post, edits ) );

export const undo = (): Promise< void > => act( () => coreActions.undo() );

export const blocks = (): Block[] => select( blockEditor ).getBlocks();

export const clientIds = (): string[] => blocks().map( ( { clientId } ) => clientId );

export const settings = (): string =>
	( select( store ).getEditedPostAttribute( 'meta' ) as { atoll_settings: string } )
		.atoll_settings;
