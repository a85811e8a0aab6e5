<?php

declare( strict_types=1 );

namespace Atoll\Site\Header;

/** A call to action that shows. */
final class HeaderCta {

	/**
	 * @param string $html       The link, escaped.
	 * @param bool   $isInBurger headerCtaBurgerToggle: it stands in the menu of small screens too.
	 * @param bool   $isInBar    headerCtaMobileToggle: it stands in the bar of small screens too.
	 * @param bool   $isTall     headerCtaButtonHeightToggle: it is as tall as the header.
	 */
	public function __construct(
		public readonly string $html,
		public readonly bool $isInBurger = true,
		public readonly bool $isInBar = false,
		public readonly bool $isTall = false,
	) {}
}
