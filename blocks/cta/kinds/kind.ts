import type { ComponentType, ReactElement } from 'react';
import type { PhoneNumber } from '../../phone-number/use-phone-number';
import type { CtaAttributes } from '../attributes';

/** What the attributes do not say. */
export interface CtaContext {
	/** Whether the chosen form stands on the page that is being edited. */
	isFormHere: boolean;
	/** Whether visitors may fill in the chosen form; undefined while that is not known. */
	isFormOpen: boolean | undefined;
	/** What is dialled; null for nothing, undefined while that is not known. */
	phoneNumber: PhoneNumber | null | undefined;
}

export interface DestinationProps extends CtaContext {
	attributes: CtaAttributes;
	setAttributes( changes: Partial< CtaAttributes > ): void;
}

/** What the editor knows of one kind of call to action. */
export interface Kind {
	title: string;
	description: string;
	keywords: string[];
	icon: ReactElement;
	/** What visitors read while the label is empty; '' when only a label will do. */
	ownLabel( attributes: CtaAttributes, context: CtaContext ): string;
	/** Why visitors would not see it, in words; undefined when it leads somewhere. */
	problem( attributes: CtaAttributes, context: CtaContext ): string | undefined;
	/** Heading of the settings, and the toolbar button's name. */
	heading: string;
	/** Where it leads, in the sidebar. */
	Destination: ComponentType< DestinationProps >;
	/** The same behind the toolbar's button. */
	Quick: ComponentType< DestinationProps >;
}
