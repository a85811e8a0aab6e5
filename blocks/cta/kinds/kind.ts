import type { ComponentType, ReactElement } from 'react';
import type { CtaAttributes } from '../attributes';

export interface DestinationProps {
	attributes: CtaAttributes;
	setAttributes( changes: Partial< CtaAttributes > ): void;
	/** Whether the chosen form stands on the page that is being edited. */
	isFormHere: boolean;
}

/** What the editor knows of one kind of call to action. */
export interface Kind {
	title: string;
	description: string;
	keywords: string[];
	icon: ReactElement;
	/** What visitors read while the label is empty; '' when only a label will do. */
	ownLabel( attributes: CtaAttributes ): string;
	/** Why visitors would not see it, in words; undefined when it leads somewhere. */
	problem( attributes: CtaAttributes, isFormHere: boolean ): string | undefined;
	/** Heading of the settings, and the toolbar button's name. */
	heading: string;
	/** Where it leads, in the sidebar. */
	Destination: ComponentType< DestinationProps >;
	/** The same behind the toolbar's button. */
	Quick: ComponentType< DestinationProps >;
}
