<?php

declare( strict_types=1 );

namespace Atoll\Site\News;

use Atoll\Engine\Contract\JsonData;

/** What a block of the news templates prints. */
interface NewsBlock {

	/**
	 * Escaped HTML, without the block's wrapper; empty when there is nothing to show.
	 *
	 * @param JsonData      $attributes The block's, which anyone who may edit it can have set to anything.
	 * @param \WP_Post|null $post       The article that it stands in, in a preview as it was changed.
	 */
	public function html( JsonData $attributes, ?\WP_Post $post ): string;
}
