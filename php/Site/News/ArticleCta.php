<?php

declare( strict_types=1 );

namespace Atoll\Site\News;

use Atoll\Platform\Settings\Settings;
use Atoll\Site\Blocks\BlockAttributes;
use Atoll\Site\Blocks\Cta\Ctas;
use Atoll\Site\Header\HeaderCtas;

/** The call to action after an article: the header's, or else the contact page, or else a phone call. */
final class ArticleCta {

	/** Path of the contact page, as suggested by its pattern. */
	private const CONTACT = 'contact';

	public function __construct( private Settings $settings, private HeaderCtas $header, private Ctas $ctas ) {}

	/** @return string The block atoll/cta as serialised in templates; empty if it has no target. */
	public function block(): string {
		$attributes = $this->header->first( $this->settings->group( 'header' )->map( 'headerPrimary' ) )
			?: $this->contact()
			?: array( 'kind' => 'phone' );
		$attributes = array( 'appearance' => 'primary' ) + $attributes;
		return '' === $this->ctas->link( new BlockAttributes( $attributes ) )
			? ''
			: get_comment_delimited_block_content( 'atoll/cta', $attributes, '' );
	}

	/** @return array<string, mixed> */
	private function contact(): array {
		$page = get_page_by_path( self::CONTACT );
		return $page instanceof \WP_Post && 'publish' === $page->post_status
			? array(
				'kind'  => 'link',
				'label' => __( 'Start an enquiry', 'atoll' ),
				'url'   => wp_make_link_relative( (string) get_permalink( $page ) ),
			)
			: array();
	}
}
