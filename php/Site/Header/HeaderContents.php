<?php

declare( strict_types=1 );

namespace Atoll\Site\Header;

use Atoll\Site\Menu\MenuItem;

/** The content of a header beside the logo. It is shown in the bar, or on small screens in the menu panel. */
final class HeaderContents {

	/**
	 * @param list<MenuItem>  $items
	 * @param list<HeaderCta> $ctas
	 * @param string          $logOut Safe HTML of the item "Log out"; empty if the page does not show it.
	 */
	public function __construct(
		public readonly array $items,
		public readonly array $ctas,
		public readonly string $logOut,
	) {}
}
