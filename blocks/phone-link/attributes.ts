export type PhoneLinkAttributes = {
	/** In a format for people, such as (02) 9876 5432; empty for the company's number. */
	phone: string;
	/** Text before the number. */
	label: string;
	hasIcon: boolean;
};
