<?php

declare( strict_types=1 );

namespace Atoll\Site\Menu;

/** One entry of a menu, with those below it; spec 3. */
final class MenuItem {

	/**
	 * @param string         $url        Empty when the entry only holds others together.
	 * @param string         $icon       Name of a mark, or empty.
	 * @param bool           $isExternal Whether it leads to another host.
	 * @param bool           $isCurrent  Whether it is the page being shown.
	 * @param list<MenuItem> $submenus
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $title,
		public readonly string $url,
		public readonly string $description = '',
		public readonly string $icon = '',
		public readonly string $target = '',
		public readonly bool $isExternal = false,
		public readonly bool $isCurrent = false,
		public readonly array $submenus = array(),
	) {}

	/** Whether the page being shown is this one or one below it. */
	public function leadsHere(): bool {
		foreach ( $this->submenus as $item ) {
			if ( $item->leadsHere() ) {
				return true;
			}
		}
		return $this->isCurrent;
	}
}
