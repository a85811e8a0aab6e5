<?php

declare( strict_types=1 );

namespace Atoll\Site\Footer;

use Atoll\Site\Menu\MenuItem;

/** A group of links in a footer. */
final class FooterMenuGroup {

	/**
	 * @param string         $title Plain text; empty for links without a parent.
	 * @param list<MenuItem> $items
	 */
	public function __construct( public readonly string $title, public readonly array $items ) {}

	/**
	 * Splits a menu into groups: one for each parent, with its own page first and then its descendants. Items without
	 * submenus form the last group.
	 *
	 * @param list<MenuItem> $items
	 * @return list<self>
	 */
	public static function fromItems( array $items ): array {
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
