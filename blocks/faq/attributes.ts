export type FaqAttributes = {
	/** Level of the questions' headings, 2 to 4: one below the heading above them. */
	level: number;
	/** Whether opening a question closes the one that is open. */
	oneAtATime: boolean;
};
