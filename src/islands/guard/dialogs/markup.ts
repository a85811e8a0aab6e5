export type TemplateName = 'veil' | 'ended' | 'warning' | 'login' | 'changed';

/** What a covered page waits for: the check of the session, the logout, or the next page. */
export type Wait = 'checking' | 'leaving' | 'going';

/** The guard's templates as php/Portal/Dialogs prints them. The only place that knows the server's markup. */
export interface Markup {
	/** Returns a copy of a template's content. */
	copy: ( name: TemplateName ) => DocumentFragment;
	/** Returns the cover's text while something is awaited. */
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
