import type { ComponentType, ReactElement } from 'react';
import type { PhoneNumber } from '../../phone-number/use-phone-number';
import type { CtaAttributes } from '../attributes';

/** Data on a call to action that is not in its attributes. */
export interface CtaContext {
	/** Whether the chosen form is on the page that is being edited. */
	isFormHere: boolean;
	/** Whether the chosen form is open; undefined while that is not known. */
	isFormOpen: boolean | undefined;
	/** The number to dial; null if there is none, undefined while that is not known. */
	phoneNumber: PhoneNumber | null | undefined;
}

export interface DestinationProps extends CtaContext {
	attributes: CtaAttributes;
	setAttributes( changes: Partial< CtaAttributes > ): void;
}

/** A kind of call to action in the editor. */
export interface Kind {
	title: string;
	description: string;
	keywords: string[];
	icon: ReactElement;
	/** Returns the text shown if the label is empty; an empty string if a label is required. */
	ownLabel( attributes: CtaAttributes, context: CtaContext ): string;
	/** Returns an explanation why visitors would not see it; undefined if it has a target. */
	problem( attributes: CtaAttributes, context: CtaContext ): string | undefined;
	/** Heading of the settings, and label of the toolbar button. */
	heading: string;
	/** Settings for the target, in the sidebar. */
	Destination: ComponentType< DestinationProps >;
	/** Settings for the target, in the toolbar. */
	Quick: ComponentType< DestinationProps >;
}
