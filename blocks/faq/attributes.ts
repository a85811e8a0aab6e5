export type FaqAttributes = {
	/** Of the questions' headings, 2 to 4: one below the heading that they stand under. */
	level: number;
	/** Whether opening a question closes the one that was open. */
	oneAtATime: boolean;
};
