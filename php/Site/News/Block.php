<?php

declare( strict_types=1 );

namespace Atoll\Site\News;

use Atoll\Engine\Contract\Data;

/** What a block of the news templates prints. */
interface Block {

	/**
	 * Escaped HTML, without the block's wrapper; empty when there is nothing to show.
	 *
	 * @param Data $attributes The block's, which anyone who may edit it can have set to anything.
	 * @param int  $post       The article that it stands in, 0 for none.
	 */
	public function html( Data $attributes, int $post ): string;
}
