<?php

declare( strict_types=1 );

namespace Atoll\Site\Header;

use Atoll\Site\Menu\MenuItem;

/** What stands in a header beside the logo: in the bar where that has room, in the panel of small screens elsewhere. */
final class HeaderContents {

	/**
	 * @param list<MenuItem>  $items
	 * @param list<HeaderCta> $ctas
	 * @param string          $logOut Safe HTML; empty where there is nothing to log out of.
	 */
	public function __construct(
		public readonly array $items,
		public readonly array $ctas,
		public readonly string $logOut,
	) {}
}
