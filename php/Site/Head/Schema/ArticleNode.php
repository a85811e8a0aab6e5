<?php

declare( strict_types=1 );

namespace Atoll\Site\Head\Schema;

use Atoll\Platform\SiteLanguage;
use Atoll\Site\Head\MetaText;
use Atoll\Site\Head\PageKind;
use Atoll\Site\Head\PageSummary;
use Atoll\Site\Head\ShareImages;

/** The node of an article. The author is the company that publishes it, not a person. */
final class ArticleNode implements SchemaNode {

	/** Length after which search engines cut headlines, in code points. */
	private const HEADLINE = 110;

	/** @param \Closure( string ): int $count Counts the words of a text with markup. */
	public function __construct(
		private ShareImages $images,
		private SchemaIds $ids,
		private \Closure $count
	) {}

	public function node( PageSummary $summary ): array {
		$post = $summary->post;
		if ( null === $post || PageKind::Article !== $summary->kind ) {
			return array();
		}
		$categories = get_the_category( $post->ID );
		$hidden     = post_password_required( $post );
		return array(
			'@type'            => 'Article',
			'@id'              => $this->ids->article( $summary ),
			'headline'         => MetaText::cut( $summary->title, self::HEADLINE ),
			'description'      => $summary->description,
			'datePublished'    => get_post_time( 'c', true, $post ),
			'dateModified'     => get_post_modified_time( 'c', true, $post ),
			'articleSection'   => MetaText::fromHtml( $categories[0]->name ?? '' ),
			'wordCount'        => $hidden ? null : ( $this->count )( $post->post_content ),
			'inLanguage'       => SiteLanguage::tag(),
			'image'            => $this->images->find( $post )
				? $this->ids->link( $this->ids->picture( $summary ) )
				: null,
			'mainEntityOfPage' => $this->ids->link( $this->ids->page( $summary ) ),
			'isPartOf'         => $this->ids->link( $this->ids->page( $summary ) ),
			'author'           => $this->ids->link( $this->ids->organisation() ),
			'publisher'        => $this->ids->link( $this->ids->organisation() ),
		);
	}
}
