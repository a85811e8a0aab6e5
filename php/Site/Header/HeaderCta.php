<?php

declare( strict_types=1 );

namespace Atoll\Site\Header;

/** A call to action that is shown in a header. */
final class HeaderCta {

	/**
	 * @param string $html       The link, escaped.
	 * @param bool   $isInBurger headerCtaBurgerToggle: also shown in the menu panel of small screens.
	 * @param bool   $isInBar    headerCtaMobileToggle: also shown in the bar of small screens.
	 * @param bool   $isTall     headerCtaButtonHeightToggle: as tall as the header.
	 */
	public function __construct(
		public readonly string $html,
		public readonly bool $isInBurger = true,
		public readonly bool $isInBar = false,
		public readonly bool $isTall = false,
	) {}
}
