export type TemplateName = 'veil' | 'ended' | 'warning' | 'login' | 'changed';

/** What a covered page waits for: whose session it is, a logout, or the page that it leads to. */
export type Wait = 'checking' | 'leaving' | 'going';

/** The guard's templates as php/Portal/Dialogs prints them. All that this island knows of them is here. */
export interface Markup {
	/** A copy of what a template holds. */
	copy: ( name: TemplateName ) => DocumentFragment;
	/** What the cover says while something is waited for. */
	waiting: ( wait: Wait ) => string;
}

export const markupOf = ( element: HTMLElement ): Markup => {
	const template = ( name: string ) =>
		element.querySelector< HTMLTemplateElement >( `template[data-atoll=${ name }]` )!;
	return {
		copy: ( name ) => template( name ).content.cloneNode( true ) as DocumentFragment,
		waiting: ( wait ) => template( 'veil' ).dataset[ wait ] ?? '',
	};
};

export const part = < PartElement extends HTMLElement = HTMLElement >(
	within: ParentNode,
	name: string
): PartElement => within.querySelector< PartElement >( `[data-atoll=${ name }]` )!;
