<?php

declare( strict_types=1 );

namespace Atoll\Site\News;

use Atoll\Engine\Contract\JsonData;

/** A block of the news templates. */
interface NewsBlock {

	/**
	 * Returns escaped HTML, without the block's wrapper; empty if there is nothing to show.
	 *
	 * @param JsonData      $attributes Attributes of the block. Anyone who may edit it can set them to anything.
	 * @param \WP_Post|null $post       The article that contains the block; in a preview, with unsaved changes.
	 */
	public function html( JsonData $attributes, ?\WP_Post $post ): string;
}
