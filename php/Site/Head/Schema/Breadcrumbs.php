<?php

declare( strict_types=1 );

namespace Atoll\Site\Head\Schema;

use Atoll\Site\Head\Subject;
use Atoll\Site\Trail\Crumb;
use Atoll\Site\Trail\Trail;

/** The way to the page. */
final class Breadcrumbs implements Piece {

	public function __construct( private Trail $trail, private Ids $ids ) {}

	public function node( Subject $subject ): array {
		$crumbs = $this->trail->to( $subject );
		return $crumbs ? array(
			'@type'           => 'BreadcrumbList',
			'@id'             => $this->ids->trail( $subject ),
			'itemListElement' => array_map( $this->item( ... ), $crumbs, array_keys( $crumbs ) ),
		) : array();
	}

	/** @return array<string, mixed> */
	private function item( Crumb $crumb, int $before ): array {
		return array(
			'@type'    => 'ListItem',
			'position' => $before + 1,
			'name'     => $crumb->title,
			'item'     => $crumb->url,
		);
	}
}
