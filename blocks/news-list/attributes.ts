export type NewsListAttributes = {
	number: number;
	/** Number of the category, 0 for all. */
	category: number;
	layout: 'lines' | 'columns';
	/** Whether what the articles are about is said too. */
	excerpts: boolean;
};
