/** The types that Atoll's blocks need of @wordpress/block-editor, which has none. */
declare module '@wordpress/block-editor' {
	import type { StoreDescriptor } from '@wordpress/data';
	import type {
		ComponentType,
		HTMLAttributes,
		KeyboardEvent,
		ReactNode,
		RefCallback,
	} from 'react';

	export interface BlockEditProps< Attributes > {
		attributes: Attributes;
		setAttributes( changes: Partial< Attributes > ): void;
		isSelected: boolean;
		clientId: string;
		className?: string;
	}

	export interface LinkValue {
		url?: string;
		title?: string;
		opensInNewTab?: boolean;
	}

	interface BlockInstance {
		attributes: Record< string, unknown >;
	}

	interface BlockEditorSelectors {
		getBlockOrder( state: object, rootClientId?: string ): string[];
		getBlocksByName( state: object, name: string ): string[];
		getBlockAttributes( state: object, clientId: string ): BlockInstance[ 'attributes' ] | null;
	}

	interface BlockEditorActions {
		/** Sets the settings of a list of blocks; the list of the whole post has the id ''. */
		updateBlockListSettings(
			clientId: string,
			settings: { prioritizedInserterBlocks?: string[] }
		): void;
		updateBlockAttributes( clientIds: string[], attributes: Record< string, unknown > ): void;
		/** Adds the next change to the previous undo step. */
		__unstableMarkNextChangeAsNotPersistent(): void;
	}

	export const store: StoreDescriptor & {
		/** Only exists for the types of `select( store )` and `dispatch( store )`. */
		readonly selectors?: BlockEditorSelectors;
		readonly actions?: BlockEditorActions;
	};

	/** A provider for blocks that are stored elsewhere, such as in a post. */
	export const BlockEditorProvider: ComponentType< {
		value: unknown;
		onInput: unknown;
		onChange: unknown;
		settings: object;
		/** Whether to keep the blocks separate from those of other providers. */
		useSubRegistry?: boolean;
		children?: ReactNode;
	} >;

	export const BlockControls: ComponentType< {
		group?: 'default' | 'block' | 'inline' | 'other';
		children?: ReactNode;
	} >;

	export const InspectorControls: ComponentType< {
		group?: 'default' | 'content' | 'settings' | 'styles' | 'advanced';
		children?: ReactNode;
	} >;

	export const LinkControl: ComponentType< {
		value?: LinkValue;
		onChange( value: LinkValue ): void;
		onRemove?(): void;
		settings?: { id: string; title: string }[];
		forceIsEditingLink?: boolean;
		searchInputPlaceholder?: string;
	} >;

	export const HeadingLevelDropdown: ComponentType< {
		value: number;
		options?: number[];
		onChange( level: number ): void;
	} >;

	export interface Media {
		/** Missing while the file is being uploaded. */
		id?: number;
		alt?: string;
	}

	interface MediaProps {
		accept?: string;
		allowedTypes?: string[];
		/** Called without an argument if an upload failed. */
		onSelect( media?: Media ): void;
		onError( message: string ): void;
	}

	export const MediaPlaceholder: ComponentType< MediaProps & { labels?: { title?: string } } >;

	export const MediaReplaceFlow: ComponentType< MediaProps & { mediaId: number } >;

	interface SavedHtml {
		tagName: string;
		value: string;
		className?: string;
	}

	export const RichText: ComponentType< {
		tagName?: string;
		identifier?: string;
		value: string;
		onChange( value: string ): void;
		allowedFormats?: string[];
		withoutInteractiveFormatting?: boolean;
		disableLineBreaks?: boolean;
		placeholder?: string;
		className?: string;
		'aria-label'?: string;
		onKeyDown?( event: KeyboardEvent ): void;
		/** Called when another block was chosen by its name after a slash. */
		onReplace?( blocks: object[] ): void;
		/** Called on Backspace or Delete in an empty text. */
		onRemove?( isForward: boolean ): void;
	} > & { Content: ComponentType< SavedHtml > };

	type ElementProps = HTMLAttributes< HTMLElement >;

	interface UseBlockProps {
		< Props extends ElementProps >(
			props?: Props & { ref?: RefCallback< HTMLElement > }
		): Props & { ref: RefCallback< HTMLElement > };
		save( props?: ElementProps ): ElementProps;
	}

	export const useBlockProps: UseBlockProps;

	/** Name of a block, its attributes and its inner blocks. */
	type TemplateBlock = [ string, Record< string, unknown >?, TemplateBlock[]? ];

	interface InnerBlocksOptions {
		template?: TemplateBlock[];
		defaultBlock?: { name: string };
		directInsert?: boolean;
	}

	interface UseInnerBlocksProps {
		< Props extends ElementProps >( props?: Props, options?: InnerBlocksOptions ): Props;
		save( props?: ElementProps ): ElementProps;
	}

	export const useInnerBlocksProps: UseInnerBlocksProps;
}
