<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks\Cta;

/** The target of a call to action. Nothing is escaped yet. */
final class CtaTarget {

	/**
	 * @param string $href        Absolute or relative URL, fragment or tel: URL.
	 * @param string $text        Text of the link if the editor left the label empty.
	 * @param bool   $newWindow   Whether it opens in a new tab.
	 * @param ?int   $form        Form to open in a modal on the current page; 0 for a form that is not opened in one;
	 *                            null for links without a form.
	 * @param bool   $needsScript Whether the link does nothing without JavaScript.
	 */
	public function __construct(
		public readonly string $href,
		public readonly string $text = '',
		public readonly bool $newWindow = false,
		public readonly ?int $form = null,
		public readonly bool $needsScript = false,
	) {}
}
