<?php

declare( strict_types=1 );

namespace Atoll\Site\Head\Schema;

use Atoll\Site\Breadcrumbs\Breadcrumb;
use Atoll\Site\Breadcrumbs\BreadcrumbTrail;
use Atoll\Site\Head\PageSummary;

/** The node of a page's breadcrumbs. */
final class BreadcrumbsNode implements SchemaNode {

	public function __construct( private BreadcrumbTrail $trail, private SchemaIds $ids ) {}

	public function node( PageSummary $summary ): array {
		$crumbs = $this->trail->to( $summary );
		return $crumbs ? array(
			'@type'           => 'BreadcrumbList',
			'@id'             => $this->ids->trail( $summary ),
			'itemListElement' => array_map( $this->item( ... ), $crumbs, array_keys( $crumbs ) ),
		) : array();
	}

	/** @return array<string, mixed> */
	private function item( Breadcrumb $crumb, int $index ): array {
		return array(
			'@type'    => 'ListItem',
			'position' => $index + 1,
			'name'     => $crumb->title,
			'item'     => $crumb->url,
		);
	}
}
