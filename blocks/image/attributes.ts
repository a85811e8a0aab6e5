type Ratio = 'natural' | 'wide' | 'strip';

export type ImageAttributes = {
	/** Number of the attachment, 0 while none is chosen. */
	id: number;
	/** What the picture shows, in words. */
	alt: string;
	/** Whether it says nothing that the text does not. */
	decorative: boolean;
	/** HTML with inline formats. */
	caption: string;
	ratio: Ratio;
	/** Whether it is the first thing that visitors see of the page, and so fetched before others. */
	priority: boolean;
};
