<?php

declare( strict_types=1 );

namespace Atoll\Site\Menu;

/** A menu item with the items below it; spec 3. */
final class MenuItem {

	/**
	 * @param string         $url        Empty if the item only groups others.
	 * @param string         $icon       Name of an icon, or empty.
	 * @param string         $target     Empty, or `_blank`.
	 * @param bool           $isExternal Whether it links to another host.
	 * @param bool           $isCurrent  Whether it is the current page.
	 * @param list<MenuItem> $submenus
	 * @param bool           $isAbove    Whether the current page belongs below it without being in the menu, as an
	 *                                   article belongs below the list of articles.
	 * @param string         $rel        As in HTML, such as `nofollow`.
	 * @param string         $titleAttribute As set in the editor; empty if it is the same as the title.
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
		public readonly bool $isAbove = false,
		public readonly string $rel = '',
		public readonly string $titleAttribute = '',
	) {}

	/** Whether the current page is this item or one below it. */
	public function leadsHere(): bool {
		foreach ( $this->submenus as $item ) {
			if ( $item->leadsHere() ) {
				return true;
			}
		}
		return $this->isCurrent || $this->isAbove;
	}

	/** @return list<self> The item and all below it, in order, without those that only group others. */
	public function flattened(): array {
		$items = '' === $this->url && $this->submenus ? array() : array( $this );
		foreach ( $this->submenus as $item ) {
			array_push( $items, ...$item->flattened() );
		}
		return $items;
	}

	/** Returns the item without submenus, under another title if one is given. */
	public function withoutSubmenus( string $title = '' ): self {
		return new self(
			$this->id,
			'' === $title ? $this->title : $title,
			$this->url,
			$this->description,
			$this->icon,
			$this->target,
			$this->isExternal,
			$this->isCurrent,
			rel: $this->rel,
			titleAttribute: $this->titleAttribute
		);
	}

	/** @return array<string, mixed> In the spec's names; the same on every page. */
	public function toArray(): array {
		return array(
			'title'          => $this->title,
			'description'    => $this->description,
			'url'            => $this->url,
			'submenus'       => array_map( static fn( self $item ) => $item->toArray(), $this->submenus ),
			'headerMenuIcon' => $this->icon,
			'isExternal'     => $this->isExternal,
			'target'         => $this->target,
		);
	}
}
