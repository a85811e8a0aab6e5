type Ratio = 'natural' | 'wide' | 'strip';

export type ImageAttributes = {
	/** Id of the attachment; 0 if none is chosen. */
	id: number;
	/** Alternative text. */
	alt: string;
	/** Whether the image is decorative. */
	decorative: boolean;
	/** HTML with inline formats. */
	caption: string;
	ratio: Ratio;
	/** Whether the image is at the top of the page, so that it loads before others. */
	priority: boolean;
};
