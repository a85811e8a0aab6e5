<?php

declare( strict_types=1 );

namespace Atoll\Site\Menu;

/** One entry of a menu, with those below it; spec 3. */
final class MenuItem {

	/**
	 * @param string         $url        Empty when the entry only holds others together.
	 * @param string         $icon       Name of a mark, or empty.
	 * @param string         $target     Empty, or `_blank`.
	 * @param bool           $isExternal Whether it leads to another host.
	 * @param bool           $isCurrent  Whether it is the page being shown.
	 * @param list<MenuItem> $submenus
	 * @param bool $isAbove Whether the page being shown belongs below it without being in the menu, as an article to
	 * the list of articles.
	 * @param string $rel What the page it leads to is to this one, such as `nofollow`; as in HTML.
	 * @param string $titleAttribute What its editor adds to the title; empty where that says the same.
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

	/** Whether the page being shown is this one or one below it. */
	public function leadsHere(): bool {
		foreach ( $this->submenus as $item ) {
			if ( $item->leadsHere() ) {
				return true;
			}
		}
		return $this->isCurrent || $this->isAbove;
	}

	/** @return list<self> It and all below it, in order, but nothing that only holds others together. */
	public function flattened(): array {
		$items = '' === $this->url && $this->submenus ? array() : array( $this );
		foreach ( $this->submenus as $item ) {
			array_push( $items, ...$item->flattened() );
		}
		return $items;
	}

	/** Its own page: without those below it, and by another title where one is given. */
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

	/** @return array<string, mixed> In the spec's names, the same for every page. */
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
