export type CtaKind = 'link' | 'form' | 'phone';

export type Appearance = 'primary' | 'secondary' | 'text';

/** Only what belongs to `kind` is used; the rest waits for the editor to switch back. */
export type CtaAttributes = {
	kind: CtaKind;
	/** HTML without tags; on a phone call to action `{phone}` stands for the number, and so does none at all. */
	label: string;
	appearance: Appearance;
	url: string;
	opensInNewTab: boolean;
	/** The form's public number, 0 when none is chosen. */
	formId: number;
	/** The page to go to when the form is not on the same page. */
	fallbackUrl: string;
	/** As people read it, for example (02) 9876 5432; empty for the company's. */
	phone: string;
};
