<?php

declare( strict_types=1 );

namespace Atoll\Site\Head\Schema;

use Atoll\Site\Head\Kind;
use Atoll\Site\Head\Locale;
use Atoll\Site\Head\ShareImages;
use Atoll\Site\Head\Subject;
use Atoll\Site\Trail\Trail;

/** The page itself. */
final class WebPage implements Piece {

	public function __construct( private ShareImages $images, private Trail $trail, private Locale $locale, private Ids $ids ) {}

	public function node( Subject $subject ): array {
		$post  = $subject->post;
		$image = $this->images->of( $post );
		return array(
			'@type'              => in_array( $subject->kind, array( Kind::News, Kind::Archive ), true ) ? 'CollectionPage' : 'WebPage',
			'@id'                => $this->ids->page( $subject ),
			'url'                => $subject->url,
			'name'               => $subject->title,
			'description'        => $subject->description,
			'inLanguage'         => $this->locale->tag(),
			'isPartOf'           => $this->ids->link( $this->ids->website() ),
			'about'              => Kind::Front === $subject->kind ? $this->ids->link( $this->ids->organisation() ) : null,
			'breadcrumb'         => $this->trail->to( $subject ) ? $this->ids->link( $this->ids->trail( $subject ) ) : null,
			'primaryImageOfPage' => $image ? array(
				'@type'  => 'ImageObject',
				'@id'    => $this->ids->picture( $subject ),
				'url'    => $image->url,
				'width'  => $image->width,
				'height' => $image->height,
			) : null,
			'datePublished'      => $post ? get_post_time( 'c', true, $post ) : null,
			'dateModified'       => $post ? get_post_modified_time( 'c', true, $post ) : null,
		);
	}
}
