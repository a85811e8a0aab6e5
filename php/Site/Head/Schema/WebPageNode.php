<?php

declare( strict_types=1 );

namespace Atoll\Site\Head\Schema;

use Atoll\Platform\SiteLanguage;
use Atoll\Site\Breadcrumbs\BreadcrumbTrail;
use Atoll\Site\Head\PageKind;
use Atoll\Site\Head\PageSummary;
use Atoll\Site\Head\ShareImages;

/** The node of the page itself. */
final class WebPageNode implements SchemaNode {

	public function __construct(
		private ShareImages $images,
		private BreadcrumbTrail $trail,
		private SchemaIds $ids
	) {}

	public function node( PageSummary $summary ): array {
		$post  = $summary->post;
		$image = $this->images->find( $post );
		return array(
			'@type'              => 'WebPage',
			'@id'                => $this->ids->page( $summary ),
			'url'                => $summary->url,
			'name'               => $summary->title,
			'description'        => $summary->description,
			'inLanguage'         => SiteLanguage::tag(),
			'isPartOf'           => $this->ids->link( $this->ids->website() ),
			'about'              => PageKind::Front === $summary->kind
				? $this->ids->link( $this->ids->organisation() )
				: null,
			'breadcrumb'         => $this->trail->to( $summary )
				? $this->ids->link( $this->ids->trail( $summary ) )
				: null,
			'primaryImageOfPage' => $image ? array(
				'@type'  => 'ImageObject',
				'@id'    => $this->ids->picture( $summary ),
				'url'    => $image->url,
				'width'  => $image->width,
				'height' => $image->height,
			) : null,
			'datePublished'      => $post ? get_post_time( 'c', true, $post ) : null,
			'dateModified'       => $post ? get_post_modified_time( 'c', true, $post ) : null,
		);
	}
}
