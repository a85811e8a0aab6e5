<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks\Cta;

/** Where a call to action leads; nothing is escaped yet. */
final class CtaTarget {

	/**
	 * @param string $href        Absolute or relative address, fragment or tel: address.
	 * @param string $text        What the link says when the editor gave it no label.
	 * @param bool   $newWindow   Whether it opens beside the present page.
	 * @param ?int $form The form that it opens above the present page; 0 for none, though it leads to one; null where
	 * there is none.
	 * @param bool   $needsScript Whether it leads nowhere for those without JavaScript.
	 */
	public function __construct(
		public readonly string $href,
		public readonly string $text = '',
		public readonly bool $newWindow = false,
		public readonly ?int $form = null,
		public readonly bool $needsScript = false,
	) {}
}
