import type { ComponentType } from 'react';
import type { Context } from '../context';

/** What only some forms need, as a script of its own: a component beside the form's own. */
export type Part = ComponentType< { context: Context } >;

const registry = (): Record< string, Part > =>
	( ( window as { atollFormParts?: Record< string, Part > } ).atollFormParts ??= {} );

/**
 * Adds a part to every form of the page; it renders nothing for a form that has no use for it.
 *
 * @param name Its folder in src/islands/form/parts, which php/Platform/Islands names for the pages that need it.
 * @param part Listens through `context.markup` and prints through portals, as the island does.
 */
export const registerPart = ( name: string, part: Part ) => {
	registry()[ name ] = part;
};

export const registeredParts = (): Array< [ string, Part ] > => Object.entries( registry() );
