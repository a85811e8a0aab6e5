/** What Atoll's blocks use of @wordpress/block-editor, which ships without types. */
declare module '@wordpress/block-editor' {
	import type {
		ComponentType,
		HTMLAttributes,
		KeyboardEvent,
		ReactNode,
		RefCallback,
	} from 'react';
	import type { StoreDescriptor } from '@wordpress/data';

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
		getBlocksByName( state: object, name: string ): string[];
		getBlockAttributes( state: object, clientId: string ): BlockInstance[ 'attributes' ] | null;
	}

	export const store: StoreDescriptor & {
		/** Only here for the types of `select( store )`. */
		readonly selectors?: BlockEditorSelectors;
	};

	export const BlockControls: ComponentType< {
		group?: 'default' | 'block' | 'inline' | 'other';
		children?: ReactNode;
	} >;

	export const InspectorControls: ComponentType< {
		group?: 'settings' | 'styles' | 'advanced';
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
	} >;

	export function useBlockProps< Props extends HTMLAttributes< HTMLElement > >(
		props?: Props & { ref?: RefCallback< HTMLElement > }
	): Props & { ref: RefCallback< HTMLElement > };
}
