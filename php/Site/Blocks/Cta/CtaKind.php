<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks\Cta;

use Atoll\Site\Blocks\BlockAttributes;

/** What sort of thing a call to action leads to: a page, a form or a telephone. */
interface CtaKind {

	/** Where it leads, or null when there is nowhere to go, and then nothing is printed. */
	public function target( BlockAttributes $attributes ): ?CtaTarget;
}
