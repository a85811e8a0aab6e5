export type QuestionAttributes = {
	question: string;
	/** Level of the heading, 2 to 4. Set by the parent block. */
	level: number;
	/** Fragment of the URL to this question, without #. If empty, a slug of the question is used. */
	linkName?: string;
};
