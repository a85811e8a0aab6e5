<?php

declare( strict_types=1 );

namespace Atoll\Site\Context;

use Atoll\Site\Footer\FooterMenus;
use Atoll\Site\Menu\MenuItem;
use Atoll\Site\Menu\Menus;
use Atoll\Site\Page\PageSettings;

/** The menus of header and footer, in the names of the page context. */
final class ContextMenus {

	public function __construct( private Menus $menus, private FooterMenus $footers ) {}

	/** @return array<string, list<array<string, mixed>>> */
	public function header(): array {
		return array(
			'main'      => $this->toArrays( $this->menus->at( Menus::MAIN ) ),
			'secondary' => $this->toArrays( $this->menus->at( Menus::SECONDARY ) ),
		);
	}

	/** @return array<string, list<array<string, mixed>>> */
	public function footer(): array {
		return array(
			'footerNav'             => $this->toArrays( $this->footers->nav( PageSettings::PRIMARY ) ),
			'footerSubNav'          => $this->toArrays( $this->footers->subNav( PageSettings::PRIMARY ) ),
			'footerSecondaryNav'    => $this->toArrays( $this->footers->nav( PageSettings::SECONDARY ) ),
			'footerSecondarySubNav' => $this->toArrays( $this->footers->subNav( PageSettings::SECONDARY ) ),
		);
	}

	/**
	 * @param list<MenuItem> $items
	 * @return list<array<string, mixed>>
	 */
	private function toArrays( array $items ): array {
		return array_map( static fn( MenuItem $item ): array => $item->toArray(), $items );
	}
}
