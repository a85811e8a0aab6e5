import type { ComponentType, ReactElement } from 'react';
import type { Dialled } from '../../phone-number/use-dialled';
import type { CtaAttributes } from '../attributes';

/** What the attributes do not say. */
export interface Circumstances {
	/** Whether the chosen form stands on the page that is being edited. */
	isFormHere: boolean;
	/** Whether visitors may fill in the chosen form; undefined while that is not known. */
	isFormOpen: boolean | undefined;
	/** What is dialled; null for nothing, undefined while that is not known. */
	dialled: Dialled | null | undefined;
}

export interface DestinationProps extends Circumstances {
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
	ownLabel( attributes: CtaAttributes, circumstances: Circumstances ): string;
	/** Why visitors would not see it, in words; undefined when it leads somewhere. */
	problem( attributes: CtaAttributes, circumstances: Circumstances ): string | undefined;
	/** Heading of the settings, and the toolbar button's name. */
	heading: string;
	/** Where it leads, in the sidebar. */
	Destination: ComponentType< DestinationProps >;
	/** The same behind the toolbar's button. */
	Quick: ComponentType< DestinationProps >;
}
