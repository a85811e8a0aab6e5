<?php

declare( strict_types=1 );

namespace Atoll\Site\Footer;

use Atoll\Site\Menu\MenuItem;

/** Links that stand together in a footer. */
final class FooterMenuGroup {

	/**
	 * @param string         $title Plain text; empty for links that stand under no parent.
	 * @param list<MenuItem> $items
	 */
	public function __construct( public readonly string $title, public readonly array $items ) {}

	/**
	 * A menu as groups: each parent makes one of all that is below it, led by its own page; what stands alone is
	 * gathered in one at the end.
	 *
	 * @param list<MenuItem> $items
	 * @return list<self>
	 */
	public static function of( array $items ): array {
		$groups = array();
		$single = array();
		foreach ( $items as $item ) {
			if ( $item->submenus ) {
				$groups[] = new self( $item->title, $item->flattened() );
			} else {
				$single[] = $item;
			}
		}
		return $single ? array( ...$groups, new self( '', $single ) ) : $groups;
	}
}
