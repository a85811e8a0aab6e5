export type CtaKind = 'link' | 'form' | 'phone';

export type Appearance = 'primary' | 'secondary' | 'text';

/** Only the attributes of `kind` are used. The others are kept in case the editor switches back. */
export type CtaAttributes = {
	kind: CtaKind;
	/** HTML without tags. For phone numbers, `{phone}` stands for the number, as does an empty label. */
	label: string;
	appearance: Appearance;
	url: string;
	opensInNewTab: boolean;
	/** The form's public number; 0 if none is chosen. */
	formId: number;
	/** URL to link to if the form is not on the same page. */
	fallbackUrl: string;
	/** In a format for people, such as (02) 9876 5432; empty for the company's number. */
	phone: string;
};
