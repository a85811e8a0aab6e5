export type NewsListAttributes = {
	number: number;
	/** Id of the category; 0 for all. */
	category: number;
	layout: 'lines' | 'columns';
	/** Whether to show excerpts. */
	excerpts: boolean;
};
