<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks\Cta;

use Atoll\Site\Blocks\BlockAttributes;

/** A type of call to action: a link to a page, a form or a phone number. */
interface CtaKind {

	/** Returns the target; null if there is none, so that nothing is printed. */
	public function target( BlockAttributes $attributes ): ?CtaTarget;
}
