export type QuestionAttributes = {
	question: string;
	/** Of the heading, 2 to 4; set by the block around it. */
	level: number;
	/** What follows # in a link to this question; made from the question where it is empty. */
	linkName?: string;
};
