export type PhoneLinkAttributes = {
	/** As people read it, for example (02) 9876 5432; empty for the company's. */
	phone: string;
	/** Text before the number. */
	label: string;
	hasIcon: boolean;
};
